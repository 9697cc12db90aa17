import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { filesIn } from '../../src/gatsby/files-in'
import { createHandler } from '../../tools/serve/preview-handler'
import { demoPolicy } from '../../src/outputs/demo-policy'
import { publish } from '../../tools/release/releases'
import { DOCUMENT_POLICY } from '../../src/outputs/response-headers'
import { MISSING_MARKDOWN } from '../../src/site/routes'
import { listen } from '../support/local-server'
import { makeSite } from '../support/made-site'
import { serveInPlace, startNginx, whyNoBrotli, whyNoNginx, type NginxHost } from '../support/nginx'
import { PUBLIC } from '../support/public-pages'
import { get, type Answer } from '../support/raw-request'
import { tempFolder } from '../support/temp-folder'

/** The built site on the preview server, which all other tests use, and on a real nginx with the repository's configuration. */
interface Running {
  port: number
  /** What it chooses when a client takes any compression. */
  best: string
  /** What it chooses when a client takes gzip only. */
  second: string | undefined
  stop: () => Promise<void>
}

const startPreviewOf = async (folder: string): Promise<Running> => ({
  ...(await listen(createServer(createHandler(folder)))),
  best: 'br',
  second: undefined,
})
const startNginxHere = async (): Promise<Running> => ({
  ...(await startNginx(serveInPlace(PUBLIC))),
  best: whyNoBrotli ? 'gzip' : 'br',
  second: 'gzip',
})

const suite = whyNoNginx ? describe.skip : describe
const INTRO = '/developer/docs/five/intro/'
const SERVERS: [string, () => Promise<Running>][] = [
  ['the preview server', () => startPreviewOf(PUBLIC)],
  ...(whyNoNginx ? [] : [['nginx', startNginxHere] as [string, () => Promise<Running>]]),
]

