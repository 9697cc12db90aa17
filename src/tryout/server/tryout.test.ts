import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadReference } from '../../openapi/load-reference'
import { TRYOUT_HEADER } from '../address'
import type { TryCall } from '../types'
import { callEndpoint } from './call'
import { endpointOf, formOf } from './form'
import { tryout } from './handler'

const GATEWAY = loadReference().servers[0]!.url
const TOKEN = 'token-of-the-reader'

/** Answers in place of the gateway, and keeps what was sent. */
function gateway(answer: object | Error): { url: string; init: RequestInit }[] {
  const sent: { url: string; init: RequestInit }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: (url as URL).href, init: init! })
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer))
  })
  return sent
}
afterEach(() => void jest.restoreAllMocks())

const call = (id: string, given: Partial<TryCall>, host?: string) =>
  callEndpoint(endpointOf(id)!, { gateway: GATEWAY, authorization: TOKEN, values: {}, ...given }, host)

describe('the form of an endpoint', () => {
  test('has the examples in it, the token apart, and hides secrets', () => {
    const list = formOf(endpointOf('vr-list')!)
    expect(list).toMatchObject({ method: 'GET', path: '/open/v1/entity/vr/list', authorized: true, body: undefined })
    expect(list.fields.map(({ name, value, required }) => [name, value, required])).toEqual([
      ['page', '1', true],
      ['page_size', '20', false],
    ])
    const token = formOf(endpointOf('access-token')!)
    expect(token.authorized).toBe(false)
    expect(token.fields.map(({ name, secret }) => [name, secret])).toEqual([
      ['app_key', false],
      ['app_secret', true],
    ])
  })

  test('a JSON body is text that can be edited, without keys', () => {
    const body = JSON.parse(formOf(endpointOf('live-ticket')!).body!) as Record<string, unknown>
    expect(Object.keys(body).length).toBeGreaterThan(1)
    expect(Object.values(body).some((value) => String(value).includes('REALSEE'))).toBe(false)
  })

  test('what cannot be called has none', () => {
    expect(endpointOf('no-such')).toBeUndefined()
    const uncallable = loadReference()
      .groups.flatMap(({ endpoints }) => endpoints)
      .find(({ callable }) => !callable)
    expect(uncallable && endpointOf(uncallable.id)).toBeUndefined()
  })
})

describe('a call', () => {
  test('goes to the chosen gateway alone, with the token, and is shown without it', async () => {
    const sent = gateway({ code: 0, data: [] })
    const answer = await call('vr-list', { values: { page: '2', page_size: '' } })
    expect(sent.map(({ url }) => url)).toEqual([`${GATEWAY}/open/v1/entity/vr/list?page=2`])
    expect(sent[0]!.init.headers).toEqual({ authorization: TOKEN })
    expect(answer).toMatchObject({ status: 200, body: JSON.stringify({ code: 0, data: [] }, null, 2) })
    expect(answer.request).toBe(`GET ${GATEWAY}/open/v1/entity/vr/list?page=2\nAuthorization: ***`)
    expect(JSON.stringify(answer)).not.toContain(TOKEN)
  })

  test('of a form hides the secret and hands the token over', async () => {
    const sent = gateway({ code: 0, data: { access_token: 'fresh' } })
    const answer = await call('access-token', { authorization: '', values: { app_key: 'k', app_secret: 'p&s' } })
    expect(sent[0]!.init.body).toBe('app_key=k&app_secret=p%26s')
    expect(answer.token).toBe('fresh')
    expect(answer.request).toContain('app_secret=***')
    expect(answer.request).not.toContain('p&s')
  })

  test('with a JSON body sends what stands there', async () => {
    const sent = gateway({ code: 0 })
    await call('live-ticket', { body: '{"a":1}' })
    expect(sent[0]!.init).toMatchObject({ method: 'POST', body: '{"a":1}' })
    await expect(call('live-ticket', { body: '{' })).rejects.toThrow('请求体不是合法的 JSON')
    expect(sent).toHaveLength(1)
  })

  test.each([
    [{ values: {} }, '还没填：page'],
    [{ values: { page: '1' }, gateway: 'http://gateway.example.test' }, '不是网关地址'],
    [{ values: { page: '1' }, gateway: 'https://gateway.example.test/path' }, '不是网关地址'],
    [{ values: { page: '1' }, gateway: 'https://user@gateway.example.test' }, '不是网关地址'],
    [{ values: { page: '1' }, gateway: 'file:///etc/passwd' }, '不是网关地址'],
  ])('%j is not sent: %s', async (given, message) => {
    const sent = gateway({})
    await expect(call('vr-list', given)).rejects.toThrow(message)
    expect(sent).toEqual([])
  })

  test('a server that others reach passes nothing on to addresses of their choice', async () => {
    const sent = gateway({ code: 0 })
    const own = { values: { page: '1' }, gateway: 'https://intranet.example.test' }
    await expect(call('vr-list', own, '0.0.0.0')).rejects.toThrow(`这时只转给平台的网关：${GATEWAY}`)
    await call('vr-list', { values: { page: '1' } }, '0.0.0.0')
    await call('vr-list', own, '127.0.0.1')
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual([GATEWAY, 'https://intranet.example.test'])
  })

  test('that gets no answer says why', async () => {
    gateway(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }))
    await expect(call('vr-list', { values: { page: '1' } })).rejects.toThrow(`连不上 ${GATEWAY}：ENOTFOUND`)
    gateway(Object.assign(new Error('timed out'), { name: 'TimeoutError' }))
    await expect(call('vr-list', { values: { page: '1' } })).rejects.toThrow('在 30 秒内没有回应')
  })
})

describe('the server', () => {
  let server: Server
  beforeAll(async () => {
    server = createServer(tryout((_request, response) => void response.end('next')))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  const headers = { [TRYOUT_HEADER]: '1' }

  test('answers its own addresses only', async () => {
    expect(await (await ask('/developer/openapi/')).text()).toBe('next')
  })

  test('gives the form, and knows what there is', async () => {
    expect(await (await ask('/developer/__try/vr-list', { headers })).json()).toMatchObject({ method: 'GET' })
    const unknown = await ask('/developer/__try/nothing', { headers })
    expect([unknown.status, await unknown.json()]).toEqual([404, { problem: '没有这个接口：nothing' }])
  })

  test('refuses a request that another page could have sent', async () => {
    expect((await ask('/developer/__try/vr-list')).status).toBe(403)
  })

  test.each(['', '{', '[]', '{"values":7}', `"${'x'.repeat(300_000)}"`])('survives a broken form', async (body) => {
    const answer = await ask('/developer/__try/vr-list', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { problem: string }).problem).not.toBe('')
  })
})
