import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { collectFences } from '../../src/demos/fences'
import { tempFolder } from '../../tests/support/temp-folder'
import { readPrograms } from '../../src/demos/project/page-app'
import { uncovered } from './coverage'

const root = tempFolder('coverage')

/** What is left out on a page with this body, as `line message`. */
function leftOut(body: string): string[] {
  writeFileSync(path.join(root, 'page.mdx'), `---\ntitle: 页\n---\n\n## 看 [#look]\n\n${body}`)
  const { fences } = collectFences(root, ['page.mdx'])
  const { apps, faults } = readPrograms(['page.mdx'], fences)
  expect(faults).toEqual([])
  return uncovered(fences, apps).map(({ line, message }) => `${line} ${message}`)
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`
const viewer = fence(
  'ts title="src/viewer.ts"',
  "import { Five } from '@realsee/five'\n\nexport const five = new Five()",
)
const toggle = fence('ts title="src/toggle.ts"', "import { five } from './viewer'\n\nexport const toggle = () => five")
const run = (code: string): string => fence('run', `code: |\n  ${code}\nthen:\n  - element: canvas`)

test('a sample that no program reaches is told, with its name', () => {
  expect(leftOut(viewer + toggle + run('console.log(1)'))).toEqual(['13 src/toggle.ts 用到 SDK，却没有程序运行它'])
})

test('imports are followed', () => {
  expect(leftOut(viewer + toggle + run("import './toggle'"))).toEqual([])
})

test('an older version of a file needs a program of its own', () => {
  const newer = viewer.replace('new Five()', 'new Five({})')
  expect(leftOut(viewer + newer + run('console.log(1)'))).toEqual(['7 src/viewer.ts 用到 SDK，却没有程序运行它'])
})

test('a script of a tour is no less a sample; other JSON is none', () => {
  const script = fence('json title="tour/tag.json"', '{ "type": "PanoTag", "start": 0, "end": 900, "data": {} }')
  expect(leftOut(script)).toEqual(['7 tour/tag.json 用到 SDK，却没有程序运行它'])
  expect(leftOut(fence('json', '{ "name": "客厅" }'))).toEqual([])
})

test('a reason is enough', () => {
  expect(leftOut(viewer.replace('viewer.ts"', 'viewer.ts" norun="平台数据：签名由平台下发"'))).toEqual([])
})
