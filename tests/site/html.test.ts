import { describe, expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { htmlValidateConfig } from '../support/html-validate'
import { DOCS_MAIN_ID, docPath, withBase } from '../../src/site/routes'
import { attribute, builtPages, find } from '../support/public-pages'

const validator = new HtmlValidate(htmlValidateConfig)

describe.each(builtPages().map((page) => [page.url, page] as const))('%s', (url, page) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
      ),
    ).toEqual([])
    // React's streaming renderer leaves some between Chinese characters.
    expect(page.html).not.toContain('\0')
  })

  test('says what it is: one h1, title, description, canonical, language', () => {
    expect(page.elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1)
    expect(page.html).toMatch(/<title[^>]*>[^<]+<\/title>/)
    expect(attribute(find(page, 'meta', { name: 'description' })!, 'content')).toBeTruthy()
    expect(find(page, 'link', { rel: 'canonical' })).toBeDefined()
    expect(attribute(find(page, 'html')!, 'lang')).toBe('zh-CN')
    expect(attribute(find(page, 'html')!, 'dir')).toBe('ltr')
  })

  test('names every id once', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? [])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('asks no other host for anything', () => {
    const loaded = page.elements.flatMap((element) =>
      ['script', 'img', 'source', 'iframe', 'video', 'audio'].includes(element.tagName)
        ? (attribute(element, 'src') ?? [])
        : element.tagName === 'link' &&
            /stylesheet|preload|icon|manifest|preconnect|dns-prefetch/.test(attribute(element, 'rel') ?? '')
          ? (attribute(element, 'href') ?? [])
          : [],
    )
    expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([])
  })

  test('the docs main page shows the introduction under its one canonical address', () => {
    if (url !== withBase('/docs/')) return
    expect(attribute(find(page, 'link', { rel: 'canonical' })!, 'href')).toContain(docPath(DOCS_MAIN_ID))
  })
})
