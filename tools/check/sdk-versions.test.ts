import { describe, expect, test } from '@jest/globals'
import { readPage, type PageTree } from '../../src/demos/page-tree'
import { stalePages } from './sdk-versions'
import { compareVersions } from './versions'
import { tempFolder } from '../../tests/support/temp-folder'
import { writeFiles } from '../../tests/support/write-files'

const root = tempFolder('stale')
const write = (path: string, text: string): void => writeFiles(root, { [path]: text })
for (const [name, version] of [
  ['@realsee/five', '6.5.2'],
  ['@realsee/five-v5', '5.0.0-alpha.212'],
  ['@realsee/vreo', '0.1.6'],
])
  write(`node_modules/${name}/package.json`, JSON.stringify({ version }))

function page(name: string, sdk: string): PageTree {
  const file = `content/docs/five/${name}.mdx`
  write(file, `---\ntitle: ${name}\nsdk: ${sdk}\n---\n\n正文\n`)
  const read = readPage(root, file)
  if (!('page' in read)) throw new Error('unreadable')
  return read.page
}

describe('stale pages', () => {
  test('are those checked with an older version than the installed one', () => {
    const pages = [
      page('now', "{ '@realsee/five': 6.5.2 }"),
      page('patch', "{ '@realsee/five': 6.5.1 }"),
      page('ahead', "{ '@realsee/five': 6.10.0 }"),
      page('major', "{ '@realsee/five': 5.9.0 }"),
      page('foreign', "{ '@realsee/live': 0.1.0 }"),
    ]
    expect(stalePages(root, pages)).toEqual([
      {
        file: 'content/docs/five/patch.mdx',
        line: 3,
        name: '@realsee/five',
        written: '6.5.1',
        installed: '6.5.2',
      },
      {
        file: 'content/docs/five/major.mdx',
        line: 3,
        name: '@realsee/five',
        written: '5.9.0',
        installed: '6.5.2',
      },
    ])
  })

  test('a page about vreo is measured by the five that vreo asks for', () => {
    const vreo = page('vreo', "{ '@realsee/vreo': 0.1.6, '@realsee/five': 5.0.0-alpha.99 }")
    expect(stalePages(root, [vreo]).map(({ installed }) => installed)).toEqual(['5.0.0-alpha.212'])
  })

  test('versions are compared as semver says', () => {
    const sorted = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.2.0',
      '1.10.0',
    ]
    for (const [index, version] of sorted.entries())
      for (const [other, against] of sorted.entries())
        expect(Math.sign(compareVersions(version, against))).toBe(Math.sign(index - other))
  })
})
