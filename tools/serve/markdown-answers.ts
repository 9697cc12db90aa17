import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { markdownPath } from '../../src/site/routes'

/** Whether a client asks for Markdown by name; browsers do not. */
const asksForMarkdown = ({ headers }: IncomingMessage): boolean =>
  /(?:^|,)\s*text\/markdown\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/.test(headers.accept ?? '')

/** @returns the file that answers a page's address: its Markdown for a client that asks for it, otherwise the page. */
export function fileFor(request: IncomingMessage, publicDir: string, path: string): string {
  if (!path.endsWith('/')) return path
  const markdown = markdownPath(path)
  const isThere = asksForMarkdown(request) && path !== '/' && existsSync(join(publicDir, decodeURIComponent(markdown)))
  return isThere ? markdown : `${path}index.html`
}

/** @returns whether what is not there is answered as text: a `.md`, or a page for a client that asks for Markdown. */
export const isMarkdownWanted = (request: IncomingMessage): boolean =>
  /^[^?]*\.md(?:\?|$)/.test(request.url ?? '') || asksForMarkdown(request)
