/**
 * A banner below the navbar, which goes when the reader comes after all. Styled inline: the style sheet may be what is
 * missing, and so may the navbar.
 * @param text with line ends.
 */
export function tell(text: string, link: string | Node = ''): void {
  const banner = document.createElement('div')
  banner.className = 'no-js'
  banner.role = 'alert'
  banner.style.cssText = `padding:1rem 1.5rem;background:${INLINE.basePaper};color:${INLINE.baseInk}`
  banner.innerText = text
  banner.append(link)
  // Before the body, which need not be there
  ;(document.querySelector('.nav') ?? document.head).after(banner)
}
