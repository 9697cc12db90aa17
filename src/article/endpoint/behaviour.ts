/** Brings what leads old anchors on; one page has such an index. Call for every page. */
export function startEndpointIndex(): void {
  if (document.querySelector('.endpoint-index'))
    import(/* webpackChunkName: "endpoints" */ '../../client/endpoint-anchors').then(
      ({ followToEndpoint }) => followToEndpoint(),
      console.warn,
    )
}
