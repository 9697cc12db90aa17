import { beforeAll, describe, expect, test } from '@jest/globals'
import { mdx, siteState } from '../../../tests/support/site-state'
import { llmsTexts } from './texts'
import { markdownPages } from '../markdown/pages'

const BASE = 'https://open-platform.realsee.com/developer'
let texts: Map<string, string>

beforeAll(async () => {
  const state = await siteState(
    {
      'content/docs/five/intro.mdx': mdx('介绍', '正文甲。', "sdk: { '@realsee/five': 6.5.2 }\n"),
      'content/docs/five/handbook/no-framework/get-started.mdx': mdx('上手', '一'),
      'content/docs/five/handbook/no-framework/adding.mdx': mdx('加标签', '二'),
      'content/docs/five/handbook/vue/adding.mdx': mdx('Vue 加标签', '三', 'sidebar: false\n'),
      'content/docs/five/handbook/vue/get-started.mdx': mdx('Vue 上手', '四', 'sidebar: false\n'),
      'content/docs/five/hidden.mdx': mdx('藏起来', '秘密', 'unlisted: true\n'),
      'content/docs/five/sidebar.yaml':
        '- intro\n- label: 手册\n  items:\n    - handbook/no-framework/get-started\n    - handbook/no-framework/adding\n',
      'content/docs/faq/intro.mdx': mdx('常见', '[见](../five/intro.mdx)'),
      'content/docs/faq/sidebar.yaml': '- intro\n',
      'content/changelog.mdx': mdx('变更记录', '新的。'),
    },
    { 'content/docs/five/intro.mdx': '2026-05-06' },
  )
  texts = llmsTexts(state, markdownPages(state))
})

describe('llms.txt', () => {
  const index = (): string => texts.get('/llms.txt') ?? ''

  test('has the form of llmstxt.org: one title, a summary, then sections below second-level headings', () => {
    const lines = index().split('\n')
    expect(lines[0]).toBe('# 如视开放平台开发文档')
    expect(lines[2]).toMatch(/^> ./)
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
    expect(index().match(/^- \[[^\]]+\]\(https:[^)]+\)(?:: .+)?$/gm)?.length).toBeGreaterThan(5)
  })

  test('leads to the list of each area, which says what can be installed', () => {
    expect(index()).toMatch(
      /^- \[三维空间 @realsee\/five\]\(https:\S+\/docs\/five\/llms\.txt\): .+@realsee\/five@6\.5\.2.+5 页。$/m,
    )
    expect(texts.get('/docs/five/llms.txt')).toContain('`npm install --save-exact @realsee/five@6.5.2`')
  })
})

describe('the list of an area', () => {
  test('has the listed pages in reading order, as Markdown, and no others', () => {
    const list = texts.get('/docs/five/llms.txt') ?? ''
    expect([...list.matchAll(/\/docs\/five\/(\S+)\.md\)/g)].map(([, id]) => id)).toEqual([
      'intro',
      'handbook/no-framework/get-started',
      'handbook/no-framework/adding',
      'handbook/vue/get-started',
      'handbook/vue/adding',
    ])
    expect(list).toContain('## 手册\n')
    expect(list).toContain(`[必须知道的十条](${BASE}/llms.txt)`)
  })
})

describe('full texts', () => {
  test('hold every listed page once, with its address, date and SDK version, and nothing unlisted', () => {
    const all = texts.get('/llms-full.txt') ?? ''
    expect(all.split(/^# /m).slice(1)).toHaveLength(1 + 7)
    expect(all).toContain(
      `---\ntitle: 介绍\nurl: ${BASE}/docs/five/intro/\npackages:\n  "@realsee/five": 6.5.2\nupdated: 2026-05-06\nindex: ${BASE}/docs/five/llms.txt\n---\n\n# 介绍\n\n> 介绍说了什么。\n\n正文甲。`,
    )
    expect(all).not.toContain('秘密')
  })

  test('one per area, of that area only', () => {
    expect([...texts.keys()].sort()).toEqual([
      '/docs/faq/llms-full.txt',
      '/docs/faq/llms.txt',
      '/docs/five/llms-full.txt',
      '/docs/five/llms.txt',
      '/llms-full.txt',
      '/llms.txt',
    ])
    const faq = texts.get('/docs/faq/llms-full.txt') ?? ''
    expect(faq).toContain(`[见](${BASE}/docs/five/intro.md)`)
    expect(faq).not.toContain('正文甲')
  })
})
