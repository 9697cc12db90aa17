import { describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { toString } from 'hast-util-to-string'
import type { Element } from 'hast'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiDocument } from '../../src/openapi/publish'
import { groupsOf, loadDocument } from '../../src/openapi/read'
import { docPath, withBase } from '../../src/site/routes'
import { attribute, builtPages, elementsOf, fileOf, PUBLIC, type BuiltPage } from '../support/public-pages'

const groups = groupsOf(loadDocument())
const endpoints = groups.flatMap((group) => group.endpoints)
const pageOf = (group: string): BuiltPage =>
  builtPages().find(({ url }) => url === withBase(docPath(`openapi/${group}`)))!
const idsOf = ({ elements }: BuiltPage): Set<unknown> => new Set(elements.map((element) => attribute(element, 'id')))
const text = (element: Element | undefined): string => (element ? toString(element).replace(/\s+/g, ' ').trim() : '')

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'className') ?? '').split(' ').includes(name)

describe('the pages of the open API', () => {
  const sections = (): Map<string, Element> =>
    new Map(
      groups
        .flatMap(({ id }) => pageOf(id).elements.filter((one) => hasClass(one, 'endpoint')))
        .map((one) => [attribute(one, 'ariaLabelledBy')!, one]),
    )

  test('have a section for every endpoint: heading, method, address, and samples where it can be called', () => {
    const found = sections()
    expect([...found.keys()]).toEqual(endpoints.map(({ id }) => id))
    for (const { id, method, path, title, callable, confidence } of endpoints) {
      const parts = elementsOf(found.get(id)!)
      expect(text(parts.find((one) => one.tagName === 'h3' && attribute(one, 'id') === id))).toContain(title)
      expect(text(parts.find((one) => hasClass(one, 'endpoint-head')))).toBe(`${method} ${path}`)
      const labels = parts.filter((one) => hasClass(one, 'tab')).map(text)
      expect(labels).toEqual(callable ? ['curl', 'Node.js'] : [])
      const isMarked = parts.some((one) => hasClass(one, 'badge') && text(one) === '未确认')
      expect([id, isMarked]).toEqual([id, confidence === 'unconfirmed'])
    }
  })

  test('have every callback, and rows of parameters and fields, as places one can link to', () => {
    for (const { id, callbacks } of groups)
      for (const callback of callbacks) expect(idsOf(pageOf(id))).toContain(callback.id)
    for (const id of ['vr-list-param-page_size', 'vr-list-data-list[].vr_code'])
      expect(idsOf(pageOf('core'))).toContain(id)
  })

  test('offer the OpenAPI document on the first one', () => {
    const link = pageOf('index').elements.find(
      (one) => one.tagName === 'a' && attribute(one, 'href') === withBase('/openapi.json'),
    )
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
