import { describe, expect, test } from '@jest/globals'
import { parseChangelog } from './changelog'
import { atomFeed } from './feed'

describe('the changelog', () => {
  test('gives its releases; what is not released yet stays out', () => {
    const { releases, problems } = parseChangelog(
      '# 变更记录\n\n## 未发布\n\n- 还没有\n\n## [3.6.0] - 2026-12-01\n\n### 新增\n\n- 甲\n\n## 2026-11-21\n\n- 乙\n',
    )
    expect(problems).toEqual([])
    expect(releases).toEqual([
      { name: '3.6.0', date: '2026-12-01', body: '\n### 新增\n\n- 甲', line: 7 },
      { name: '2026-11-21', date: '2026-11-21', body: '\n- 乙', line: 13 },
    ])
  })

  test('a heading without a date, an impossible date and a release written twice are named with their line', () => {
    const { releases, problems } = parseChangelog(
      '## 3.6\n- 甲\n## 3.5 - 2026-13-01\n## 3.4 - 2026-01-01\n## 3.4 - 2026-01-02\n',
    )
    expect(releases.map(({ name }) => name)).toEqual(['3.4'])
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [1, '变更记录的标题“## 3.6”看不出版本与日期'],
      [3, '变更记录的标题写着 2026-13-01，没有这一天'],
      [5, '变更记录里“3.4”写了两次'],
    ])
  })
})

describe('the feed', () => {
  const feed = atomFeed([
    { name: '3.5.2', date: '2026-11-21', html: '<p>旧</p>' },
    {
      name: '3.6.0',
      date: '2026-12-01',
      html: '<h3 id="新增">新增</h3><p><a href="https://open-platform.realsee.com/developer/docs/five/intro/">五 & 六</a></p>\n',
    },
  ])

  test('is dated by its newest release, which comes first', () => {
    expect(/<updated>([^<]+)/.exec(feed)?.[1]).toBe('2026-12-01T00:00:00+08:00')
    expect([...feed.matchAll(/<entry>\n<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
      'tag:open-platform.realsee.com,2026-12-01:docs/3.6.0',
      'tag:open-platform.realsee.com,2026-11-21:docs/3.5.2',
    ])
  })

  test('carries the text as escaped HTML that works elsewhere', () => {
    expect(feed).toContain(
      '<content type="html">&lt;h3 id=&quot;新增&quot;&gt;新增&lt;/h3&gt;&lt;p&gt;&lt;a href=&quot;https://open-platform.realsee.com/developer/docs/five/intro/&quot;&gt;五 &amp; 六&lt;/a&gt;&lt;/p&gt;</content>',
    )
  })
})
