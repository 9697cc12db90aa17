import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { pagesFromArguments } from '../../tools/check/page-files'

/** The page of all errors: nothing that another page explains is missing, and each row leads somewhere. */
const PAGE = 'content/docs/faq/errors.mdx'
const text = readFileSync(PAGE, 'utf8')
const rows = [...text.matchAll(/^\| (?!---|代码|原文)(.+) \|$/gm)].map(([, row]) => row!)

/** As a reader sees it: entities and escapes resolved. */
const plain = (written: string): string =>
  written
    .replace(/\\([{}`|])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const others = pagesFromArguments(process.cwd(), []).filter(
  (page) => page !== PAGE && !page.endsWith('/components.mdx'),
)

test('every message that another page explains is on the page', () => {
  const explained = others.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^<ErrorText>(.*)<\/ErrorText>$/gm)].map(([, message]) => plain(message!)),
  )
  expect(explained.length).toBeGreaterThan(100)
  const all = plain(text)
  expect(explained.filter((message) => !all.includes(message))).toEqual([])
})

test('every row ends with a link to its cure', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((row) => !/\]\((?:\.|\/)[^)]*#[\w-]+\)$/.test(row))).toEqual([])
})
