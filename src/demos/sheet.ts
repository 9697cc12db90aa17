/** Adds a style sheet to the document, once. @returns when it is there. @throws TypeError when it does not come. */
export function addSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => fail(new TypeError(href))
  })
  document.head.append(link)
  return loaded
}
