import { tell } from './banner'

/**
 * Banner for a site whose files are not where its pages expect them (specification, section 8), with the base under which
 * it is likely served. Nothing is shown when the base is right and a file failed for another reason.
 */
export function warnAboutBase(): void {
  const canonical = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname
  const path = location.pathname.replace(/index\.html$/, '')
  const pagePath = canonical.slice(INLINE.base.length - 1)
  // The first page of the documents stands at two addresses; what is not found at any: it says nothing of the base
  const own = [pagePath, '/docs/'].find((end) => path.endsWith(end) && pagePath.startsWith(end))
  const likely = own ? `${path.slice(0, -own.length)}/` : ''
  // A saved page has no base
  if (likely === INLINE.base || (!own && path.startsWith(INLINE.base)) || location.protocol === 'file:') return
  const suggestion = likely && INLINE.baseSuggest.replace('{suggestedBaseUrl}', likely)
  tell(`${INLINE.baseTitle}\n${INLINE.baseBody}${INLINE.baseCurrent}。${suggestion}`)
}
