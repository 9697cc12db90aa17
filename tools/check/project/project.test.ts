import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../../../src/site/types'
import { tempFolder } from '../../../tests/support/temp-folder'
import { brokenData, dataFileFaults } from './data-files'
import { ignoredFileFaults } from './ignored-files'
import { namedFileFaults } from './named-files'
import { settingsFaults } from './settings'
import { tokenFaults } from './tokens'
import { addressFaults, changelogFaults, linkFaults, synonymFaults } from './site-facts'

const root = tempFolder('project')
const lay = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const said = (problems: Problem[]): string[] =>
  problems.map(({ file, line, message, remedy }) => `${file}${line ? `:${line}` : ''} ${message} → ${remedy}`)

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  lay('package.json', '{\n  "scripts": {\n    "check": "tsx tools/check.ts"\n  }\n}\n')
  lay('tools/check.ts', '')
  lay('deploy/nginx.conf', 'pid run/a;\nhttp {\n    include nginx/site.conf; # all\n}\n')
  lay('static/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  lay('static/manifest.json', '{\n  "icons": [\n    { "src": "icon.svg" }\n  ]\n}\n')
  lay('.github/CODEOWNERS', '# all\n/tools/ a@example.com\n/deploy/*.conf @team\n')
  lay('Dockerfile', 'FROM a\nCOPY tools/check.ts ./\nCOPY --from=b /x /y\nRUN npm run check\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const all = (): string[] =>
  said([...brokenData(root), ...dataFileFaults(root), ...settingsFaults(root), ...namedFileFaults(root)])

test('a sound project has no problems', () => {
  expect(all()).toEqual([])
})

test('a published file that is a link, and a picture for sharing of another size', async () => {
  symlinkSync('/etc/hostname', join(root, 'static/host.png'))
  const { default: sharp } = await import('sharp')
  const square = { width: 512, height: 512, channels: 3, background: '#fff' } as const
  writeFileSync(join(root, 'static/og.png'), await sharp({ create: square }).png().toBuffer())
  expect(all()).toEqual([
    expect.stringMatching(/^static\/host\.png 这是符号链接.*换成文件本身/),
    expect.stringMatching(/^static\/og\.png 这张图是 512×512，分享时要 1200×630/),
  ])
})

test('a page that git passes over', () => {
  expect(ignoredFileFaults(root)).toEqual([])
  execFileSync('git', ['init', '-q'], { cwd: root })
  lay('.gitignore', 'public/\n.DS_Store\n')
  for (const file of ['content/docs/five/public/a.mdx', 'content/docs/five/b.mdx', 'content/.DS_Store']) lay(file, '')
  expect(said(ignoredFileFaults(root))).toEqual([
    expect.stringMatching(/^content\/docs\/five\/public\/a\.mdx git 忽略了这个文件.*git check-ignore -v content/),
  ])
})

test('a token that no style sheet has', () => {
  lay('src/a.css', ':root {\n  --danger-soft: red;\n}\n')
  lay('src/b.css', 'p {\n  color: var(--danger-soft);\n  background: var(--danger-sot);\n}\n')
  expect(said(tokenFaults(root))).toEqual(['src/b.css:3 没有 --danger-sot 这个令牌 → 是不是 --danger-soft？'])
})

describe('files outside of the pages', () => {
  test.each([
    ['static/a.html', '<p>', 'static/a.html ', '用不上这种'],
    ['static/_redirects', '/a /b', 'static/_redirects ', 'redirect_from'],
    ['static/a.svg', '<svg>\n<script>1</script></svg>', 'static/a.svg:2', '删掉它'],
    ['static/b.svg', '<svg\n onload="a()"/>', 'static/b.svg:2', 'onload='],
    ['static/manifest.json', '{\n  "icons": [{ "src": "icn.svg" }]\n}', 'static/manifest.json:2', '是不是 icon.svg？'],
    ['deploy/nginx.conf', 'pid run/a\nhttp {\n}\n', 'deploy/nginx.conf:1', '分号'],
    ['deploy/nginx.conf', 'http {\n', 'deploy/nginx.conf:1', '补上 }'],
    ['deploy/nginx/a.conf', 'return 301 {{prefx}}/;\n', 'deploy/nginx/a.conf:1', '{{prefix}}'],
    ['.github/workflows/ci.yml', 'on:\n\tpush:\n', '.github/workflows/ci.yml:2', '缩进用空格'],
    ['.github/workflows/ci.yml', 'on: a\nrun: npm run chek\n', '.github/workflows/ci.yml:2', '是不是 npm run check？'],
    ['.github/CODEOWNERS', '/tool/ a@example.com\n', '.github/CODEOWNERS:1', '是不是 tools？'],
    ['.github/CODEOWNERS', '/tools/ someone\n', '.github/CODEOWNERS:1', '@名字'],
    ['Dockerfile', 'FROM a\nCOPY tools/chek.ts ./\n', 'Dockerfile:2', '是不是 tools/check.ts？'],
    ['Dockerfile', 'FORM a\n', 'Dockerfile:1', 'FROM'],
    [
      'package.json',
      '{\n  "scripts": {\n    "check": "tsx tools/chek.ts"\n  }\n}\n',
      'package.json:3',
      '是不是 tools/check.ts？',
    ],
    ['README.md', '先运行 `npm run chek`。\n', 'README.md:1', '是不是 npm run check？'],
  ])('%s: %s', (file, text, place, words) => {
    lay(file, text)
    expect(all()).toEqual([expect.stringMatching(new RegExp(`^${escaped(place)}.*${escaped(words)}`))])
  })

  test.each([
    ['content/reference/names.json', '{,\n}', 'npm run check:samples -- --write'],
    ['content/reference/five.json', '[1 2]', 'npm run reference'],
    ['static/samples/flat/work.json', '{', 'npm run flat'],
    ['static/samples/tour/day.json', '{\n  "a": 1,\n}', '删掉这个逗号'],
  ])('%s that is no JSON', (file, text, words) => {
    lay(file, text)
    expect(said(brokenData(root))).toEqual([
      expect.stringMatching(new RegExp(`^${escaped(file)}:\\d.*→ .*${escaped(words)}`)),
    ])
  })
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

describe('facts of the site', () => {
  test.each([
    [{ origin: 'https://a.com/' }, '末尾没有斜线'],
    [{ origin: 'a.com' }, '写协议'],
    [{ pathPrefix: 'developer' }, '以 / 开头'],
    [{ editBase: 'https://a.com/edit' }, '以 / 结尾'],
    [{ contactEmail: 'a.com' }, '写一个邮箱'],
  ])('%j', (wrong, words) => {
    const facts = {
      origin: 'https://a.com',
      pathPrefix: '/developer',
      mainWebsite: 'https://a.com/',
      sourceHosting: 'https://a.com/',
      editBase: 'https://a.com/',
      contactEmail: 'a@b.com',
    }
    const name = Object.keys(wrong)[0]!
    expect(addressFaults(`\n${name}: x`, facts)).toEqual([])
    expect(said(addressFaults(`\n${name}: x`, { ...facts, ...wrong }))).toEqual([
      expect.stringMatching(new RegExp(`^src/site/facts.ts:2 ${name} .*${words}`)),
    ])
  })

  test.each([
    [[['全景']], '至少要有两个词'],
    [[['模型', 'Model', 'model']], '写了两次'],
    [[['模型', 'c++']], '用不上的符号'],
    [[['模型', '']], '用不上的符号'],
  ])('synonyms %j', (lines, words) => {
    expect(synonymFaults('', [['全景', 'pano']])).toEqual([])
    expect(said(synonymFaults('', lines))).toEqual([expect.stringContaining(words)])
  })

  test('links in code: a page and a section that are not there', () => {
    lay('src/site/tasks.ts', "\ndocPath('faq/slowly')\n`${docPath('faq/slow')}#cause`\n")
    const pages = new Map([['/docs/faq/slow/', ['causes']]])
    const told = (path: string) => said(linkFaults(root, pages, [{ file: 'src/site/tasks.ts', path }]))
    expect(told('/docs/faq/slow/#causes')).toEqual([])
    expect(told('/docs/faq/slowly/')).toEqual([
      expect.stringMatching(/^src\/site\/tasks\.ts:2 .*是不是 \/docs\/faq\/slow\/？/),
    ])
    expect(told('/docs/faq/slow/#cause')).toEqual([expect.stringMatching(/^src\/site\/tasks\.ts:3 .*是不是 #causes？/)])
  })

  test('kinds of change', () => {
    expect(changelogFaults('## 未发布\n\n### 新增\n')).toEqual([])
    expect(said(changelogFaults('- 甲\n- 甲\n'))).toEqual(['CHANGELOG.md:2 这一行与上一行一样 → 删掉一行'])
    expect(said(changelogFaults('## 未发布\n\n### 修复\n'))).toEqual([
      expect.stringMatching(/^CHANGELOG\.md:3 .*是不是“修正”/),
    ])
  })
})
