import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Gateway } from '../../../samples/live-tour/mock/gateway'
import { callbackQueue, type Callback } from '../../../samples/live-tour/server/callbacks'
import { tourServer } from '../../../samples/live-tour/server/main'
import { post } from '../../../samples/live-tour/server/realsee'
import { rememberHost, signIn, userFor } from '../../../samples/live-tour/server/session'
import { startGateway } from '../../support/live-gateway'
import { listen, type LocalServer } from '../../support/local-server'

/** The printed server against the mock gateway: what each address answers to whom. */
let gateway: Gateway
let running: LocalServer
let origin = ''
const handled: Callback[] = []
let failing = false

beforeAll(async () => {
  // The log of failures is part of the server, not of this test's output
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  gateway = await startGateway()
  const onCallback = callbackQueue((callback) => {
    handled.push(callback)
    return failing ? Promise.reject(new Error('later')) : Promise.resolve()
  })
  const page: Parameters<typeof tourServer>[0]['page'] = (request, response) => {
    signIn(request.headers.cookie, response)
    response.end('page')
  }
  const server = tourServer({
    post,
    appId: 'key',
    userFor,
    rememberHost,
    callbackSecret: 'unguessable',
    onCallback,
    page,
  })
  running = await listen(server)
  origin = running.origin
})
afterAll(async () => {
  await running.stop()
  gateway.close()
})

const visitor = async (): Promise<string> => (await fetch(origin)).headers.get('set-cookie')!.split(';')[0]!
const send = async (
  path: string,
  cookie = '',
  body = '{}',
): Promise<{ status: number; data: Record<string, string> }> => {
  const reply = await fetch(origin + path, { method: 'POST', headers: { cookie }, body })
  return { status: reply.status, data: (await reply.json()) as Record<string, string> }
}

test('only people who signed in get rooms and tickets; the first to open a room is its host', async () => {
  expect((await send('/api/rooms')).status).toBe(401)
  const host = await visitor()
  const { data } = await send('/api/rooms', host)
  const entry = await send(`/api/rooms/${data.roomCode}/entry`, await visitor())
  expect(entry.status).toBe(200)
  expect(entry.data.url).toMatch(/^ws:\/\/localhost:/)
  expect(entry.data.ticket).toBeTruthy()
  expect((await send(`/api/rooms/${data.roomCode}/entry`)).status).toBe(401)
  expect(userFor(host, data.roomCode)?.role).toBe('anchor')
})

test('another site cannot act with the visitor’s cookie', async () => {
  const cookie = await visitor()
  const from = async (site: string, path: string): Promise<number> =>
    (await fetch(origin + path, { method: 'POST', headers: { cookie, 'sec-fetch-site': site }, body: '{}' })).status
  for (const path of ['/api/rooms', '/api/rooms/room/entry', '/api/live/voice-sign']) {
    expect(await from('cross-site', path)).toBe(403)
    expect(await from('same-site', path)).toBe(403)
  }
  expect(await from('same-origin', '/api/rooms')).toBe(200)
  expect((await fetch(origin)).headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
})

test('the body of somebody who has not signed in is not read', async () => {
  expect((await send('/api/live/voice-sign', '', 'not json')).status).toBe(401)
  expect((await send('/api/live/voice-sign', '', 'x'.repeat(200_000))).status).toBe(401)
})

test('the platform’s reasons stay in the log', async () => {
  const { status, data } = await send('/api/rooms/nowhere/entry', await visitor())
  expect({ status, data }).toEqual({ status: 502, data: { message: '暂时不能完成' } })
})

test('voice: for oneself only; bad, missing and huge bodies are the caller’s mistake', async () => {
  const cookie = await visitor()
  const me = userFor(cookie, undefined)!
  const asked = { voiceId: '700123', roomId: 'room', userId: me.id }
  const path = '/api/live/voice-sign'
  expect(await send(path, cookie, JSON.stringify(asked))).toMatchObject({
    status: 200,
    data: { user_identifier: me.id },
  })
  expect((await send(path, cookie, JSON.stringify({ ...asked, userId: 'other' }))).status).toBe(403)
  expect((await send(path, cookie, '{}')).status).toBe(400)
  expect((await send(path, cookie, 'not json')).status).toBe(400)
  expect((await send(path, '', JSON.stringify(asked))).status).toBe(401)
  expect((await send(path, cookie, JSON.stringify({ ...asked, more: 'x'.repeat(20_000) }))).status).toBe(413)
})

test('callbacks: the secret part must be right, the answer is code 0, a repetition is done once', async () => {
  const body = JSON.stringify({ vr_code: '80XXXXXXXX' })
  expect((await send('/callbacks/guess/shepherd', '', body)).status).toBe(404)
  handled.length = 0
  for (let time = 0; time < 3; time++)
    expect(await send('/callbacks/unguessable/shepherd', '', body)).toEqual({ status: 200, data: { code: 0 } })
  expect(handled).toEqual([{ name: 'shepherd', body: { vr_code: '80XXXXXXXX' } }])
})

test('a callback whose work failed is done again when it comes again', async () => {
  const body = JSON.stringify({ vr_code: '81' })
  handled.length = 0
  failing = true
  await send('/callbacks/unguessable/shepherd', '', body)
  failing = false
  await send('/callbacks/unguessable/shepherd', '', body)
  expect(handled).toHaveLength(2)
})
