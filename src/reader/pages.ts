/** Documents kept for the way back; the oldest goes first. */
const KEPT = 30

const pages = new Map<string, Promise<Document>>()

async function fetchPage(path: string, options?: RequestInit): Promise<Document> {
  const response = await fetch(path, options)
  const isPage = response.headers.get('content-type')?.includes('text/html')
  // The host's page for unknown addresses is a page too
  if (!isPage || !(response.ok || response.status === 404)) throw new Error(`HTTP ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  // A wrong address: what came is another page, or none of this site
  if (response.redirected || !page.querySelector('main')) throw new ElsewhereError(response.url)
  return page
}

/** The address leads to something that only the browser can show. */
export class ElsewhereError extends Error {
  constructor(readonly address: string) {
    super(address)
  }
}

/**
 * @param path address of a page, with prefix, without query and hash.
 * @returns its document. It is kept and shared: take copies of its nodes. Failures are not kept.
 */
export function loadPage(path: string, options?: RequestInit): Promise<Document> {
  const known = pages.get(path)
  if (known) return known
  const page = fetchPage(path, options)
  pages.set(path, page)
  page.catch(() => pages.delete(path))
  if (pages.size > KEPT) pages.delete(pages.keys().next().value!)
  return page
}

/** Name of the script that a document was built with: another one means another release. */
export const releaseOf = (page: Document): string | null | undefined =>
  page.getElementById('reader')?.getAttribute('src')
