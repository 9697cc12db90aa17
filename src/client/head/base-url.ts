import { tell } from './banner'

/**
 * Banner for a site whose files are not where its pages expect them (specification, section 8), with the base under which
 * it is likely served. Nothing is shown when the base is right and a file failed for another reason.
 */
export function warnAboutBase(): void {
  const canonical = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname
  const path = location.pathname.replace(/index\.html$/, '')
  const pagePath = canonical.slice(INLINE.base.length - 1)
  const isAtItsPath = path.endsWith(pagePath)
  const likely = isAtItsPath ? path.slice(0, path.length - pagePath.length + 1) : path.replace(/[^/]*$/, '')
  // Some pages stand at other addresses than their canonical one: these say nothing of the base. A saved page has none
  const isElsewhere = !isAtItsPath && path.startsWith(INLINE.base)
  if (likely === INLINE.base || isElsewhere || location.protocol === 'file:') return
  const suggestion = INLINE.baseSuggest.replace('{suggestedBaseUrl}', likely)
  tell(`${INLINE.baseTitle}\n${INLINE.baseBody}${INLINE.baseCurrent}。${suggestion}`)
}
