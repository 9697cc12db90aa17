import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '../../src/search/engine/reader'
import { search } from '../../src/search/engine/search'
import { PUBLIC } from '../support/public-pages'

/** A reader has nothing but a number from a log: the search leads to the page of all errors first. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, 'search', path), 'utf8'))
const reader = createReader((path) => Promise.resolve(read(path)))
const first = async (query: string, count: number): Promise<string[]> =>
  (await search(reader, query)).hits.slice(0, count).map(({ url }) => url.replace(/#.*/, ''))

test.each(['10001', '-3', '-1', '1006', '5000', '-1302', '错误码', '错误码 10001'])(
  '%s leads to the page of all errors',
  async (query) => expect((await first(query, 1))[0]).toBe('/developer/docs/faq/errors/'),
)

// A page that is about this very code may come before
test('-100018 leads to the page of all errors, too', async () =>
  expect(await first('-100018', 3)).toContain('/developer/docs/faq/errors/'))

test.each(['webhook', '回调'])('%s leads to the callbacks', async (query) =>
  expect(await first(query, 3)).toContain('/developer/docs/faq/callbacks/'),
)

test.each([
  ['密钥泄露', '/developer/docs/webview/security/'],
  ['上架 Google Play', '/developer/docs/webview/release/google-play/'],
  ['上架 App Store', '/developer/docs/webview/release/app-store/'],
  ['小程序 审核', '/developer/docs/webview/release/wechat/'],
  ['模拟网关', '/developer/docs/live/get-started/first-tour/'],
])('%s leads to %s', async (query, url) => expect(await first(query, 3)).toContain(url))