describe.each(SERVERS)('%s', (_name, start) => {
  let server: Running
  const ask = (path: string, options?: Parameters<typeof get>[2]): Promise<Answer> => get(server.port, path, options)
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server?.stop())

  test.each([
    ['/', '/developer/'],
    ['/?a=1', '/developer/?a=1'],
    ['/developer', '/developer/'],
    ['/developer/index.html', '/developer/'],
    ['/developer/docs/five/intro', INTRO],
    ['/developer/docs/five/intro.html', INTRO],
    ['/developer/docs/five/intro.HTM', INTRO],
    ['/developer/docs/five/intro.html/', INTRO],
    ['/developer/docs/five/intro/index.html?q=1', `${INTRO}?q=1`],
    ['/developer/docs/five/intro/index', INTRO],
    ['/developer//docs///five/intro.html?a=b&c=%20', `${INTRO}?a=b&c=%20`],
    ['/developer/docs//five/intro/?next=//evil.example', `${INTRO}?next=//evil.example`],
    ['/developer/docs/five/v6.5', '/developer/docs/five/v6.5/'],
    ['/developer/%E4%B8%AD.html', '/developer/%E4%B8%AD/'],
  ])('%s goes to %s in one hop', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, location])
    expect((await ask(location)).status).not.toBe(301)
  })

  test('a line break in an address does not become a header', async () => {
    const { headers } = await ask('/developer/a%0d%0aset-cookie:x=1')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.location).toMatch(/^\/developer\/a%0d%0aset-cookie:x=1\/$/i)
  })

  test.each(['/developer/nothing/', '/developer/nothing.js', '/elsewhere', '/developer/404/', '/developer/404.html'])(
    '%s has status 404 and the site’s own page',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(404)
      expect(body).toBe(readFileSync(join(PUBLIC, '404.html'), 'utf8'))
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': DOCUMENT_POLICY })
    },
  )

  test.each([
    '/developer/../nginx.conf',
    '/developer/%2e%2e/%2e%2e/nginx.conf',
    '/developer/..%2f..%2fnginx.conf',
    '/developer/%5c..%5c..%5cnginx.conf',
    '/developer/../public.build.json',
    '/developer.build.json',
    '/public.build.json',
    '/kept.json',
    '/nginx.conf',
    '/nginx/http.conf',
    '/_headers',
    '/developer/%00',
    '/developer/%',
    '/developer/.env',
    '/developer/..%2fdeveloper-other/secret.txt',
    '/developer/index.html/x.js',
    '/developer/page-data.js',
    `/developer/${'a'.repeat(5_000)}.js`,
  ])('%s leaks nothing and breaks nothing', async (path) => {
    const { status, body } = await ask(path)
    expect([301, 400, 404]).toContain(status)
    expect(body).not.toMatch(/worker_processes|docs_csp|"pages"/)
  })

  test('hashed files are kept for ever, everything else is asked for again and is not sent twice', async () => {
    const html = (await ask(INTRO)).body
    const app = /\/developer\/app-[\da-f]+\.js/.exec(html)![0]
    expect((await ask(app)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of [
      INTRO,
      '/developer/page-data/app-data.json',
      '/developer/page-data/docs/five/intro/page-data.json',
    ]) {
      const { headers } = await ask(path)
      expect(headers['cache-control']).toBe('no-cache')
      const again = await ask(path, { headers: { 'if-none-match': headers.etag! } })
      expect([again.status, again.body]).toEqual([304, ''])
    }
  })

  test('the copies of the build are sent to those who take them', async () => {
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', server.best],
      ['gzip', server.second],
      ['identity', undefined],
    ] as const) {
      const { headers } = await ask(INTRO, { headers: { 'accept-encoding': accept } })
      expect([headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual([encoding, 'accept-encoding'])
    }
    const copy = brotliDecompressSync(readFileSync(join(PUBLIC, 'docs/five/intro/index.html.br'))).toString()
    expect((await ask(INTRO)).body).toBe(copy)
  })

  test('a client that asks for Markdown gets the file beside the page, compressed as well; browsers get the page', async () => {
    const text = readFileSync(join(PUBLIC, 'docs/five/intro.md'), 'utf8')
    for (const accept of ['text/markdown', 'text/html;q=0.9, text/markdown']) {
      const { body, headers, status } = await ask(INTRO, { headers: { accept } })
      expect([status, headers['content-type'], body]).toEqual([200, 'text/markdown; charset=utf-8', text])
      expect(headers.vary?.toLowerCase().split(', ')).toContain('accept')
      const copy = await ask(INTRO, { headers: { accept, 'accept-encoding': server.best } })
      expect(copy.headers['content-encoding']).toBe(server.best)
    }
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html, text/markdown;q=0, */*'])
      expect((await ask(INTRO, { headers: { accept } })).headers['content-type']).toContain('text/html')
    expect((await ask('/developer/', { headers: { accept: 'text/markdown' } })).status).toBe(200)
  })

  test('Markdown that is not there is answered in text', async () => {
    for (const [path, accept] of [
      ['/developer/docs/five/nothing.md', '*/*'],
      ['/developer/docs/nothing/', 'text/markdown'],
      ['/developer/404.md', '*/*'],
    ] as const) {
      const { status, headers, body } = await ask(path, { headers: { accept } })
      expect([status, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
      expect(body).toMatch(/^# 没有这个 Markdown\n/)
      expect(body).toContain('/developer/llms.txt)')
    }
  })

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(INTRO, { method })).status).toBe(405)
  })
})

