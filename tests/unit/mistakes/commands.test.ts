import { describe, expect, test } from '@jest/globals'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFence } from '../../../tools/check/fence-rules'
import { collectFences } from '../../../tools/check/fences'
import { checkTextNames } from '../../../tools/check/text-names'
import { checkSdkVersions } from '../../../tools/check/sdk-versions'
import { readText } from '../../../tools/check/page-tree'
import { tempFolder } from '../../support/temp-folder'

const FILE = 'page.mdx'

/** @returns what is told of one block of code, `line message → remedy`; its first line is line 6 of the page. */
async function told(language: string, code: string): Promise<string[]> {
  const root = tempFolder('command')
  writeFileSync(join(root, FILE), `---\ntitle: 甲\n---\n\n\`\`\`${language}\n${code}\n\`\`\`\n`)
  const { fences } = collectFences(root, [FILE])
  const problems = (await Promise.all(fences.map(checkFence))).flat()
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

describe('commands, settings and messages', () => {
  test.each([
    ['bash', 'curl -X POST \\ \n  -H "A: b" https://a.com', '6 行末的反斜杠后面有空格.* → 删掉'],
    ['bash', 'curl -X POST\n  -H "A: b" https://a.com', '7 .*前一行的末尾没有反斜杠 → .*写空格和'],
    ['bash', 'npm run build -- --name “甲”', '6 .*中文引号.* → 改成半角'],
    ['bash', 'yarn add --save-exact @realsee/five@6.5.2', '6 yarn 没有 --save-exact.* → .*yarn add --exact'],
    ['bash', 'grep -rnE "a/(b|c|d" src', '6 grep 的正则里圆括号没有成对'],
    ['bash', "curl -sI '$URL' -o a", '6 单引号里的变量不展开 → 换成双引号'],
    ['bash', 'if [$# -ne 2 ]; then\n  echo\nfi', '6 \\[ 后面没有空格'],
    ['bash', 'npm create vite@1.0.0 a --template vue', '6 选项给了 npm.* → 在选项之前写 --'],
    ['bash', 'for f in "$a/*.txt"; do\n  echo\ndone', '6 引号里的 \\* 不展开.* → .*引号外面'],
    ['bash', 'npm ci \\', '6 行末的反斜杠后面没有下一行 → 删掉'],
    ['bash', 'export KEY = abc', '6 .*等号两边有空格.* → .*NAME=value'],
    ['bash', '// 安装\nnpm ci', '6 .*不是注释 → 注释写成 #'],
    ['bash', 'npm instal @realsee/five', '6 .*没有这个命令 → .*npm install'],
    ['bash', 'npm install @realsee/dnalogle', '6 没有 @realsee/dnalogle 这个包 → 写成 @realsee/dnalogel'],
    ['bash', 'npm install realsee/five', '6 没有 realsee/five 这个包 → 写成 @realsee/five'],
    ['bash', 'npm install @realsee/five@99.0.0', '6 没有核对过 @realsee/five@99.0.0 → 写成 @realsee/five@\\d'],
    ['bash', 'curl https://a.com/?a=1&b=2', '6 网址里的 & .* → .*单引号'],
    ['bash', 'curl -d {"a":1} https://a.com', '6 JSON 没有放进引号.* → .*单引号'],
    ['bash', '{ "a": 1 }', '6 代码是 JSON.* → 语言写成 json'],
    ['http', 'POST /a HTTP/1.1\nHost: a\n{ "a": 1 }', '8 .*之间没有空行 → .*空一行'],
    ['http', 'POST /a HTTP/1.1\n\n{ "a": 1, }', '8 .*多了一个逗号 → 删掉'],
    ['http', 'GET /a HTTP/1.1\nHost：a', '7 代码里的“：”是全角的'],
    ['yaml', 'a:1\nb:2', '6 .*整段成了一个文字 → 冒号后面空一格'],
    ['nginx', 'server {\n  listen 80\n  root /a;\n}', '7 .*没有以 ; 结束 → .*分号'],
    ['groovy', "a {\n  b 'c\n}", '7 .*引号没有成对 → 补上'],
    ['css', '.a {\n  color: red\n  width: 1px;\n}', '7 .*没有以 ; 结束 → .*分号'],
    ['html', '<script>\n  a', '6 .*<script> 没有结束 → 补上 </script>'],
    ['docker', 'FROM a\nRUN b && \\', '7 .*没有下一行 → 删掉'],
    ['json', '{\n  # 甲\n  "a": 1\n}', '7 .*不能有 # 注释 → .*jsonc'],
    ['xml', '<a>\n  <b>\n</a>', '8 .*对不上.* → 后开始的先结束'],
    ['swift', 'func a() {\n  print(1)', '\\d .* → .*少 1 个 }'],
    [
      'bash',
      'curl -H "A: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVm" https://a.com',
      '6 .*真的凭证',
    ],
    ['js', '// TODO 甲\na', '6 .*写给自己的话.* → 写完它'],
  ])('%s: %j', async (language, code, said) => {
    expect((await told(language, code)).join('\n')).toMatch(new RegExp(`^${said}`))
  })

  test.each([
    ['bash', "curl -X POST \\\n  -H 'A: b' \\\n  'https://a.com/?a=1&b=2'"],
    ['bash', 'KEY=abc npm run build\nnpm install @realsee/five'],
    ['http', 'POST /a HTTP/1.1\nHost: a\n\n{ "a": 1 }'],
    ['yaml', '- a\n- b: http://a'],
    ['css', '.a {\n  color: red;\n  width: 1px\n}'],
  ])('%s that is right: %j', async (language, code) => {
    expect(await told(language, code)).toEqual([])
  })
})

describe('programs', () => {
  test.each([
    ['view: { longitude: 90 }', '6 .*弧度'],
    ['view: { longtitude: 1 }', '6 .*是不是“longitude”'],
    ['code:\n  a()\n  b()', '6 code 有几行.* → 写成 code: \\|'],
    ['code: a()\nthen:\n  - state: { panoindex: 1 }', '8 .*是不是“panoIndex”'],
    ['code: a()\nthen:\n  - key: enter', '8 .*大写开头'],
  ])('%j', async (code, said) => {
    const text = code.includes('then') ? code : `${code}\nthen:\n  - text: 甲`
    expect((await told('run', text)).join('\n').replaceAll('run 块 ', '')).toMatch(new RegExp(`^${said}`, 'm'))
  })
})

test('a name in the text that only differs by a letter from one of the page', () => {
  const root = tempFolder('names')
  mkdirSync(join(root, 'content/reference'), { recursive: true })
  for (const file of ['five', 'dnalogel', 'vreo', 'live', 'jsbridge-x'])
    writeFileSync(
      join(root, `content/reference/${file}.json`),
      JSON.stringify({ symbols: [{ name: 'FooPlugin', members: [{ name: 'imageUrl' }] }] }),
    )
  const body =
    '用 `imageUrl`、`FooPlugin`、`another`。\n\n写 `imageURL`、`FoPlugin`。\n\n| 名称 |\n| --- |\n| `imageUrls` |'
  writeFileSync(join(root, 'content/a.mdx'), `---\ntitle: 甲\n---\n\n${body}\n`)
  const problems = checkTextNames(root, ['content/a.mdx'])
  rmSync(root, { recursive: true })
  expect(problems.map(({ line, remedy }) => `${line} ${remedy}`)).toEqual([
    expect.stringMatching(/^7 是不是 FooPlugin？/),
  ])
})

test('since of a version to come', () => {
  const read = readText(
    'a.mdx',
    '---\ntitle: 甲\nsdk: { \'@realsee/none\': 6.5.2 }\n---\n\n甲<Since v="9.9" />乙<Since v="6.5" />。\n',
  )
  const problems = 'page' in read ? checkSdkVersions(process.cwd(), read.page) : []
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([expect.stringMatching(/^6 9\.9 比/)])
})
