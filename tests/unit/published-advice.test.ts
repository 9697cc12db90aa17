import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../src/gatsby/model'
import { integrityOf } from '../../tools/sdk/raise'

/** What pages show is copied: a sample that is unsafe makes other sites unsafe. */
const pages = contentFiles('.').map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** The only file that nobody can get without asking for it: the page says so, and how to make its digest. */
const NOT_PUBLIC = '@realsee/jsbridge-x'

test('scripts from a CDN carry the digest of the file that npm has', () => {
  const scripts = pages.flatMap(({ file, source }) =>
    [
      ...source.matchAll(/<script\s[^>]*src="https:\/\/unpkg\.com\/((?:@[\w-]+\/)?[\w-]+)@([\d.]+)\/([^"]+)"[^>]*>/g),
    ].map(([tag, name = '', version, path = '']) => ({ file, tag, name, version, path })),
  )
  expect(scripts.length).toBeGreaterThanOrEqual(3)
  for (const { file, tag, name, version, path } of scripts) {
    if (name === NOT_PUBLIC) continue
    const folder = join('node_modules', name)
    const { version: installed } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    expect({ file, name, version, tag }).toEqual({
      file,
      name,
      version: installed,
      tag: expect.stringContaining(`integrity="${integrityOf(process.cwd(), name, path)}"\n  crossorigin="anonymous"`),
    })
  }
})

test('a secret in what is shipped to people is warned of at that very place', () => {
  const WARNED = '单独申请一对'
  const SECRET = /secret\w*\s*[:=(]\s*(?:\)\s*[={])?|appSecret\(\)/i
  const unwarned = pages
    .filter(({ file }) => /docs\/webview\/|function-expansion\//.test(file))
    .flatMap(({ file, source }) => {
      const lines = source.split('\n')
      return lines.flatMap((line, at) => {
        const isCode = SECRET.test(line) && /["'{]/.test(line) && !/[|`]/.test(line)
        const around = lines.slice(Math.max(0, at - 4), at + 1).join('\n')
        return isCode && !around.includes(WARNED) ? [`${file}:${at + 1} ${line.trim()}`] : []
      })
    })
  expect(unwarned).toEqual([])
  expect(pages.filter(({ source }) => source.includes(`// 会随包发给每个人：${WARNED}`))).toHaveLength(4)
})

test('no sample goes to an address that somebody else has given without looking at its host', () => {
  const unchecked = pages.flatMap(({ file, source }) =>
    source
      .split('\n')
      .flatMap((line, at) =>
        /(?:location\.assign|location\.replace|window\.open)\((?!'|allowed\(|url,)/.test(line) && !/[|`]/.test(line)
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  )
  expect(unchecked).toEqual([])
})

test('one bad message does not stop a sample that holds back what it receives', () => {
  const holding = pages.filter(({ source }) => source.includes('receiving = true'))
  expect(holding.map(({ file }) => file)).toEqual(['content/docs/dnalogel/components/PaintBrush.mdx'])
  for (const { source } of holding)
    expect(source).toMatch(/receiving = true\n +try \{[^`]+?\} catch[^`]+?\} finally \{\n +receiving = false/)
})
