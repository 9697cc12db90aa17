import type { InlineConstants } from './constants'

declare const INLINE: InlineConstants

/**
 * @param pathname address of the document.
 * @param pagePath the page's own route without prefix.
 * @returns the base under which the site is likely served, e.g. `/preview/`.
 */
export function likelyBase(pathname: string, pagePath: string): string {
  const path = pathname.replace(/index\.html$/, '')
  return path.endsWith(pagePath) ? path.slice(0, path.length - pagePath.length + 1) : path.replace(/[^/]*$/, '')
}

/**
 * Banner for a site whose files are not where its pages expect them (specification, section 8). Styled inline: the
 * style sheet may be what is missing. Nothing is shown when the base is right and a file failed for another reason.
 */
export function warnAboutBase(): void {
  const canonical = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname
  const { pathname, protocol } = location
  const pagePath = canonical.slice(INLINE.base.length - 1)
  const likely = likelyBase(pathname, pagePath)
  // Some pages stand at other addresses than their canonical one: these say nothing of the base. A saved page has none
  const isElsewhere = pathname.startsWith(INLINE.base) && !pathname.replace(/index\.html$/, '').endsWith(pagePath)
  const isRight = likely === INLINE.base || isElsewhere || protocol === 'file:'
  if (isRight || document.getElementById('base-url')) return
  const banner = document.createElement('div')
  banner.id = 'base-url'
  banner.setAttribute('role', 'alert')
  banner.style.cssText = `padding:1rem 1.5rem;background:${INLINE.basePaper};color:${INLINE.baseInk}`
  const title = document.createElement('strong')
  title.textContent = INLINE.baseTitle
  const suggestion = INLINE.baseSuggest.replace('{suggestedBaseUrl}', likely)
  banner.append(title, document.createElement('br'), `${INLINE.baseBody}${INLINE.baseCurrent}。${suggestion}`)
  document.querySelector('.nav')!.after(banner)
}
