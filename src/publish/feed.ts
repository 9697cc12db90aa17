import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../site/config'
import { feed as strings } from '../site/output-strings'
import { escapeHtml } from '../site/escape-html'
import { absoluteUrl, files } from '../site/routes'
import { fill } from '../site/strings'
import type { Problem } from '../site/types'
import { compiledBody } from '../gatsby/bodies'
import { CHANGELOG_FILE, parseChangelog, type Release } from './changelog'
import { joinPieces } from './print-links'
import { writeOutput } from './write'

/** A release with its text as HTML. */
export interface FeedEntry extends Pick<Release, 'name' | 'date'> {
  html: string
}

/** Escapes text for XML; characters that XML 1.0 does not allow are dropped. */
const xml = (text: string): string => escapeHtml(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))

/** Releases are days; the feed wants a moment: the beginning of that day in Beijing. */
const moment = (date: string): string => `${date}T00:00:00+08:00`

/** @returns an Atom 1.0 feed (RFC 4287) of the releases, newest first. */
export function atomFeed(entries: FeedEntry[]): string {
  const host = new URL(site.origin).host
  const sorted = [...entries].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const tag = (date: string, name: string): string => `tag:${host},${date}:docs/${encodeURIComponent(name)}`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `<id>${absoluteUrl(files.feed)}</id>`,
    `<title>${xml(fill(strings.title, { site: site.title }))}</title>`,
    `<subtitle>${xml(strings.subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(files.feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl('/')}"/>`,
    `<icon>${absoluteUrl('/icon-192.png')}</icon>`,
    `<updated>${moment(sorted[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${xml(site.brand)}</name><uri>${absoluteUrl('/')}</uri></author>`,
    ...sorted.map(({ name, date, html }) =>
      [
        '<entry>',
        `<id>${tag(date, name)}</id>`,
        `<title>${xml(name)}</title>`,
        `<link rel="alternate" type="text/markdown" href="${absoluteUrl(files.changelog)}"/>`,
        `<published>${moment(date)}</published>`,
        `<updated>${moment(date)}</updated>`,
        `<content type="html">${xml(html.trim())}</content>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n')
}

/**
 * @returns entries of the feed, and what is wrong with the changelog: warnings, the site itself is whole; nothing where there
 *   is no changelog (tests build other sites).
 */
export async function readFeed(root: string): Promise<{ text: string; entries: FeedEntry[]; problems: Problem[] }> {
  const file = join(root, CHANGELOG_FILE)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { releases, problems } = parseChangelog(text)
  const entries = await Promise.all(
    releases.map(async ({ name, date, body, line }) => {
      // Blank lines above keep the lines of problems right; an entry of its own begins at the second level
      const source = '\n'.repeat(line) + body.replaceAll(/^#(?=##)/gm, '')
      const compiled = await compiledBody({ file: CHANGELOG_FILE, root, source })
      problems.push(...compiled.problems.map((problem) => ({ ...problem, severity: 'warning' as const })))
      return { name, date, html: joinPieces(compiled.print, (address) => site.origin + address) }
    }),
  )
  return { text, entries, problems }
}

/**
 * Writes the changelog and its feed to `public/`.
 * @returns problems of {@link readFeed}.
 */
export async function writeFeed(root: string): Promise<Problem[]> {
  const { text, entries, problems } = await readFeed(root)
  if (!text) return []
  writeOutput(root, files.changelog, text)
  writeOutput(root, files.feed, atomFeed(entries))
  return problems
}
