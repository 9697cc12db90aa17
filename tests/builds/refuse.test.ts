import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryBuild } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

const page = (body: string, front = 'title: 页\ndescription: 一句。'): string => `---\n${front}\n---\n\n${body}\n`
let site: SiteCopy

beforeAll(() => {
  site = copySite({
    'content/docs/five/intro.mdx': page('[坏](./nothing.mdx)\n\n[坏](/nothing/)'),
    'content/docs/five/yaml.mdx': page('正文', 'title: 甲: 乙'),
    'content/docs/five/tag.mdx': page('<Tabs>', 'title: 页\ndescription: 一句。\nsidebar: false'),
    'content/docs/five/sidebar.yaml': '- intro\n- yaml\n- nobody\n- label: 坏的\n  href: /nope-sidebar/\n',
  })
})
afterAll(() => site.remove())

describe('a whole build with mistakes', () => {
  test('fails before webpack, with every mistake of the content, file and line', async () => {
    const { code, output } = await tryBuild(site.root)
    expect(code).not.toBe(0)
    for (const line of [
      'content/docs/five/intro.mdx:6  链接“./nothing.mdx”没有对应的文件',
      'content/docs/five/intro.mdx:8  链接“/nothing/”没有对应的页面或文件',
      'content/docs/five/yaml.mdx:2  前置信息不是正确的 YAML',
      'content/docs/five/tag.mdx:7  MDX 语法错误',
      'content/docs/five/sidebar.yaml:3  找不到文档“nobody”',
      'content/docs/five/sidebar.yaml:4  链接“/nope-sidebar/”没有对应的页面或文件',
    ])
      expect(output).toContain(line)
    expect(output).not.toContain('Building production JavaScript')
    expect(existsSync(join(site.root, 'public/index.html'))).toBe(false)
  })
})
