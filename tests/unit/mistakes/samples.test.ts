import { describe, expect, test } from '@jest/globals'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFence } from '../../../tools/check/fence-rules'
import { collectFences } from '../../../tools/check/fences'
import { namingWideSign } from '../../../tools/check/wide-signs'
import { tempFolder } from '../../support/temp-folder'

const FILE = 'page.mdx'

/** @returns what is told of one block of code, `line message → remedy`; its first line is line 6 of the page. */
async function told(language: string, code: string): Promise<string[]> {
  const root = tempFolder('sample')
  writeFileSync(join(root, FILE), `---\ntitle: 甲\n---\n\n\`\`\`${language}\n${code}\n\`\`\`\n`)
  const { fences } = collectFences(root, [FILE])
  const problems = (await Promise.all(fences.map(checkFence))).flat().map((problem) => namingWideSign(root, problem))
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

describe('JSON', () => {
  test.each([
    ['a comma after the last item', '{\n  "a": 1,\n}', '7 .*最后一项后面多了一个逗号 → 删掉这个逗号'],
    ['a comma after the last of a list', '[\n  1,\n  2,\n]', '8 .*多了一个逗号'],
    ['full-width quotes', '{\n  “a”: 1\n}', '7 .*引号是全角的 → 改成半角的双引号'],
    ['full-width quotes of a value', '{\n  "a": “b”\n}', '7 .*引号是全角的'],
    ['single quotes', "{ 'a': 1 }", '6 .*单引号 → 改成半角的双引号'],
    ['a name without quotes', '{ a: 1 }', '6 .*属性名没有引号 → .*双引号'],
    ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', '8 .*缺少逗号 → .*上一行的末尾'],
    ['a full-width comma', '{\n  "a": 1，\n  "b": 2\n}', '7 .*“，”是全角的 → 改成半角的 ,'],
    ['what is left out', '{\n  "a": 1,\n  ...\n}', '8 .*省略号.* → .*jsonc'],
    ['a value of another language', '{ "a": undefined }', '6 .*没有 undefined 这个值'],
    ['a bracket that is missing', '{ "a": [1, 2 }', '6 .*没有成对 → 在它前面补上 ]'],
    ['a name twice', '{\n  "a": 1,\n  "a": 2\n}', '8 .*"a" 写了两次.* → 只留一个'],
    ['a comment', '{\n  // 甲\n  "a": 1\n}', '7 .*不能有注释 → .*jsonc'],
  ])('%s', async (_name, code, said) => {
    const lines = await told('json', code)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${said}`))])
  })
})

describe('styles', () => {
  test.each([
    ['css', '.a {\n  pointer-event: none;\n}', '7 CSS 没有 pointer-event 这个属性 → 是不是 pointer-events'],
    ['css', '// 甲\n.a {\n  color: red;\n}', '6 CSS 没有 // 这种注释.* → 写成 /'],
    ['css', '.a {\n  color: #ffe9b;\n}', '7 color 不能写成 #ffe9b → 核对值的写法'],
    ['css', '.a {\n  inset: 1px auto width: 2px;\n}', '7 inset 不能写成 .* → 值的末尾少了分号'],
    ['css', '.a {\n  grid-template-rows: auto minmax(0 1fr);\n}', '7 grid-template-rows 不能写成'],
    ['html', '<style>\n.a { colr: red }\n</style>\n<p>甲</p>', '7 CSS 没有 colr .*color'],
    ['css', '.a:hover {\n  --own: 1px;\n  color: red;\n  -webkit-mask: none;\n  width: calc(var(--own) * 2);\n}', ''],
  ])('%s %j', async (language, code, said) => {
    expect(await told(language, code)).toEqual(said ? [expect.stringMatching(new RegExp(`^${said}`))] : [])
  })
})

describe('what belongs to the author alone', () => {
  test.each([
    ['bash', 'export APP_SECRET=9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c', '6 .*真的密钥 → .*占位'],
    ['json', '{ "token": "aB3dE5fG7hI9jK1lM3nO5pQ7" }', '6 .*真的密钥'],
    ['bash', 'cd /Users/zhangsan/work', '6 .*自己电脑上的路径 → 写相对路径'],
    ['js', 'const a = process.env.APP_SECRET', ''],
    ['json', '{ "token": "<access_token>" }', ''],
  ])('%s: %j', async (language, code, said) => {
    expect(await told(language, code)).toEqual(said ? [expect.stringMatching(new RegExp(`^${said}`))] : [])
  })
})

describe('data', () => {
  test.each([
    ['yaml', 'a:\n\tb: 1', '7 .*缩进用空格'],
    ['yaml', 'a: 1\na: 2', '7 .*写了两次'],
    ['nginx', 'server {\n  listen 80;', '6 .*没有成对 → 补上 }'],
    ['nginx', 'listen 80;\n}', '7 .*多了一个右花括号'],
    ['docker', 'FROM node\nRUM npm ci', '7 .*没有 RUM 这个指令 → 核对'],
    ['bash', 'npm ci –omit=dev', '6 .*“–”是全角的 → 写成两个半角'],
    ['wxml', '<view wx:if="{{a}}">甲</view>\n<view v-else>乙</view>', '7 .*v-else 是 Vue 的：小程序写 wx:else'],
    ['html', '<div><p>a</div>\n</span>', '7 .*没有成对：</span> → .*多出来的结束标签删掉'],
    ['html', '<div>\n<b>a\n</div>', '8 .*没有成对.* → 补上前一个标签'],
  ])('%s: %j', async (language, code, said) => {
    expect((await told(language, code))[0]).toMatch(new RegExp(`^${said}`))
  })

  test.each([
    ['nginx', 'location ~ "^/[a-z]{2}/" {\n  return 200 "{}"; # }\n}'],
    ['docker', '# 甲\nFROM node AS a\nRUN a \\\\\n  b\nRUN <<EOF\nc\nEOF\nCOPY . .'],
    ['bash', 'echo a - b'],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['html', '<!doctype html>\n<meta charset="utf-8">\n<ul>\n<li>a\n<li>b\n</ul>\n<br>'],
  ])('%s: %j is as it should be', async (language, code) => {
    expect(await told(language, code)).toEqual([])
  })
})

describe('full-width signs in code', () => {
  test.each([
    ['js', 'const a = 1；', '“；”是全角的 → 改成半角的 ;'],
    ['go', 'package a\n\nfunc f（） {}', '“（”是全角的 → 改成半角的 \\('],
    ['bash', 'npm i，npm start', '“，”是全角的 → 改成半角的 ,'],
    ['nginx', 'listen 80；', '“；”是全角的 → 改成半角的 ;'],
    ['bash', 'npm i\u3000a', '半角的空格'],
  ])('%s: %j', async (language, code, said) => {
    const lines = await told(language, code)
    expect(lines).toEqual([expect.stringMatching(new RegExp(said))])
  })

  test.each([
    ['js', "const a = '；' // 甲，乙"],
    ['bash', 'echo "甲，乙" # 丙；丁'],
    ['nginx', '# 甲；\nlisten 80; # 乙，丙'],
  ])('%s: %j is as it should be', async (language, code) => {
    expect(await told(language, code)).toEqual([])
  })
})
