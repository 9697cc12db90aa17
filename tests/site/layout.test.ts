/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMEWORK_VERSION, SITE_VERSION } from '../../src/site/constants'
import { AREA_IDS } from '../../src/site/area-ids'
import { areas, codeName } from '../../src/site/areas'
import { about } from '../../src/site/about'
import { announcement } from '../../src/site/announcement'
import { site } from '../../src/site/config'
import { frameworks } from '../../src/site/frameworks'
import { withBase } from '../../src/site/routes'
import { WAYS } from '../support/ways'

/** What stands in the finished HTML of the frame around an article, and of the pages without one: for this nobody has to open a browser. */
const documents = new Map<string, Document>()
function pageAt(path: string): Document {
  const html = (): string => readFileSync(join('public', path.endsWith('.html') ? path : `${path}index.html`), 'utf8')
  if (!documents.has(path)) documents.set(path, new DOMParser().parseFromString(html(), 'text/html'))
  return documents.get(path)!
}
const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const all = (path: string, selector: string): Element[] => [...pageAt(path).querySelectorAll(selector)]
const texts = (path: string, selector: string): string[] => all(path, selector).map(textOf)
const hrefs = (path: string, selector: string): string[] =>
  all(path, selector).map((link) => link.getAttribute('href') ?? '')
const contentOf = (path: string, name: string): (string | null)[] =>
  all(path, `meta[name="${name}"], meta[property="${name}"]`).map((meta) => meta.getAttribute('content'))

const QUICK_START = '/docs/five/quick-start/'
const book = (framework: string, topic: string): string => `/docs/five/handbook/${framework}/${topic}/`
const HANDBOOK = book('react', 'tagging')

describe('around an article', () => {
  test('breadcrumbs lead from the home page to the page, and search engines get them; groups without a page are text', () => {
    expect(texts(HANDBOOK, '.crumbs li')).toEqual(['首页', '三维空间', '手册：React', '打标签'])
    expect(hrefs(HANDBOOK, '.crumbs a')).toEqual([withBase('/'), withBase('/docs/five/intro/')])
    expect(texts(HANDBOOK, '.crumbs [aria-current=page]')).toEqual(['打标签'])
    const data = JSON.parse(texts(HANDBOOK, 'script[type="application/ld+json"]')[0]!)
    expect(data['@type']).toBe('BreadcrumbList')
    // Every item but the last must have a page
    expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['首页', '三维空间', '打标签'])
    expect(data.itemListElement[0].item).toBe(site.origin + withBase('/'))
  })

  test('the version and the day of the last change stand once, below the title', () => {
    expect(textOf(pageAt(HANDBOOK).body).split('版本：Next')).toHaveLength(2)
    expect(texts(HANDBOOK, '.doc-meta > span')[0]).toBe('版本：Next')
    expect(texts(HANDBOOK, '.doc-day')).toEqual([expect.stringMatching(/^更新于 \d{4} 年 \d{1,2} 月 \d{1,2} 日$/)])
  })

  test('the menu has what one can do with the page', () => {
    expect(texts(QUICK_START, '.doc-tools a')).toEqual([
      '用 ChatGPT 打开',
      '用 Claude 打开',
      '查看 Markdown',
      '本栏目的打印版（新窗口）',
      '修改此页',
      '报告这一页的问题',
    ])
    expect(hrefs(QUICK_START, '.doc-tools a').slice(2)).toEqual([
      withBase('/docs/five/quick-start.md'),
      withBase('/print/five/'),
      expect.stringMatching(/\/edit\/main\/content\/docs\/five\/quick-start\.mdx$/),
      expect.stringMatching(/^mailto:developer@realsee\.com\?subject=/),
    ])
  })

  test('the contents have the headings of levels 2 and 3, and each heading is named once, with its link', () => {
    const headings = all('/docs/five/config/', '#article-body :is(h2, h3)[id]').map(({ id }) => `#${id}`)
    expect(headings.length).toBeGreaterThan(10)
    expect(hrefs('/docs/five/config/', '.toc ol a')).toEqual(headings)
    // Named once: it is its link
    expect(texts(QUICK_START, '#need')).toEqual(['需要什么'])
    expect(texts(QUICK_START, '#need > a:only-child')).toEqual(['需要什么'])
  })

  test('every handbook page has the steps of its framework and the other frameworks, and the pager walks them', () => {
    for (const { id, label } of frameworks) {
      const path = book(id, 'displaying-work')
      expect(texts(path, '.rail-steps a')).toEqual([
        ...['起步', '展示空间', '改变视角', '三维中的点', '状态录制', '打标签'],
      ])
      for (const href of hrefs(path, '.rail-steps a')) expect(href).toContain(`/five/handbook/${id}/`)
      expect(texts(path, '.rail-steps [aria-current=page]')).toEqual(['展示空间'])
      expect(hrefs(path, '.pager [rel=prev]')).toEqual([withBase(book(id, 'get-started'))])
      expect(hrefs(path, '.pager [rel=next]')).toEqual([withBase(book(id, 'knowing-state'))])
      for (const name of ['同一主题的其他框架写法', '换一种框架看这一节']) {
        const variants = `.variants[aria-label="${name}"]`
        expect(texts(path, `${variants} a`)).toEqual(frameworks.map((one) => one.label))
        expect(texts(path, `${variants} [aria-current=page]`)).toEqual([label])
      }
    }
    expect(all('/docs/five/config/', '.variants')).toEqual([])
  })

  test('an unlisted page says so, is kept from search engines and is not in the sidebar', () => {
    const path = '/docs/vreo/get-started/react-support/'
    expect(texts(path, '[role=note]').join()).toContain('只有知道地址的人能打开')
    expect(contentOf(path, 'robots')).toEqual(['noindex'])
    expect(hrefs(path, '.side a')).not.toContain(withBase(path))
  })

  test('a reader mode keeps the lead and the code: in boxes like those of the body, with few links', () => {
    for (const path of [
      '/docs/dnalogel/PanoTagPlugin/',
      '/docs/five/config/',
      book('react', 'displaying-work'),
      '/docs/webview/jsbridge/built-in/',
    ]) {
      const lead = pageAt(path).querySelector('#article-lead')!
      expect(lead.closest('header')).toBeNull()
      expect(lead.parentElement!.className).toBe(pageAt(path).querySelector('#article-body')!.className)
      // Mozilla's Readability drops a `div` with more than a fifth of its text in links
      expect(lead.parentElement!.localName).not.toBe('div')
      const dropped = all(path, '#article-body pre').filter((block) => {
        const box = block.closest('div:not(#article-body)')
        const linked = [...(box?.querySelectorAll('a') ?? [])].reduce((sum, link) => sum + link.textContent.length, 0)
        return box && linked / box.textContent.length > 0.2
      })
      expect([path, dropped.map(textOf)]).toEqual([path, []])
    }
  })
})

