/**
 * Styles of what a script makes: they come with the script, because Gatsby writes every style sheet it knows into every
 * page. An adopted sheet needs no exception in a content security policy.
 * @returns adds the styles to the document, at the first call only.
 */
export function lateStyles(css: string): () => void {
  let adopted = false
  return () => {
    if (adopted) return
    adopted = true
    try {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    } catch {
      // Older browsers cannot adopt sheets. As one rule of the page's own sheet: the security policy allows no new one
      document.styleSheets[0]?.insertRule(`@media all {${css}}`, document.styleSheets[0].cssRules.length)
    }
  }
}
