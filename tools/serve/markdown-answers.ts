import { distance } from 'fastest-levenshtein'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { missingMarkdown } from '../../src/publish/markdown/missing'
import { files, markdownPath, SECTIONS_FOLDER } from '../../src/site/routes'

const SUGGESTIONS = 3

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

interface Listed {
  title: string
  path: string
}

/** @returns the answer to an address without a file: the pages, or sections, whose addresses are most like it. */
export function notFoundText(publicDir: string, path: string): string {
  return missingMarkdown(nearest(listed(publicDir, path), path.replace(/\/$/, '.md').replace(/^\//, '')))
}

/** Nothing, where there is no list or half of one. */
function listed(publicDir: string, path: string): Listed[] {
  try {
    const { pages, sections } = JSON.parse(readFileSync(join(publicDir, files.sections), 'utf8')) as {
      pages: { title: string; markdown: string }[]
      sections: Listed[]
    }
    if (path.startsWith(`${SECTIONS_FOLDER}/`)) return sections
    return pages.map(({ title, markdown }) => ({ title, path: markdown }))
  } catch {
    return []
  }
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

function nearest(all: Listed[], path: string): Listed[] {
  const far = (one: Listed): number => distance(lastPart(one.path), lastPart(path)) * 2 + distance(one.path, path)
  return all
    .map((one) => ({ one, away: far(one) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SUGGESTIONS)
    .map(({ one }) => one)
}
