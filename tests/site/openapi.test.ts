import { describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { toString } from 'hast-util-to-string'
import type { Element } from 'hast'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiDocument } from '../../src/openapi/document'
import { loadReference } from '../../src/openapi/load-reference'
import { routes, withBase } from '../../src/site/routes'
import { attribute, builtPages, fileOf, PUBLIC, type BuiltPage } from '../support/public-pages'

const { groups } = loadReference()
const endpoints = groups.flatMap((group) => group.endpoints)
const page = (): BuiltPage => builtPages().find(({ url }) => url === withBase(routes.openapi))!
const text = (element: Element | undefined): string => (element ? toString(element).replace(/\s+/g, ' ').trim() : '')

function descendants(element: Element): Element[] {
  return element.children.flatMap((child) => (child.type === 'element' ? [child, ...descendants(child)] : []))
}
const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'className') ?? '').split(' ').includes(name)

describe('the open API page', () => {
  const sections = (): Map<string, Element> =>
    new Map(
      page()
        .elements.filter((one) => hasClass(one, 'endpoint'))
        .map((one) => [attribute(one, 'ariaLabelledBy')!, one]),
    )

  test('has a section for every endpoint: heading, method, address, and samples where it can be called', () => {
    const found = sections()
    expect([...found.keys()]).toEqual(endpoints.map(({ id }) => id))
    for (const { id, method, path, title, callable } of endpoints) {
      const parts = descendants(found.get(id)!)
      expect(text(parts.find((one) => one.tagName === 'h3' && attribute(one, 'id') === id))).toContain(title)
      expect(text(parts.find((one) => hasClass(one, 'endpoint-head')))).toBe(`${method} ${path}`)
      const labels = parts.filter((one) => hasClass(one, 'tab')).map(text)
      expect(labels).toEqual(callable ? ['curl', 'Node.js'] : [])
    }
  })

  test('has every group and callback as a section one can link to', () => {
    const ids = new Set(page().elements.map((element) => attribute(element, 'id')))
    for (const { id, callbacks } of groups)
      for (const one of [id, ...callbacks.map((callback) => callback.id)]) expect(ids).toContain(one)
  })

  test('gives rows of parameters and fields anchors of their own', () => {
    const ids = new Set(page().elements.map((element) => attribute(element, 'id')))
    for (const id of ['vr-list-param-page_size', 'vr-list-data-list[].vr_code', 'argus-info-data-output_url'])
      expect(ids).toContain(id)
  })

  test('marks unconfirmed endpoints where they stand', () => {
    for (const [id, section] of sections()) {
      const endpoint = endpoints.find((one) => one.id === id)!
      expect(descendants(section).some((one) => hasClass(one, 'badge') && text(one) === '未确认')).toBe(
        endpoint.confidence === 'unconfirmed',
      )
    }
  })

  test('offers the OpenAPI document', () => {
    const link = page().elements.find(
      (one) => one.tagName === 'a' && attribute(one, 'href') === withBase('/openapi.json'),
    )
    expect(link).toBeDefined()
    expect(fileOf(attribute(link!, 'href')!)).toBeDefined()
  })
})

test('the published OpenAPI document is that of the description, and valid', async () => {
  const published = JSON.parse(readFileSync(join(PUBLIC, 'openapi.json'), 'utf8')) as Record<string, unknown>
  expect(published).toEqual(JSON.parse(JSON.stringify(openapiDocument())))
  const { valid, errors } = await new Validator().validate(published)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})
