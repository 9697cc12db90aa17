import { beforeEach, expect, test } from '@jest/globals'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unfinishedAreas } from '../../src/gatsby/unfinished-areas'
import { AREA_IDS } from '../../src/site/config'
import { tempFolder } from '../../tests/support/temp-folder'
import { newArea } from './new-area'

const REQUEST = { id: 'cloud', label: '空间云', packageName: '@realsee/cloud', summary: '存到云上。', icon: 'cloud' }
let root: string
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

beforeEach(() => {
  root = tempFolder('area')
  for (const path of ['src/site/areas.ts', 'src/site/area-ids.ts', '.prettierrc.json']) cpSync(path, join(root, path))
  cpSync('node_modules/lucide-static/icons/cloud.svg', join(root, 'node_modules/lucide-static/icons/cloud.svg'))
})

test('a new area has its entry, its sidebar and a draft of its introduction', async () => {
  const done = await newArea(root, REQUEST)
  expect(read('src/site/area-ids.ts')).toContain("'faq', 'cloud'] as const")
  expect(read('src/site/areas.ts')).toMatch(/  cloud: \{\n    label: '空间云',\n    packageName: '@realsee\/cloud',/)
  expect(read('content/docs/cloud/sidebar.yaml')).toBe('- intro\n')
  expect(read('content/docs/cloud/intro.mdx')).toContain('draft: true')
  expect(done.join()).toContain('src/search/engine/synonyms.ts')
  await expect(newArea(root, REQUEST)).rejects.toThrow('已经有了')
})

test.each([
  [{ id: 'Cloud' }, '只用小写英文字母'],
  [{ id: 'five' }, '已经有了'],
  [{ label: '空间带看' }, '名称“空间带看”已经有了'],
  [{ label: ' ' }, '名称不能是空的'],
  [{ summary: '' }, '还要 --package 和 --summary'],
  [{ summary: "它's" }, '不能有引号'],
  [{ icon: 'clowd' }, '没有图标“clowd”'],
])('%j is refused before anything is written', async (changed, message) => {
  const before = read('src/site/areas.ts')
  await expect(newArea(root, { ...REQUEST, ...changed })).rejects.toThrow(message)
  expect(read('src/site/areas.ts')).toBe(before)
  expect(existsSync(join(root, 'content/docs/cloud'))).toBe(false)
})

test('a half-done area is told, with what to add', () => {
  const pages = new Set(AREA_IDS.map((area) => `${area}/intro`))
  expect(unfinishedAreas(process.cwd(), pages)).toEqual([])
  for (const area of AREA_IDS.slice(1)) {
    mkdirSync(join(root, 'content/docs', area), { recursive: true })
    writeFileSync(join(root, 'content/docs', area, 'intro.mdx'), '')
  }
  mkdirSync(join(root, 'content/docs/cloud'))
  pages.delete('faq/intro')
  const told = unfinishedAreas(root, pages).map(({ file, message, remedy }) => `${file} ${message}：${remedy}`)
  expect(told).toContain('content/docs/five/intro.mdx 产品“三维空间”没有介绍页：npm run new -- five/intro "<标题>"')
  expect(told.join('\n')).toContain('content/docs/faq/intro.mdx 产品“常见问题”的介绍页没有发布')
  expect(told.join('\n')).toContain('src/site/areas.ts 产品“空间带看”的图标“users-round”不存在')
  expect(told.join('\n')).toContain('content/docs/cloud 文件夹“cloud”不是产品')
})
