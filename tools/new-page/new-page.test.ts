import { beforeEach, describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mdx, siteState } from '../../tests/support/site-state'
import { readPage } from '../../src/demos/page-tree'
import { checkStructure } from '../check/prose-structure'
import { newPage, PAGE_KINDS } from './new-page'
import { addToSidebar } from './sidebar-edit'

const SIDEBAR = `- intro # 先看
- label: 手册
  items:
    - handbook/react/a
    - handbook/react/b
`
const files = {
  'content/docs/five/intro.mdx': mdx('介绍', '一'),
  'content/docs/five/handbook/react/a.mdx': mdx('甲', '一'),
  'content/docs/five/handbook/react/b.mdx': mdx('乙', '一'),
  'content/docs/five/sidebar.yaml': SIDEBAR,
  '.prettierrc.json': readFileSync('.prettierrc.json', 'utf8'),
}
let root: string
beforeEach(async () => {
  root = (await siteState(files)).root
})
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('npm run new', () => {
  test('makes a draft with the title, and puts it behind the pages of the same folder', async () => {
    const done = await newPage(root, { id: 'five/handbook/react/measuring', title: '测量：React' })
    expect(read('content/docs/five/handbook/react/measuring.mdx')).toMatch(
      /^---\ntitle: '测量：React'\n|^---\ntitle: 测量：React\n/,
    )
    expect(read('content/docs/five/handbook/react/measuring.mdx')).toContain('\ndraft: true\n')
    expect(read('content/docs/five/sidebar.yaml')).toBe(`${SIDEBAR}    - handbook/react/measuring\n`)
    expect(done[0]).toBe('新建 content/docs/five/handbook/react/measuring.mdx（guide）')
    expect(done[1]).toContain('加在“handbook/react/b”之后')
  })

  test.each(PAGE_KINDS)(
    'the template %s is a page that only wants to be written, and is left out of a build',
    async (kind) => {
      await newPage(root, { id: 'five/fresh', title: '新的一页', kind })
      const file = 'content/docs/five/fresh.mdx'
      const text = read(file)
      const draft = await siteState({
        ...files,
        [file]: text,
        'content/docs/five/sidebar.yaml': read('content/docs/five/sidebar.yaml'),
      })
      expect(draft.problems).toEqual([])
      expect(draft.model.byId.has('five/fresh')).toBe(false)
      const done = await siteState({ ...files, [file]: text.replace('draft: true\n', 'sidebar: false\n') })
      const found = [...done.problems, ...done.bodies.get('five/fresh')!.problems]
      expect(found).toEqual([])
      expect(done.bodies.get('five/fresh')!.headings.length).toBeGreaterThan(3)
      const page = readPage(root, file)
      if (!('page' in page)) throw new Error('unreadable')
      expect(checkStructure(page.page)).toEqual([])
    },
  )

  test.each(['five/x.mdx', 'content/docs/five/x', '/five/x/'])('%s is taken as the page that it means', async (id) => {
    await newPage(root, { id, title: '题', hidden: 'sidebar' })
    expect(existsSync(join(root, 'content/docs/five/x.mdx'))).toBe(true)
  })

  test('guesses the kind from the id', async () => {
    const kinds = await Promise.all(
      ['five/FooPlugin', 'five/faq/black', 'five/more'].map((id) =>
        newPage(root, { id, title: '题', hidden: 'sidebar' }),
      ),
    )
    expect(kinds.map(([line]) => /（(\w+)）/.exec(line ?? '')?.[1])).toEqual(['plugin', 'faq', 'guide'])
  })

  test('a page beside the sidebar says so and leaves the sidebar alone', async () => {
    await newPage(root, { id: 'five/aside', title: '旁页', hidden: 'unlisted' })
    expect(read('content/docs/five/aside.mdx')).toContain('\nunlisted: true\n')
    expect(read('content/docs/five/sidebar.yaml')).toBe(SIDEBAR)
  })

  test.each([
    ['five', '产品后面还要有页面的名字，例如 five/quick-start'],
    ['six/intro', '第一段要是产品之一：five、dnalogel、vreo、live、webview、faq'],
    ['five/intro', '已经有 content/docs/five/intro.mdx'],
    ['five/Intro', '已经有 content/docs/five/intro.mdx；只差大小写'],
    ['five/标签', '“标签”会出现在网址里，只用英文字母、数字和连字符'],
    ['five/a b', '“a b”会出现在网址里'],
    ['five/../x', '“..”会出现在网址里'],
    ['five/img/x', '“img”不能作页面的名字'],
    ['five/x/index', '“index”不能作页面的名字'],
  ])('refuses %s before anything is written', async (id, message) => {
    await expect(newPage(root, { id, title: '题' })).rejects.toThrow(message)
    expect(read('content/docs/five/sidebar.yaml')).toBe(SIDEBAR)
    expect(existsSync(join(root, 'content/docs/five/x.mdx'))).toBe(false)
  })

  test('names the groups and kinds there are when one is not', async () => {
    await expect(newPage(root, { id: 'five/x', title: '题', group: '手测' })).rejects.toThrow(
      '目录里没有分组“手测”，有的是：“手册”',
    )
    await expect(newPage(root, { id: 'five/x', title: '题', kind: 'page' })).rejects.toThrow(
      '没有“page”这种页面，可用的有：guide、plugin、faq、api',
    )
    await expect(newPage(root, { id: 'five/x', title: ' ' })).rejects.toThrow('标题不能是空的')
    expect(existsSync(join(root, 'content/docs/five/x.mdx'))).toBe(false)
  })
})

describe('adding to a sidebar', () => {
  test('into a named group, into an empty list, and at the end of a real one', () => {
    expect(addToSidebar(SIDEBAR, 'x', '手册').source).toBe(`${SIDEBAR}    - x\n`)
    expect(addToSidebar('[]', 'x').source).toBe('[ x ]\n')
    expect(addToSidebar(SIDEBAR, 'x').source).toBe(`${SIDEBAR}- x\n`)
    expect(() => addToSidebar('export default []', 'x')).toThrow('看不懂这份 sidebar.yaml')
  })
})
