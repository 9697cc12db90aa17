import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { Agent, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { get, sendBytes } from '../../tests/support/raw-request'
import { createPreviewServer } from './preview-server'
import { tempFolder } from '../../tests/support/temp-folder'
import { PATIENCE_MS } from '../../tests/support/patience'

const SECRET = 'not for readers'
const BIG = 8 * 1024 * 1024
let root: string
let server: Server
let port: number

beforeAll(async () => {
  root = tempFolder('robust')
  const write = (path: string, data: string | Buffer): void => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  write('secret.txt', SECRET)
  write('public-secret/secret.txt', SECRET)
  write('public/index.html', 'home')
  write('public/404.html', 'not found page')
  write('public/.env', SECRET)
  write('public.build.json', JSON.stringify({ files: { [SECRET]: '' } }))
  write('public/samples/big.glb', Buffer.alloc(BIG, 'x'))
  mkdirSync(join(root, 'public/folder.js'))
  server = createPreviewServer(join(root, 'public'), { headers: 400, request: 800, idle: 700, check: 100 })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))
const lives = async (): Promise<void> => expect((await get(port, '/developer/')).body).toBe('home')
/** Open files of this process, where the system tells. */
const openFiles = (): number => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)

async function untilFewer(limit: number): Promise<void> {
  for (let waited = 0; openFiles() > limit && waited < PATIENCE_MS; waited += 100) await pause(100)
  expect(openFiles()).toBeLessThanOrEqual(limit)
}

/** Asks for the big file and reads only its start: none of it where a busy machine's server has let go before. */
function greedy(): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /developer/samples/big.glb HTTP/1.1\r\nhost: x\r\n\r\n'),
    )
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.pause()
      done(socket)
    })
    socket.once('close', () => done(socket))
  })
}

describe('crowds and slow clients', () => {
  test('300 visitors at once on kept connections all get their page', async () => {
    const patient = createPreviewServer(join(root, 'public'))
    await new Promise<void>((listening) => patient.listen(0, '127.0.0.1', listening))
    const own = (patient.address() as { port: number }).port
    const agent = new Agent({ keepAlive: true, maxSockets: 300 })
    const visit = (): Promise<string> =>
      new Promise((done, failed) => {
        request({ agent, port: own, host: '127.0.0.1', path: '/developer/' }, (response) => {
          let body = ''
          response.on('data', (chunk: Buffer) => (body += chunk.toString()))
          response.on('end', () => done(body))
        })
          .on('error', failed)
          .end()
      })
    for (let round = 0; round < 3; round++) {
      const bodies = await Promise.all(Array.from({ length: 300 }, visit))
      expect(new Set(bodies)).toEqual(new Set(['home']))
    }
    agent.destroy()
    patient.close()
  })

  test('half a request is let go, and others are served meanwhile', async () => {
    const started = Date.now()
    const half = Array.from({ length: 50 }, () =>
      sendBytes(port, 'GET /developer/ HTTP/1.1\r\nhost: x\r\nx-', PATIENCE_MS),
    )
    await lives()
    const answers = await Promise.all(half)
    // It was the server that ended them
    expect(Date.now() - started).toBeLessThan(PATIENCE_MS)
    for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408|$)/)
    await lives()
  })

  test('readers who stop reading, or go away, leave no file open', async () => {
    const before = openFiles()
    const stopped = await Promise.all(Array.from({ length: 40 }, greedy))
    const gone = await Promise.all(Array.from({ length: 40 }, greedy))
    gone.forEach((socket) => socket.destroy())
    await lives()
    await pause(1_000)
    stopped.forEach((socket) => socket.destroy())
    await untilFewer(before + 5)
  })
})

describe('requests that are none', () => {
  test.each([
    ['noise', Buffer.from([0, 255, 1, 128, 13, 10, 13, 10])],
    ['no version', 'GET /developer/\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['a long address', `GET /developer/${'a/'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    [
      'two lengths',
      'POST /developer/ HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /developer/ HTTP/1.1\r\n\r\n'],
    ['a proxy request', 'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an upgrade', 'GET /developer/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an absolute address', 'GET http://evil.example/developer/ HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a backwards range', 'GET /developer/samples/big.glb HTTP/1.1\r\nhost: x\r\nrange: bytes=5-2\r\n\r\n'],
    ['a huge range', 'GET /developer/ HTTP/1.1\r\nhost: x\r\nrange: bytes=99999999999999999999-\r\n\r\n'],
    ['a range of nothing', 'GET /developer/ HTTP/1.1\r\nhost: x\r\nrange: bytes=--5,a-b\r\n\r\n'],
    [
      'a wrong date',
      'GET /developer/ HTTP/1.1\r\nhost: x\r\nif-modified-since: yesterday\r\nif-none-match: ",\r\n\r\n',
    ],
    ['a folder that looks like a file', 'GET /developer/folder.js HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a file as a folder', 'GET /developer/index.html/x.js HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a name too long', `GET /developer/${'a'.repeat(5_000)}.js HTTP/1.1\r\nhost: x\r\n\r\n`],
  ])('%s does not end the server', async (_, bytes) => {
    const answer = await sendBytes(port, bytes, 300)
    expect(answer).not.toContain(SECRET)
    expect(answer).not.toMatch(/HTTP\/1\.1 5/)
    await lives()
  })

  test('a backwards or endless range gets what HTTP says', async () => {
    const range = (value: string) => get(port, '/developer/', { headers: { range: value } })
    expect((await range('bytes=99-')).status).toBe(416)
    expect(await range('bytes=1-2')).toMatchObject({ status: 206, body: 'om' })
    expect((await range('bytes=3-1')).status).toBe(416)
  })
})

describe('what lies outside', () => {
  const up = ['..', '%2e%2e', '.%2e', '%2E.', '..%00', '%252e%252e', '%c0%ae%c0%ae', '..;', '%u002e%u002e', '....']
  const slash = ['/', '%2f', '%5c', '\\', '//', '%252f', '%c0%af', '/./']
  const targets = ['secret.txt', 'public-secret/secret.txt']
  const paths = up.flatMap((dots) =>
    slash.flatMap((bar) =>
      targets.flatMap((target) => [
        `/developer/${dots}${bar}${target}`,
        `/developer/samples${bar}${dots}${bar}${dots}${bar}${target}`,
        `/${dots}${bar}developer${bar}${dots}${bar}${target}`,
      ]),
    ),
  )

  test(`stays there: ${paths.length} ways up`, async () => {
    for (const path of [
      ...paths,
      '/developer/.env',
      '/developer/%2eenv',
      '/developer.build.json',
      '/public.build.json',
      '/developer/../public.build.json',
      '/developer/%2e%2e%2fpublic.build.json',
    ]) {
      const answer = await get(port, path)
      expect({ path, leaked: answer.body.includes(SECRET) }).toEqual({ path, leaked: false })
      expect([301, 404]).toContain(answer.status)
    }
  })
})

test('a build that empties the folder and fills it again does not end the server', async () => {
  const folder = join(root, 'public')
  renameSync(folder, `${folder}-away`)
  expect((await get(port, '/developer/')).status).toBe(404)
  renameSync(`${folder}-away`, folder)
  await lives()
})
