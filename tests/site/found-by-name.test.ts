import { describe, expect, test } from '@jest/globals'
import { toString } from 'hast-util-to-string'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '../../src/search/engine/reader'
import { search } from '../../src/search/engine/search'
import { builtPages, PUBLIC } from '../support/public-pages'

/** A reader knows a plugin by its Chinese name, its class or a part of it, or by a method: each leads to its page. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, 'search', path), 'utf8'))
const reader = createReader((path) => Promise.resolve(read(path)))

const AREA = /^\/developer\/docs\/(?:dnalogel|vreo|live|webview)\//
const IN_BOOK = /\/(?:dnalogel|vreo\/keyframes)\//
const pages = builtPages()
  .filter(({ url }) => AREA.test(url))
  .map(({ url, elements }) => {
    const title = toString(elements.find(({ tagName }) => tagName === 'h1')!)
    const methods = elements
      .filter(({ properties }) => String(properties.id).startsWith('method-'))
      .map((row) => /^[\w$]+/.exec(toString(row))?.[0])
      .filter((name) => name !== undefined)
    return { url, title, api: /[A-Z][A-Za-z]{3,}/.exec(title)?.[0], methods: [...new Set(methods)] }
  })
  .filter(({ title }) => title)

/** Pages in the order of the answer. */
async function answer(query: string): Promise<string[]> {
  const { hits } = await search(reader, query, { hitsPerPage: 60 })
  return [...new Set(hits.map(({ url }) => url.replace(/#.*/, '')))]
}

/** The class without its ending, unless that is another page's own name (vreo has a keyframe PanoTag). */
function partOf(api: string): string {
  const part = api.replace(/(?<=.{6})(?:Plugin|Controller)$/, '')
  return pages.some((page) => page.api === part) ? api : part
}

describe.each(pages.filter(({ url, api }) => IN_BOOK.test(url) && api))('$title', ({ url, title, api, methods }) => {
  const chinese = title.replace(/[A-Za-z].*/, '').trim()
  test.each([title, api!, api!.toLowerCase(), partOf(api!)])('is found first as “%s”', async (query) =>
    expect((await answer(query))[0]).toBe(url),
  )
  test(`is among the first two as “${chinese}”`, async () => expect((await answer(chinese)).slice(0, 2)).toContain(url))
  if (methods.length)
    test.each(methods)('is found first by its %s', async (method) =>
      expect((await answer(`${api} ${method}`))[0]).toBe(url),
    )
})

/** A name that only one page documents leads there; pages that show its use may come before. `on` says too little. */
const owners = new Map<string, string[]>()
for (const { url, methods } of pages)
  for (const name of methods.filter(({ length }) => length > 3)) owners.set(name, [...(owners.get(name) ?? []), url])
const single = [...owners].flatMap(([name, [url, ...others]]) => (url && !others.length ? [[name, url] as const] : []))

test.each(single)('%s alone leads to %s', async (name, url) => expect((await answer(name)).slice(0, 3)).toContain(url))
