import { expect, test } from '@jest/globals'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { checkPageFacts } from './page-facts'
import { checkTextValues } from './text-values'

const PAGE = 'page.mdx'
const HEAD = "---\ntitle: 甲\nsdk: { '@realsee/five': 6.5.2, three: 0.117.1 }\n---\n\n"

/** @returns what a check says of a page, `line message → remedy`; its body begins on line 6. */
function told(check: typeof checkPageFacts, body: string, head = HEAD): string[] {
  const root = tempFolder('facts')
  writeFileSync(join(root, PAGE), head + body)
  const five = join(root, 'node_modules/@realsee/five')
  mkdirSync(join(five, 'umd'), { recursive: true })
  writeFileSync(join(five, 'package.json'), '{"version":"6.5.2"}')
  writeFileSync(join(five, 'umd/five.js'), 'five')
  mkdirSync(join(root, 'content/reference'), { recursive: true })
  const members = [
    { name: 'format', kind: 'property', type: "'webp' | 'avif'" },
    { name: 'pano.arrived', kind: 'event', type: '' },
  ]
  const reference = { package: '@realsee/five', version: '6.5.2', symbols: [{ name: 'A', kind: 'interface', members }] }
  writeFileSync(join(root, 'content/reference/five.json'), JSON.stringify(reference))
  const problems = check(root, [PAGE])
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

const block = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\`\n`

test.each([
  ['a version that was not checked', '以下是 6.4.0 中的表现：', /^6 写的是 6\.4\.0/],
  [
    'a text that is never there, as it is written otherwise',
    block('run', 'code: a()\nthen:\n  - text: 客厅 20 ㎡\n  - noText: 客厅 20㎡'),
    /^10 noText 的“客厅 20㎡”与 text 的“客厅 20 ㎡”只差空格/,
  ],
  [
    'a keyword of a policy without quotes',
    "`script-src 'self' wasm-unsafe-eval; worker-src blob:`",
    /^6 策略里的 wasm-unsafe-eval 没有引号.* → 写成 'wasm-unsafe-eval'/,
  ],
  [
    'a word that the open API does not take',
    block('ts', "fetch('/open/v1/entity/vr', { headers: { Authorization: `Bearer ${token}` } })"),
    /^7 开放 API 的 Authorization 不带 Bearer/,
  ],
  ['two queries', '`https://a.example/?role=a?room=b`', /^6 网址里有两个问号，room 成了前一个参数的值 → 写成 &room=/],
  [
    'a module that is none',
    block('html', "<script>\n  import { Five } from '@realsee/five'\n</script>"),
    /^7 <script> 里有 import，没有写 type="module"/,
  ],
  ['a number that its address has not', '[#1234](https://a.example/issues/1243)', /^6 链接写着 1234，地址里是 1243/],
  ['a figure that is not there', '<Figure caption="图 1　甲" />\n\n见图 2。', /^8 本页没有图 2/],
  [
    'a letter missing in our address',
    '写信给 developer@realse.com。',
    /^6 developer@realse\.com 不是.*developer@realsee\.com/,
  ],
  [
    'a path of the open API',
    block('bash', "curl 'https://app-gateway.realsee.cn/auth/access-token'"),
    /^7 .*是不是 \/auth\/access_token/,
  ],
  ['degrees', block('ts', 'five.setState({ longitude: 90 })'), /^7 longitude 写的是 90/],
  ['another version in a command', block('bash', 'npm i three@0.171.1'), /^7 命令里是 three@0\.171\.1/],
  [
    'a log that no code writes',
    block('run', "code: |\n  console.log('开始')\nthen:\n  - log: 音乐响起"),
    /^10 程序里没有写出“音乐响起”.*代码写的是“开始”/,
  ],
  ['an option that npm does not have', block('bash', 'npm i --save-exat three'), /^7 .*是不是 --save-exact/],
  [
    'an import map with a comma too many',
    block('html', '<script type="importmap">\n{ "a": "b", }\n</script>'),
    /^8 <script> 里的 JSON/,
  ],
  [
    'a file with the digest of another',
    block('html', '<script src="https://unpkg.com/@realsee/five@6.5.2/umd/five.js" integrity="sha384-abc"></script>'),
    /^7 umd\/five\.js 的 integrity .*写成 sha384-/,
  ],
  [
    'a button that nobody makes',
    block('run', "code: |\n  button('甲')\nthen:\n  - click: 乙"),
    /^10 程序里没有“乙”.*甲/,
  ],
])('%s is told', (_name, body, said) => {
  expect(told(checkPageFacts, body)).toEqual([expect.stringMatching(said)])
})

test('front matter that says another version than its commands and the packages', () => {
  const body = block('bash', 'npm i @realsee/five@6.5.2')
  const said = told(checkPageFacts, body, HEAD.replace('6.5.2', '6.4.0'))
  expect(said).toEqual([expect.stringMatching(/^3 sdk 里 @realsee\/five 是 6\.4\.0.* → 改成 6\.5\.2/)])
})

test('what is right is not told', () => {
  const right = [
    '以下是 6.5.2 中的表现，见图 1。<Figure caption="图 1　甲" /> developer@realsee.com',
    block('ts', 'five.setState({ longitude: 1.57, latitude: -0.5 })\nconst angle = { longitude: 90 * Math.PI / 180 }'),
    block('bash', 'npm i --save-exact three@0.117.1'),
    block('run', "code: |\n  button('甲乙')\nthen:\n  - click: 甲"),
  ]
  expect(told(checkPageFacts, right.join('\n'))).toEqual([])
})

test.each([
  ["`format: 'webpp'`", "6 format 没有 'webpp' 这个值 → 是不是 'webp'？可用的有：webp、avif"],
  ['`pano.arrive`', '6 没有 pano.arrive 这个事件 → 是不是 pano.arrived？'],
])('the text %s is told', (text, said) => {
  expect(told(checkTextValues, `写 ${text}。`)).toEqual([said])
})

test('a version newer than the one that was checked', () => {
  const head = "---\ntitle: 甲\nsdk: { '@realsee/five': 6.5.2 }\n---\n\n"
  expect(told(checkPageFacts, '自 6.5.12 起。\n\n自 6.4.0 起；别的包 7.0.0。', head)).toEqual([
    expect.stringMatching(/^6 6\.5\.12 比这一页核对过的 6\.5\.2 还新/),
  ])
})
