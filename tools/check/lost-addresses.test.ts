import { expect, test } from '@jest/globals'
import { movedPages } from '../../src/gatsby/diagnostics/moved-pages'
import { readDoc } from '../../src/gatsby/doc'
import { lostAddresses } from './lost-addresses'

const page = (id: string, front = '') =>
  readDoc(`content/docs/${id}.mdx`, `---\ntitle: 页\ndescription: 一句。\n${front}---\n\n正文。\n`).doc!

const docs = [page('five/intro'), page('five/new', 'redirect_from: [five/old]\n')]
const ids = new Set(docs.map(({ id }) => id))

test('a page that is gone without a successor is told, with the page that it most likely became', () => {
  const { moved } = movedPages([...docs, page('faq/kept')], ids)
  const removed = [page('five/old'), { ...page('five/kept'), title: '又一页' }]
  expect(lostAddresses(removed, moved, [...docs, page('faq/kept')])).toEqual([
    expect.objectContaining({
      file: 'content/docs/five/kept.mdx',
      message: '这一页没有了，它的网址 /docs/five/kept/ 会打不开',
      remedy: expect.stringContaining(
        'content/docs/faq/kept.mdx）的前置信息里写 redirect_from: [five/kept]',
      ) as unknown as string,
    }),
  ])
})

test('a page that was public and is a draft now is told', () => {
  const draft = page('five/kept', 'draft: true\n')
  expect(lostAddresses([draft], new Map(), docs)).toEqual([
    expect.objectContaining({
      file: 'content/docs/five/kept.mdx',
      line: 4,
      remedy: expect.stringMatching(/^去掉 draft: true/) as unknown as string,
    }),
  ])
})
