import { beforeAll, describe, expect, test } from '@jest/globals'
import { mdx, siteState } from '../../tests/support/site-state'
import { llmsTexts } from './llms'

const BASE = 'https://open-platform.realsee.com/developer'
let texts: Map<string, string>

beforeAll(async () => {
  texts = llmsTexts(
    await siteState(
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
        'content/openapi.mdx': mdx('开放 API 参考', '接口。'),
        'static/schemas/a.schema.json': JSON.stringify({ title: '剧本', description: '剧本的格式。' }),
        'CHANGELOG.md': '## 1.0.0 - 2026-01-02\n',
      },
      { 'content/docs/five/intro.mdx': '2026-05-06' },
    ),
  )
})

describe('llms.txt', () => {
  const index = (): string => texts.get('/llms.txt') ?? ''

  test('has the form of llmstxt.org: one title, a summary, then lists of links below second-level headings', () => {
    const lines = index().split('\n')
    expect(lines[0]).toBe('# 如视开放平台开发文档')
    expect(lines[2]).toMatch(/^> ./)
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
    const below = index().slice(index().indexOf('\n## '))
    for (const line of below.split('\n').filter(Boolean))
      expect(line).toMatch(/^(?:## \S.*|- \[[^\]]+\]\(https:\/\/[^)]+\)(?:: .+)?)$/)
  })

  test('lists the listed pages in reading order, as Markdown, and no others', () => {
    const pages = [...index().matchAll(/\/docs\/(\S+)\.md\)/g)].map(([, id]) => id)
    expect(pages).toEqual([
      'five/intro',
      'five/handbook/no-framework/get-started',
      'five/handbook/no-framework/adding',
      'five/handbook/vue/get-started',
      'five/handbook/vue/adding',
      'faq/intro',
    ])
  })

  test('names the files for machines: OpenAPI, schemas, full texts with their size, changelog and feed', () => {
    expect(index()).toContain(`[OpenAPI 3.1 描述文件](${BASE}/openapi.json)`)
    expect(index()).toContain(`- [剧本](${BASE}/schemas/a.schema.json): 剧本的格式。`)
    expect(index()).toMatch(/\/docs\/five\/llms-full\.txt\): 5 页，约 \d+ KB/)
    expect(index()).toMatch(/developer\/llms-full\.txt\): 7 页/)
    expect(index().slice(index().indexOf('## Optional'))).toContain(`${BASE}/changelog.xml`)
  })
})

describe('full texts', () => {
  test('hold every listed page once, with its address, date and SDK version, and nothing unlisted', () => {
    const all = texts.get('/llms-full.txt') ?? ''
    expect(all.split(/^# /m).slice(1)).toHaveLength(1 + 7)
    expect(all).toContain(
      `# 介绍\n\n> 介绍说了什么。\n\n- 网址：${BASE}/docs/five/intro/\n- 更新于：2026-05-06\n- 示例已在 @realsee/five 6.5.2 下校验\n\n正文甲。`,
    )
    expect(all).not.toContain('秘密')
  })

  test('one per area, of that area only; links are absolute', () => {
    expect([...texts.keys()].sort()).toEqual([
      '/docs/faq/llms-full.txt',
      '/docs/five/llms-full.txt',
      '/llms-full.txt',
      '/llms.txt',
    ])
    const faq = texts.get('/docs/faq/llms-full.txt') ?? ''
    expect(faq).toContain(`[见](${BASE}/docs/five/intro/)`)
    expect(faq).not.toContain('正文甲')
  })
})
