import { describe, expect, test } from '@jest/globals'
import { BARE_REFERENCE } from '../../tests/support/bare-reference'
import { parseReference } from './parse-reference'
import type { GroupInput, ReferenceInput } from './types'

type EndpointInput = GroupInput['endpoints'][number]

const endpoint: EndpointInput = {
  id: 'vr',
  method: 'GET',
  path: '/open/v1/entity/vr',
  title: '空间数据',
  summary: '返回一套空间。',
  source: '2026',
  parameters: [
    { name: 'vr_code', in: 'query', type: 'string', required: true, description: '空间编号', example: '80X' },
  ],
  response: { type: 'integer', examples: [{ title: '成功', data: 1 }] },
}

const total = { name: 'total', type: 'integer', description: '总数' }
const named = (id: string, fields: object[] | undefined): object => ({
  ...endpoint,
  id,
  path: `/${id}`,
  response: { type: 'object', schema: 'Page', fields, examples: [{ title: '成功', data: {} }] },
})

function withEndpoints(...endpoints: object[]): ReferenceInput {
  return {
    ...BARE_REFERENCE,
    groups: [{ id: 'core', title: '核心', intro: ['简介'], endpoints: endpoints as EndpointInput[] }],
  }
}

const mistake = (...endpoints: object[]): string => {
  try {
    parseReference(withEndpoints(...endpoints))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('parseReference', () => {
  test.each([
    [{ total: '1' }, 'data.total 的示例是 string，类型写的是 integer'],
    [{ total: 1, size: 2 }, 'data 的示例里有 size，字段里没有'],
    [{}, 'data 的示例里缺少必有的 total'],
  ])('an example %j that its fields contradict', (data, said) => {
    const fields = [{ ...total, required: true }]
    const response = { type: 'object', schema: 'Page', fields, examples: [{ title: '成功', data }] }
    expect(mistake({ ...endpoint, response })).toContain(`core › vr › examples：${said}`)
  })

  test('fills in defaults', () => {
    expect(parseReference(withEndpoints(endpoint)).groups[0]?.endpoints[0]).toMatchObject({
      auth: 'token',
      confidence: 'confirmed',
      failures: [],
      print: 'data',
      callable: true,
    })
  })

  test('names the place of a wrong value, in Chinese', () => {
    expect(mistake({ ...endpoint, method: 'FETCH' })).toMatch(/groups › core › endpoints › vr › method：.*GET/)
    expect(mistake({ ...endpoint, parameters: [{ ...endpoint.parameters![0], type: 'int' }] })).toContain(
      'parameters › vr_code › type：type：类型写成 string、integer',
    )
    expect(mistake({ ...endpoint, colour: 'red' })).toMatch(/vr › colour：没有“colour”这个字段/)
  })

  test.each<[string, object[], string]>([
    ['the same id twice', [endpoint, { ...endpoint, path: '/b' }], '标识“vr”出现了两次'],
    ['the same address twice', [endpoint, { ...endpoint, id: 'vr-b' }], '接口“GET /open/v1/entity/vr”出现了两次'],
    ['a path parameter nobody declares', [{ ...endpoint, path: '/a/{name}' }], '路径里的参数（name）'],
    ['a GET with a body', [{ ...endpoint, body: { kind: 'json', fields: [] } }], 'GET 请求不能有请求体'],
    ['unconfirmed without what is known', [{ ...endpoint, confidence: 'unconfirmed' }], '要写 known'],
    [
      'unconfirmed with an example that does not say so',
      [{ ...endpoint, confidence: 'unconfirmed', known: '只见过路径' }],
      '标题里写明“未确认”',
    ],
    [
      'an object without a name',
      [{ ...endpoint, response: { type: 'object', fields: [total], examples: [{ title: '成功', data: {} }] } }],
      'vr：写了 fields，还要用 schema',
    ],
    [
      'a name that stands for two things',
      [named('vr', [total]), named('vr-b', [{ ...total, type: 'string' }])],
      'vr：类型“Page”的字段与 vr-b 的不一样',
    ],
    ['a name of nothing', [named('vr', undefined)], '没有哪里用 fields 说明过类型“Page”'],
    ['no example of the answer', [{ ...endpoint, response: { type: 'integer' } }], '缺少返回示例'],
    [
      'a required field without a value for samples',
      [{ ...endpoint, parameters: [{ ...endpoint.parameters![0], example: undefined }] }],
      '必填的“vr_code”缺少 example',
    ],
    [
      'a choice between fields that are not there',
      [{ ...endpoint, oneOf: ['vr_code', 'code'] }],
      'oneOf 里的“code”不是参数',
    ],
    [
      'a field written twice',
      [{ ...endpoint, parameters: [endpoint.parameters![0], endpoint.parameters![0]] }],
      '字段“vr_code”写了两次',
    ],
  ])('refuses %s', (_what, endpoints, message) => {
    expect(mistake(...endpoints)).toContain(message)
  })
})