suite(`nginx beside the preview server${whyNoNginx ? ` (${whyNoNginx})` : ''}`, () => {
  let nginx: Running
  let preview: Running
  beforeAll(async () => {
    nginx = await startNginxHere()
    preview = await startPreviewOf(PUBLIC)
  })
  afterAll(async () => {
    await preview.stop()
    await nginx.stop()
  })

  test('every file of the site comes as from the preview server: type, caching, sharing, policy, bytes', async () => {
    const files = filesIn(PUBLIC)
      .map((path) => `/${path}`)
      .filter((file) => !/\.(?:br|html)$/.test(file) && file !== MISSING_MARKDOWN)
    expect(files.length).toBeGreaterThan(100)
    const pages = files.map((file) =>
      file.replace(/page-data\/(?:index|(.+))\/page-data\.json$/, '$1/').replace(/^\/\//, '/'),
    )
    const facts = ({ status, headers, body }: Answer) => ({
      status,
      length: body.length,
      type: headers['content-type']?.replace(/^(?:text|application)\/(?:x-)?(xml|javascript)/, '$1'),
      cache: headers['cache-control'],
      shared: headers['access-control-allow-origin'],
      policy: headers['content-security-policy'],
      sniffing: headers['x-content-type-options'],
      frame: headers['x-frame-options'],
      referrer: headers['referrer-policy'],
      permissions: headers['permissions-policy'],
      opener: headers['cross-origin-opener-policy'],
    })
    const binary = /\.(?:zip|ico|woff2?|wasm|bin)$/
    for (const file of new Set([...files, ...pages.filter((page) => page.endsWith('/') && !page.startsWith('/404'))])) {
      const [here, there] = [
        await get(nginx.port, `/developer${file}`),
        await get(preview.port, `/developer${file}`),
      ].map(facts)
      if (binary.test(file)) here!.type = there!.type = 'binary'
      expect({ file, ...here }).toEqual({ file, ...there })
      expect(here!.status).toBe(200)
    }
  })

  test('HSTS is sent over https only', async () => {
    expect((await get(nginx.port, INTRO)).headers['strict-transport-security']).toBeUndefined()
    const { headers } = await get(nginx.port, INTRO, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

/** A running nginx with a release of a small site, or with none. */
async function withRelease(
  files: Record<string, string> | undefined,
  use: (host: NginxHost) => Promise<void>,
  options?: Parameters<typeof startNginx>[1],
): Promise<void> {
  const host = await startNginx((prefix) => {
    if (files) publish(makeSite(join(tempFolder('made'), 'public'), { '404.html': 'none', ...files }), prefix)
  }, options)
  try {
    await use(host)
  } finally {
    await host.stop()
  }
}
const HOME = '/developer/'
const policyAt = async (port: number, path: string, host = 'localhost') =>
  (await get(port, path, { headers: { host } })).headers['content-security-policy']

suite(`a release on nginx${whyNoNginx ? ` (${whyNoNginx})` : ''}`, () => {
  test('is served from the next request on, without a word to the server, also where it has no brotli', async () => {
    await withRelease(
      { 'index.html': 'one' },
      async ({ port, prefix }) => {
        expect((await get(port, HOME)).body).toBe('one')
        publish(makeSite(join(tempFolder('made'), 'public'), { 'index.html': 'two' }), prefix)
        expect((await get(port, HOME)).body).toBe('two')
      },
      { brotli: false },
    )
  })

  test('running programs have a policy of their own, and pages keep theirs', async () => {
    const files = { 'index.html': 'home', 'samples/run/frame/index.html': 'frame' }
    await withRelease(files, async ({ port, prefix }) => {
      const preview = await startPreviewOf(join(prefix, 'current/developer'))
      for (const one of [port, preview.port]) {
        const frame = await get(one, '/developer/samples/run/frame/')
        expect(frame.headers['content-security-policy']).toBe(demoPolicy(`127.0.0.1:${one}`))
        expect(frame.headers['access-control-allow-origin']).toBe('*')
        expect(await policyAt(one, HOME)).not.toContain('sandbox')
        expect(await policyAt(one, '/developer/samples/run/other/')).not.toContain('sandbox')
      }
      await preview.stop()
    })
  })

  test('scripts come from the site’s own folder alone where readers ask by its public name', async () => {
    await withRelease({ 'index.html': 'home' }, async ({ port }) => {
      expect(await policyAt(port, HOME, 'open-platform.realsee.com')).toMatch(
        /^script-src open-platform\.realsee\.com\/developer\/ 'unsafe-inline'; /,
      )
      expect(await policyAt(port, HOME, 'staging.example.org')).toBe(DOCUMENT_POLICY)
    })
  })

  test('the health address is well with a release and ill without', async () => {
    const health = '/developer/healthz'
    await withRelease({ 'index.html': 'home' }, async ({ port }) =>
      expect(await get(port, health)).toMatchObject({ status: 200, body: 'ok\n' }),
    )
    await withRelease(undefined, async ({ port }) => expect((await get(port, health)).status).toBe(503))
  })

  test('what is not found is written down with the page that led there, and nothing about the reader', async () => {
    await withRelease({ 'index.html': 'home' }, async ({ port, prefix }) => {
      const headers = { referer: 'https://example.org/a', 'user-agent': 'someone' }
      await get(port, HOME)
      await get(port, '/developer/gone/"x"/', { headers })
      const file = join(prefix, 'run/missing.log')
      const text = (): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
      for (let waited = 0; waited < 50 && !text(); waited++) await new Promise((wake) => setTimeout(wake, 100))
      const line = JSON.parse(text()) as Record<string, unknown>
      expect(line).toMatchObject({ status: 404, address: '/developer/gone/"x"/', from: headers.referer })
      expect(Object.keys(line).sort()).toEqual(['address', 'from', 'status', 'time'])
    })
  })
})
