import { expect, test } from '@jest/globals'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { checkCommentNumbers } from './comment-numbers'
import { checkForeignNames } from './foreign-names'
import { checkNearMisses } from './near-misses'
import { checkPageNames } from './page-names'

const PAGE = 'content/docs/five/handbook/vue/page.mdx'
const HEAD = "---\ntitle: 甲\nsdk: { '@realsee/five': 6.5.2 }\n---\n\n"

/** @returns what is said of a page whose body begins on line 6, beside two others. */
function told(body: string): string[] {
  const root = tempFolder('near-misses')
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('package.json', '{ "devDependencies": { "three": "0.117.1" } }')
  for (const name of ['one', 'two'])
    write(
      `content/docs/faq/${name}.mdx`,
      `${HEAD}https://my.realsee.ai 与 \`CruisePlugin is disposed\`，1.0.0\n\n<Tabs group="package-manager">\n<Tab label="Kotlin">\n</Tab>\n</Tabs>\n`,
    )
  write('content/docs/five/handbook/vue/a.svg', '<svg>\n<text>behaviours</text></svg>')
  write('node_modules/@realsee/five/a.js', "throw Error('CruisePlugin was disposed')")
  const hook = (name: string, module: string) => ({ name, module: `@realsee/five/${module}` })
  const symbols = [hook('useFiveWork', 'react'), hook('useFiveWorks', 'vue')]
  write('content/reference/five.json', JSON.stringify({ symbols }))
  write(PAGE, HEAD + body)
  const checks = [checkNearMisses, checkPageNames, checkForeignNames, checkCommentNumbers]
  const problems = checks.flatMap((check) => check(root, [PAGE]))
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

test.each([
  ['a host', '见 `https://my.realsse.ai`。', /^6 全站只有这里写 my\.realsse\.ai → 是不是 my\.realsee\.ai/],
  ['a version', 'three 固定在 0.171.1。', /^6 版本 0\.171\.1 .* → 是不是 0\.117\.1/],
  ['the version of the page', '甲\n\n6.2.5 起。', /^8 版本 6\.2\.5 .* → 是不是 6\.5\.2/],
  ['a file', '改 `use-work.ts`。\n\n```ts title="src/use-works.ts"\n```', /^6 本页没有 use-work\.ts .*use-works\.ts/],
  ['an error', '<ErrorText>CruisePlugin is dispose</ErrorText>', /^6 报错原文“CruisePlugin is dispose”.*is disposed/],
  ['a group of tabs', '<Tabs group="package-manger">\n</Tabs>', /^6 .*package-manger.*是不是 package-manager/],
  [
    'a file in a tree',
    '```text\nsrc/\n├─ use-work.ts\n```\n\n```ts title="src/use-works.ts"\n```',
    /^8 本页没有 use-work\.ts .*use-works\.ts/,
  ],
  [
    'what the SDK has for another framework',
    '| `useFiveWork` | 甲 |\n| --- | --- |',
    /^6 useFiveWork 是 React 的，这一页讲 Vue/,
  ],
  [
    'a value in data',
    '`rotation`：`Loop` 来回转。\n\n```json\n{\n  "rotation": "loop"\n}\n```',
    /^10 正文写的是 Loop，这里是 loop → .*写成 Loop/,
  ],
  ['a tab', '<Tabs>\n<Tab label="kotlin">\n</Tab>\n</Tabs>', /^7 只有这里的选项卡叫 kotlin → 与别处一样写 Kotlin/],
  [
    'a file in a command',
    '`our-docs.tgz`、`our-docs.tgz`\n\n```bash\nnpx ./our-doc.tgz\n```',
    /^9 只有这里写 our-doc\.tgz → 是不是 our-docs\.tgz/,
  ],
  ['a name in a drawing', '`behaviors`\n\n<Figure file="./a.svg" />', /^2 图里写着 behaviours.*behaviors/],
  [
    'a style sheet that has another name now',
    '```ts\nimport \'./tag.css\'\n```\n\n```css title="src/tags.css"\n```',
    /^7 本页没有 tag\.css .*\.\/tags\.css/,
  ],
  ['a time in a comment', '```ts\nwait(3000) // 5 秒后收起\n```', /^7 注释写的是 5 秒.*3000/],
  ['what another framework has', '`useEffect` 正好等到那时。', /^6 useEffect 是 React 的，这一页讲 Vue/],
])('%s written nearly as it is everywhere else is told', (_name, body, said) => {
  expect(told(body)).toEqual([expect.stringMatching(said)])
})

test.each([
  ['a time in a comment as milliseconds', '```ts\nwait(1_200) // 1.2 秒\n```'],
  ['degrees as radians', '```ts\nturn(1.57) // 90°\n```'],
  ['a style sheet of the page', '```ts\nimport \'./tag.css\'\n```\n\n```css title="src/tag.css"\n```'],
  ['a host that is used', 'https://my.realsee.ai'],
  ['hosts that stand for any', 'https://a.example.com 与 https://b.example.com'],
  ['a version that others have too', '1.0.0'],
  ['an error that the package has', '<ErrorText>CruisePlugin was disposed</ErrorText>'],
  ['a name whose framework is said', 'React 的 `useEffect` 在这里是 `watch`。'],
])('%s is not told', (_name, body) => expect(told(body)).toEqual([]))
