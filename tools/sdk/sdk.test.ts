import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import type { Problem } from '../../src/site/types'
import { checkSdkVersions } from '../check/sdk-versions'
import { pitfallsOfOthers, raisePages, type Check } from './pages'
import { raisePlaces } from './raise'
import { readPages } from '../../src/demos/page-tree'

const NEW = '6.6.0'
const digest = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`
const page = (sdk: string, body: string): string => `---\ntitle: 页\ndescription: 一句。\nsdk: ${sdk}\n---\n\n${body}\n`
const FILE = (name: string): string => `content/docs/five/${name}.mdx`

function site(pages: Record<string, string>): string {
  return tempFolder('sdk', {
    'node_modules/@realsee/five/package.json': JSON.stringify({ version: NEW }),
    'node_modules/@realsee/five/umd/five.js': 'new file',
    'node_modules/@realsee/five-v5/package.json': JSON.stringify({ version: '5.0.0-alpha.212' }),
    'node_modules/@realsee/vreo/package.json': JSON.stringify({ version: '0.1.6' }),
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [FILE(name), text])),
  })
}
const read = (root: string, name: string): string => readFileSync(join(root, FILE(name)), 'utf8')
const holds: Check = () => Promise.resolve([])
const breaks =
  (...names: string[]): Check =>
  () =>
    Promise.resolve(
      names.map((name): Problem => ({ severity: 'error', rule: 'x', file: FILE(name), line: 9, message: '类型不对' })),
    )

describe('a new version', () => {
  test('names the pitfalls that were seen in another one', () => {
    const pitfall = (id: string, name: string, versions: string): string =>
      `- id: ${id}\n  symbol: X\n  package: '${name}'\n  versions: ${versions}\n  why: 不起作用\n`
    const root = tempFolder('pitfalls', {
      'content/reference/pitfalls.yaml':
        pitfall('new', '@realsee/five', NEW) +
        pitfall('old', '@realsee/five', '6.5.2') +
        pitfall('vreo', '@realsee/vreo', '0.1.6'),
    })
    expect(pitfallsOfOthers(root, '@realsee/five', NEW)).toEqual(['content/reference/pitfalls.yaml  old（6.5.2）'])
  })

  test('is written on pages whose checks hold: front matter, commands, addresses and digests', async () => {
    const root = site({
      a: page(
        "{ '@realsee/five': 6.5.2, three: 0.117.1 }",
        '在 6.5.2 中没有它，16.5.2 与 6.5.20 是别的。\n\n```bash\nnpm install @realsee/five@6.5.2 three@0.117.1\n```\n\n' +
          '```html\n<script\n  src="https://unpkg.com/@realsee/five@6.5.2/umd/five.js"\n  integrity="sha384-old"\n></script>\n```',
      ),
      quoted: page("\n  '@realsee/five': '6.5.2'", '正文'),
    })
    const done = await raisePages(root, '@realsee/five', [holds])
    expect(done).toMatchObject({ raised: [FILE('a'), FILE('quoted')], behind: [], problems: [] })
    expect(done.mentions).toEqual([{ file: FILE('a'), line: 7, text: '在 6.5.2 中没有它，16.5.2 与 6.5.20 是别的。' }])
    const text = read(root, 'a')
    expect(text).toContain("sdk: { '@realsee/five': 6.6.0, three: 0.117.1 }")
    expect(text).toContain('npm install @realsee/five@6.6.0 three@0.117.1')
    expect(text).toContain(`five@6.6.0/umd/five.js"\n  integrity="${digest('new file')}"`)
    expect(read(root, 'quoted')).toContain("'@realsee/five': '6.6.0'")
  })

  test('leaves a page behind whose checks do not hold, with the reason, and the next try takes it along', async () => {
    const sdk = "{ '@realsee/five': 6.5.2 }"
    const root = site({ good: page(sdk, '一'), bad: page(sdk, '二') })
    const done = await raisePages(root, '@realsee/five', [holds, breaks('bad')])
    expect(done).toMatchObject({
      raised: [FILE('good')],
      behind: [FILE('bad')],
      problems: [{ file: FILE('bad'), line: 9 }],
    })
    expect(read(root, 'bad')).toBe(page(sdk, '二'))
    // Behind is stale, not wrong
    expect(readPages(root, [FILE('good'), FILE('bad')]).pages.flatMap((one) => checkSdkVersions(root, one))).toEqual([])
    expect(await raisePages(root, '@realsee/five', [holds])).toMatchObject({ raised: [FILE('bad')], behind: [] })
  })

  test('is none for pages about vreo, which use five 5', async () => {
    const root = site({ vreo: page("{ '@realsee/vreo': 0.1.6, '@realsee/five': 5.0.0-alpha.212 }", '正文') })
    expect(await raisePages(root, '@realsee/five', [breaks('vreo')])).toMatchObject({ raised: [], behind: [] })
  })
})

describe('the version that is installed', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
    overrides: Record<string, Record<string, string>>
  }
  const five = manifest.devDependencies['@realsee/five']!

  test('has its home in package.json: what cannot read it there is raised with it', () => {
    expect(manifest.overrides['@realsee/vreo']!['@realsee/five']).toBe('$@realsee/five')
    const root = tempFolder('places')
    const files = ['samples/live-tour/package.json', '.vscode/docs.code-snippets']
    for (const file of files) cpSync(file, join(root, file), { recursive: true })
    expect(raisePlaces(root, { name: '@realsee/five', to: NEW })).toEqual(files)
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
      expect(text).toContain(NEW)
      expect(text).not.toContain(five)
    }
    expect(raisePlaces(root, { name: '@realsee/five', to: NEW })).toEqual([])
    // A run that broke off after the installation: what is installed is no help to know what they name
    expect(raisePlaces(root, { name: '@realsee/five', to: '6.7.0' })).toEqual(files)
  })
})
