import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import process from 'node:process'
import { get, post } from '../../../samples/live-tour/server/realsee'
import { listen, type LocalServer } from '../../support/local-server'

/** The token of the printed server/realsee.ts, against a gateway that counts and revokes. */
let running: LocalServer
let issued = 0
let valid = ''
let calls: string[] = []

beforeEach(async () => {
  issued = 0
  calls = []
  const server = createServer((request, response) => {
    const say = (code: number, status: string, data: unknown): void => {
      response.end(JSON.stringify({ request_id: 'r', trace_id: 't', code, status, data }))
    }
    void text(request).then(() => {
      if (request.url === '/auth/access_token') {
        valid = `token-${++issued}-${Math.random()}`
        // Longer than any test: only the gateway knows that a token is no longer good
        return say(0, 'success', { access_token: valid, expire_at: Date.now() / 1000 + 3600 })
      }
      calls.push(request.method!)
      if (request.headers.authorization !== valid) return say(-3, 'access_token expired', null)
      say(0, 'success', { done: true })
    })
  })
  running = await listen(server)
  process.env.REALSEE_GATEWAY = running.origin
  process.env.REALSEE_APP_KEY = 'key'
  process.env.REALSEE_APP_SECRET = 'secret'
  // What an earlier test left in the cache is no longer good here; one refused call drops it
  await post('/warm', {}).catch(() => undefined)
  issued = 0
  calls = []
})
afterEach(() => running.stop())

test('a submission that is told “expired” is not sent again, and the next one has a new token', async () => {
  await get('/x')
  valid = 'revoked'
  const before = issued
  calls = []
  await expect(post('/rooms', {})).rejects.toThrow('access_token expired')
  expect(calls).toEqual(['POST'])
  await expect(post('/rooms', {})).resolves.toEqual({ done: true })
  expect(issued).toBe(before + 1)
})

test('a query that is told “expired” asks once more with a new token', async () => {
  await get('/x')
  valid = 'revoked'
  await expect(get('/x')).resolves.toEqual({ done: true })
})

test('thirty requests that wait for a token share one', async () => {
  await get('/x')
  valid = 'revoked'
  await post('/drop', {}).catch(() => undefined)
  issued = 0
  await Promise.all(Array.from({ length: 30 }, () => post('/rooms', {})))
  expect(issued).toBe(1)
})

test('thirty queries whose token was revoked ask for one new token', async () => {
  await get('/x')
  valid = 'revoked'
  issued = 0
  await Promise.all(Array.from({ length: 30 }, () => get('/x')))
  expect(issued).toBe(1)
})
