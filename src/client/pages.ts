import { searchWaits } from '../site/strings/interface'
import { parseTrusted } from './parse-trusted'
import { fetchText } from './fetch-text'

/** Documents kept for the way back; the oldest goes first. */
const KEPT = 30

const pages = new Map<string, Promise<Document>>()

/** Style sheets of a document that {@link loadPage} has read: as data, since a policy refuses those of other pages as elements. */
export const SHEETS = 'script[type="text/css"]'
const sheetsAsData = (html: string): string =>
  html.replace(/<style( data-[^>]*>[^<]*(?:<(?!\/)[^<]*)*)<\/style>/g, '<script type="text/css"$1</script>')

/** The address leads to something that only the browser can show. */
export class ElsewhereError extends Error {
  /** @param isPage whether it is a page of the site, of another release, at the address that was asked for. */
  constructor(
    readonly address: string,
    readonly isPage: boolean,
  ) {
    super(address)
  }
}

async function fetchPage(path: string, options?: RequestInit): Promise<Document> {
  const { response, text } = await fetchText(path, options)
  const isHtml = response.headers.get('content-type')?.includes('text/html')
  const isPage = text.includes(' id="icons"')
  // The host's page for unknown addresses is a page too; a page whose end a proxy has left out is none
  if (!isHtml || !(response.ok || response.status === 404) || (isPage && !text.includes('</html>')))
    throw new Error(response.ok ? searchWaits.errorHelp : `HTTP ${response.status}`)
  // A wrong address, or a page of another release, whose markup this release's script and styles may not fit
  const release = document.getElementById('reader')?.getAttribute('src') ?? ''
  if (response.redirected || !text.includes(release))
    throw new ElsewhereError(response.url, !response.redirected && isPage)
  const page = parseTrusted(sheetsAsData(text), 'text/html')
  // They would not run where they are put, and where trusted types are required not even be put there
  page.querySelectorAll(`script:not(${SHEETS})`).forEach((script) => script.remove())
  return page
}

/**
 * @param path address of a page, with prefix, without query and hash.
 * @param options `cache: 'reload'` asks anew beside a request that has no answer yet; the first answer counts.
 * @returns its document; after a failure it has been asked for once more (specification, section 4). It is kept and shared: take copies of its nodes. Failures are not kept.
 * @throws {ElsewhereError} when what is there is no page of this site, or one of another release.
 */
export function loadPage(path: string, options?: RequestInit): Promise<Document> {
  const known = pages.get(path)
  if (known && options?.cache !== 'reload') return known
  const asked = fetchPage(path, options).catch((error: Error) => {
    if (error.cause || error instanceof ElsewhereError) throw error
    return fetchPage(path, options)
  })
  const page = known ? Promise.any([known, asked]).catch(() => asked) : asked
  pages.set(path, page)
  page.catch(() => pages.delete(path))
  if (pages.size > KEPT) pages.delete(pages.keys().next().value!)
  return page
}
