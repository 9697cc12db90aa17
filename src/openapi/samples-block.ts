import { samplePath } from '../site/routes'
import { codeBlock, component, fileLink, jsonBlock, text, withClass, type Block } from './nodes'
import { sampleFiles, samples } from './samples'
import type { Endpoint, JsonValue } from './types'

/** The part of the envelope that examples show. */
const envelope = (code: number, status: string, data: JsonValue, businessCode?: string): JsonValue => ({
  code,
  status,
  request_id: 'req-0001',
  ...(businessCode && { business_code: businessCode }),
  data,
})

/** Links to the samples that are files of their own (docs/decisions/0003-page-weight.md). */
const moreLanguages = (endpoint: Endpoint): Block =>
  withClass('more-languages', [
    text('其他语言：'),
    ...sampleFiles(endpoint).flatMap(({ label, name }, index) => [
      ...(index ? [text(' · ')] : []),
      fileLink(label, samplePath(endpoint.id, name)),
    ]),
  ])

/** @returns requests in the languages of the page, where it can be called, and the answers to them. */
export function samplesNode(endpoint: Endpoint): Block {
  const tabs = samples(endpoint).map(({ label, language, code }) =>
    component('Tab', { label }, [codeBlock(language, code, language === 'ts' ? `${endpoint.id}.mts` : '终端')]),
  )
  return component('Samples', {}, [
    ...(tabs.length ? [component('Tabs', { group: 'api-language' }, tabs), moreLanguages(endpoint)] : []),
    ...endpoint.response.examples.flatMap(({ title, data }) => [
      component('Status', { code: '200', text: title }),
      jsonBlock(envelope(0, 'success', data)),
    ]),
    ...endpoint.failures.flatMap(({ code, status, businessCode }) => [
      component('Status', { code: `code ${code}`, text: '失败' }),
      jsonBlock(envelope(code, status, null, businessCode)),
    ]),
  ])
}