describe('the frame', () => {
  test('the navbar has the areas and the API, agreement and source', () => {
    expect(texts(QUICK_START, '[aria-label=主导航] a')).toEqual(
      AREA_IDS.map((id) => [areas[id].label, codeName(id)].filter(Boolean).join(' ')),
    )
    expect(texts(QUICK_START, '.nav .brand')).toEqual(['如视开放平台，回到文档首页'])
    expect(hrefs(QUICK_START, '.nav .brand')).toEqual([withBase('/')])
    expect(hrefs(QUICK_START, '.nav-end a')).toContain(withBase('/agreement/'))
    const source = pageAt(QUICK_START).querySelector(`.nav-end a[href="${about.sourceHosting}"]`)!
    expect([source.getAttribute('aria-label'), source.getAttribute('target')]).toEqual([
      '在 GitHub 查看源码（新窗口）',
      '_blank',
    ])
  })

  test('the sidebar shows the area and the page, and cannot be hidden; the agreement has contents and no sidebar', () => {
    expect(texts(QUICK_START, '.side .side-title')).toEqual(['三维空间five'])
    expect(hrefs(QUICK_START, '.side [aria-current=page]')).toEqual([withBase(QUICK_START)])
    expect(all(QUICK_START, '.side button')).toEqual([])
    expect(hrefs('/agreement/', '.toc ol a').length).toBeGreaterThan(3)
    expect(all('/agreement/', '.side')).toEqual([])
  })

  test('the announcement says its text and leads on', () => {
    expect(texts(QUICK_START, '.announce').join()).toContain(announcement!.text.replace(/\s+/g, ' '))
    expect(hrefs(QUICK_START, '.announce a')).toEqual([withBase(announcement!.link.path)])
  })

  test('the footer has all links of the specification and the year', () => {
    expect(hrefs(QUICK_START, '.foot a')).toEqual([
      `mailto:${about.contactEmail}`,
      ...['five', 'dnalogel', 'vreo', 'live', 'webview'].map((area) => withBase(`/docs/${area}/intro/`)),
      withBase('/openapi/'),
      about.mainWebsite,
      withBase('/docs/faq/account-and-price/'),
      withBase('/agreement/'),
      withBase('/changelog/'),
    ])
    expect(textOf(pageAt(QUICK_START).querySelector('.foot a[target=_blank]'))).toContain('外部链接，新窗口打开')
    expect(texts(QUICK_START, '.foot-brand')[0]).toMatch(/© \d{4} 如视 realsee\.com/)
  })

  test('the page of the open API tells its errors by their codes, and flows before the endpoints they use', () => {
    expect(texts('/openapi/', ':is(h2, h3)').join()).toMatch(
      /没有权限 10001[^]*凭证过期 -3|凭证过期 -3[^]*没有权限 10001/,
    )
    for (const [group, flow] of [
      ['transfer', 'self-host'],
      ['pano-to-vr', 'pano-flow'],
      ['argus', 'argus-flow'],
    ])
      expect(all(`/openapi/${group}/`, 'article h2').map(({ id }) => id)).toEqual([flow, group])
  })
})

