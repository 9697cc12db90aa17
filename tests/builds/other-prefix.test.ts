import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { crawl, type Crawled } from '../support/crawl'
import { startNginx, whyNoNginx, type NginxHost } from '../support/nginx'
import { get } from '../support/raw-request'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** The whole site at another address, told in `src/site/facts.ts` and nowhere else; served by nginx and crawled. */
const ORIGIN = 'https://docs.example.org'
const PREFIX = '/docs-portal'
let site: SiteCopy
let host: NginxHost
let found: Crawled[]

const text = async (path: string): Promise<string> => (await get(host.port, PREFIX + path)).body

if (!whyNoNginx) {
  beforeAll(async () => {
    site = copySite({}, { content: true })
    const facts = readFileSync(join(site.root, 'src/site/facts.ts'), 'utf8')
    const moved = facts
      .replace(/origin: '[^']+'/, `origin: '${ORIGIN}'`)
      .replace(/pathPrefix: '[^']+'/, `pathPrefix: '${PREFIX}'`)
    site.write('src/site/facts.ts', moved)
    const { code, output } = await runGatsby(site.root, ['build', '--prefix-paths'])
    if (code !== 0) throw new Error(output)
    host = await startNginx((prefix) => {
      const args = ['--import', 'tsx', 'tools/release/main.ts', prefix, '--no-reload']
      const env = { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: join(site.root, 'public') }
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: site.root, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    })
    found = await crawl(host.port, '/', ORIGIN)
  })
  afterAll(async () => {
    await host?.stop()
    site?.remove()
  })
}

const suite = whyNoNginx ? describe.skip : describe

suite(`the site at another address${whyNoNginx ? ` (${whyNoNginx})` : ''}`, () => {
  test('every address that a page names is there, below the prefix', () => {
    expect(found.length).toBeGreaterThan(200)
    expect(found.filter(({ status }) => status >= 400).map(({ path, from }) => `${path} on ${from}`)).toEqual([])
    expect(found.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith(`${PREFIX}/`))).toEqual([])
  })

  test('no text names the address that it was written with', () => {
    const old = /open-platform\.realsee\.com\/developer|["'(]\/developer\//
    const named = found.filter(({ type, body }) => /^text|json|xml|javascript/.test(type) && old.test(body))
    expect(named.map(({ path, body }) => `${path}: ${old.exec(body)![0]}`)).toEqual([])
  })

  test('machine readers and samples are told the new one', async () => {
    const at = ORIGIN + PREFIX
    expect(await text('/robots.txt')).toContain(`Sitemap: ${at}/sitemap-index.xml`)
    expect((await get(host.port, '/robots.txt')).body).toBe(await text('/robots.txt'))
    expect(await text('/sitemap-index.xml')).toContain(`<loc>${at}/sitemap-0.xml`)
    expect(await text('/llms.txt')).toContain(`${at}/llms.txt`)
    expect(await text('/agents.md')).toContain(`${at}/`)
    expect(await text('/agents/SKILL.md')).toContain(`${at}/agents/realsee-docs.tgz`)
    expect(await text('/sections.json')).toContain(`"${at}/docs/five/intro/"`)
    expect(await text('/docs/five/intro/')).toMatch(new RegExp(`rel="canonical"[^>]*${at}/docs/five/intro/`))
    expect(await text('/docs/five/quick-start.md')).toContain(`${at}/samples/flat/work.json`)
    expect(JSON.parse(await text('/samples/flat/work.json'))).toMatchObject({ base_url: `${at}/samples/flat/` })
    const archive = unzipSync(readFileSync(join(site.root, 'public/samples/flat.zip')))
    expect(strFromU8(archive['flat/work.json']!)).toBe(await text('/samples/flat/work.json'))
    const tour = unzipSync(readFileSync(join(site.root, 'public/samples/live-tour.zip')))
    expect(strFromU8(tour['live-tour/start.ts']!)).toContain(`${at}/samples/flat/work.json`)
  })

  test('rules follow: caching, sharing, the old prefix is not there', async () => {
    const app = found.find(({ path }) => /\/app-[\da-f]+\.js$/.test(path))!
    const { headers } = await get(host.port, app.path)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const sample = await get(host.port, `${PREFIX}/samples/flat/work.json`)
    expect(sample.headers['access-control-allow-origin']).toBe('*')
    expect((await get(host.port, PREFIX)).headers.location).toBe(`${PREFIX}/`)
    expect((await get(host.port, `${PREFIX}/docs/five/intro.html`)).headers.location).toBe(`${PREFIX}/docs/five/intro/`)
    expect((await get(host.port, '/developer/')).status).toBe(404)
  })
})
