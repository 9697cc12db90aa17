/**
 * Another endpoint than the hosted service's own, as its clients want it. @param address `http://127.0.0.1:1234`
 * @param accept what the version of the client calls a host for everything.
 */
export function hostsOf<Accept>(address: string, accept: Accept) {
  const { protocol, host } = new URL(address)
  return [{ url: host, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), accept }]
}
