import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createHandler } from './preview-handler'
import { tempFolder } from '../../tests/support/temp-folder'

let server: Server
let port: number

beforeAll(async () => {
  const root = tempFolder('public')
  const write = (path: string, data: string | Buffer): void => {
    mkdirSync(join(root, 'public', path, '..'), { recursive: true })
    writeFileSync(join(root, 'public', path), data)
  }
  write('index.html', 'home')
  write('docs/five/intro/index.html', 'intro')
  write('404.html', 'not found page')
  write('app-0123456789abcdef0123.js', 'js')
  write('app-0123456789abcdef0123.js.gz', gzipSync('js'))
  write('docs/five/intro.md', '# intro')
  write('samples/run/frame/index.html', 'frame')
  write('404.md', '# no Markdown')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  server = createServer(createHandler(join(root, 'public')))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.close()
})

/** Sends a path as it is (fetch would tidy `..` away). */
function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }> {
  return new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', path, ...options }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, body, headers: response.headers }))
    })
      .on('error', failed)
      .end()
  })
}

describe('the preview server', () => {
  test.each([
    ['/', '/developer/'],
    ['/developer', '/developer/'],
    ['/developer/docs/five/intro', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro.html', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro/index.html?q=1', '/developer/docs/five/intro/?q=1'],
    ['/developer/docs/five/intro?a=b&c=%20', '/developer/docs/five/intro/?a=b&c=%20'],
  ])('%s goes to %s in one hop', async (path, location) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
    expect((await get(location)).status).toBe(200)
  })

  test('an unknown page gets status 404 and the site’s own page', async () => {
    for (const path of ['/developer/nothing/', '/elsewhere/', '/developer/404/'])
      expect(await get(path)).toMatchObject({ status: 404, body: 'not found page' })
  })

  test.each([
    '/developer/../secret.txt',
    '/developer/%2e%2e/secret.txt',
    '/developer/..%2fsecret.txt',
    '/developer/%2e%2e%5csecret.txt',
    '/developer/%',
    '/developer/%00',
    '/developer/docs/%2e%2e/%2e%2e/secret.txt',
    '//secret.txt',
  ])('%s leaks nothing', async (path) => {
    const { status, body } = await get(path)
    expect(body).not.toContain('secret')
    expect([301, 404]).toContain(status)
  })

  test('hashed files are kept for ever, pages are asked for again', async () => {
    expect((await get('/developer/app-0123456789abcdef0123.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/developer/')).headers['cache-control']).toBe('no-cache')
  })

  test('compressed files are sent to those who take them', async () => {
    expect(
      (await get('/developer/app-0123456789abcdef0123.js', { headers: { 'accept-encoding': 'gzip' } })).headers[
        'content-encoding'
      ],
    ).toBe('gzip')
  })

  test('Markdown beside a page is served as text', async () => {
    const { status, headers } = await get('/developer/docs/five/intro.md')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('charset=utf-8')
  })

  const markdown = { headers: { accept: 'text/markdown, text/html;q=0.5' } }

  test('a client that asks for Markdown gets it at the address of the page, others get the page', async () => {
    const answer = await get('/developer/docs/five/intro/', markdown)
    expect(answer).toMatchObject({ status: 200, body: '# intro' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: expect.stringContaining('accept,'),
    })
    for (const accept of ['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0', '*/*']) {
      const page = await get('/developer/docs/five/intro/', { headers: { accept } })
      expect([page.body, page.headers.vary]).toEqual(['intro', 'accept-encoding'])
    }
    expect((await get('/developer/', markdown)).body).toBe('home')
    expect((await get('/developer/app-0123456789abcdef0123.js', markdown)).body).toBe('js')
  })

  test('Markdown that is not there is answered in text', async () => {
    const { status, body, headers } = await get('/developer/docs/five/confg.md')
    expect([status, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
    expect(body).toBe('# no Markdown')
    expect((await get('/developer/docs/five/nothing/', markdown)).body).toBe('# no Markdown')
    expect((await get('/developer/404.md')).status).toBe(404)
  })

  test('only reading is allowed', async () => {
    expect((await get('/developer/', { method: 'POST' })).status).toBe(405)
  })

  test('the document of running programs has a policy of its own, and scripts without an origin may load it', async () => {
    const { headers } = await get('/developer/samples/run/frame/')
    expect(headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; script-src 'self' blob:/,
    )
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})