describe('metadata', () => {
  test('of a page are those of the specification', () => {
    const title = texts(QUICK_START, 'h1')[0]!
    expect(texts(QUICK_START, 'title')).toEqual([`${title} · ${site.title}`])
    for (const [name, content] of Object.entries({
      robots: 'index,follow',
      viewport: about.viewport,
      version: SITE_VERSION,
      'og:title': title,
      'og:url': site.origin + withBase(QUICK_START),
      'og:image': site.origin + withBase('/og.png'),
      'og:site_name': site.title,
    }))
      expect([name, ...contentOf(QUICK_START, name)]).toEqual([name, content])
    expect(contentOf(QUICK_START, 'generator')).toEqual([expect.stringMatching(new RegExp(`${FRAMEWORK_VERSION}$`))])
    expect(contentOf(QUICK_START, 'description')[0]!.length).toBeGreaterThan(20)
  })

  test('the search page and unknown addresses are kept from search engines', () => {
    for (const path of ['/search/', '/404.html']) expect(contentOf(path, 'robots')).toEqual(['noindex'])
  })

  test('the image of Open Graph and the icons of the manifest exist', () => {
    const { icons } = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as { icons: { src: string }[] }
    expect(icons.length).toBeGreaterThan(0)
    for (const file of ['og.png', ...icons.map(({ src }) => src)])
      expect(readFileSync(join('public', file)).length).toBeGreaterThan(100)
  })
})

describe('the home page', () => {
  test('says what it is, for whom, and what to do first, with tasks above the products', () => {
    expect(texts('/', 'title')).toEqual([site.title])
    expect(texts('/', 'h1')).toEqual(['把真实空间放进网页、App 与小程序'])
    expect(texts('/', 'main h2')).toEqual(['按要做的事找文档', '产品怎样配在一起', '三步跑起来'])
    const main = texts('/', 'main')[0]!
    for (const words of [about.tagline, '开发者文档', '写给前端、App、小程序和服务端的开发者'])
      expect(main).toContain(words)
    expect(hrefs('/', 'main a.btn')).toEqual(['/docs/five/quick-start/', '/openapi/'].map(withBase))
    expect(hrefs('/', 'main p > [data-framework]')).toEqual(
      ['react', 'vue'].map((id) => withBase(book(id, 'get-started'))),
    )
    expect(hrefs('/', 'main a')).toContain(`mailto:${about.contactEmail}`)
  })

  test('offers sixteen tasks with the area each belongs to', () => {
    const tasks = texts('/', '[aria-labelledby=home-tasks] li')
    expect(tasks).toHaveLength(16)
    const names = Object.values(areas).map(({ label }) => label)
    for (const task of tasks) expect([task, names.some((name) => task.endsWith(name))]).toEqual([task, true])
  })

  test('has a map of the products, each one link to its first page, with its package and what it goes with', () => {
    const products = texts('/', '[aria-label=产品文档入口] a')
    expect(hrefs('/', '[aria-label=产品文档入口] a')).toEqual(
      Object.keys(areas).map((id) => withBase(id === 'openapi' ? '/openapi/' : `/docs/${id}/intro/`)),
    )
    for (const [at, { label, packageName }] of Object.values(areas).entries()) {
      expect(products[at]).toContain(label)
      expect(products[at]).toContain(packageName ?? '')
    }
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>
    }
    for (const name of ['@realsee/five', '@realsee/dnalogel', '@realsee/vreo'])
      expect(products.join()).toContain(`${name} ${devDependencies[name]}`)
    expect(products.join()).toContain('配 Five 5 alpha、React 16')
    expect(products.join()).toContain(`配 Five ${devDependencies['@realsee/five']}`)
  })
})

describe('ways to a page by links alone', () => {
  /** What a sidebar lists that its area's first page need not: what has a way of its own there. */
  const ELSEWHERE = /\/reference\/|\/handbook\/react\/(?!get-started)|^https/

  test.each(['five', 'dnalogel', 'vreo', 'live', 'webview', 'faq'])(
    'the first page of %s leads to every page of its sidebar: on a phone that is out of sight',
    (area) => {
      const first = `/docs/${area}/intro/`
      const linked = new Set(hrefs(first, 'article a[href]').map((href) => href.replace(/#.*/, '')))
      const listed = hrefs(first, '.side a[href]').map((href) => href.replace(/#.*/, ''))
      expect(listed.filter((href) => href !== withBase(first) && !ELSEWHERE.test(href) && !linked.has(href))).toEqual(
        [],
      )
    },
  )

  test('every task has one from the home page, of at most three links', () => {
    const isNamed = (link: Element, name: string | RegExp): boolean =>
      typeof name === 'string' ? textOf(link).includes(name) : name.test(textOf(link))
    const lost = WAYS.flatMap(({ task, desk, to }) => {
      let at = withBase('/')
      for (const name of desk) {
        const path = at.slice(withBase('').length).replace(/#.*/, '')
        const link = all(path, 'a[href]:not(dialog a)').find((one) => isNamed(one, name))
        if (!link) return [`${task}: no link ${String(name)} on ${path}`]
        const href = link.getAttribute('href')!
        at = href.startsWith('#') ? at.replace(/#.*/, '') + href : href
      }
      return desk.length <= 3 && decodeURIComponent(at).endsWith(to) ? [] : [`${task}: ${at}`]
    })
    expect(lost).toEqual([])
  })
})
