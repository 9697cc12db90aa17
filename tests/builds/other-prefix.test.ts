import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { filesIn } from '../../src/gatsby/files-in'
import { crawl, type Crawled } from '../support/crawl'
import { makeSite } from '../support/made-site'
import { startNginx, whyNoNginx, type NginxHost } from '../support/nginx'
import { get } from '../support/raw-request'
import { build } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { tempFolder } from '../support/temp-folder'

/** The whole site at another address, told in `src/site/config.ts` and nowhere else; served by nginx and crawled. */
const ORIGIN = 'https://docs.example.org'
const PREFIX = '/docs-portal'
let site: SiteCopy
let host: NginxHost
let found: Crawled[]

function release(cwd: string, base: string, publicDir: string, ...args: string[]): void {
  const env = { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: publicDir }
  const command = ['--import', 'tsx', 'tools/release/main.ts', base, ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Releases a small site at this repository's own prefix. */
function releaseHere(base: string, version: string, ...args: string[]): void {
  const files = { 'index.html': version, '404.html': 'not found', 'robots.txt': version }
  release(process.cwd(), base, makeSite(join(tempFolder('at-home'), 'public'), files), ...args)
}

const OLD = /open-platform\.realsee\.com\/developer|["'(]\/developer\//
const TEXT = /\.(?:html|js|css|json|xml|txt|md|ts|tsx|svg|webmanifest|mdx|yaml)$/
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

/** Texts of a built site by path, those in its archives too. */
function textsIn(publicDir: string): [string, string][] {
  const texts: [string, string][] = []
  for (const path of filesIn(publicDir)) {
    const bytes = readFileSync(join(publicDir, path))
    if (TEXT.test(path)) texts.push([path, textOf(bytes)])
    if (path.endsWith('.zip'))
      for (const [name, packed] of Object.entries(unzipSync(bytes)))
        if (TEXT.test(name)) texts.push([`${path} ${name}`, textOf(packed)])
    if (path.endsWith('.tgz')) texts.push([path, gunzipSync(bytes).toString('utf8')])
  }
  return texts
}

const text = async (path: string): Promise<string> => (await get(host.port, PREFIX + path)).body

if (!whyNoNginx) {
  beforeAll(async () => {
    site = copySite({}, { content: true })
    site.edit('src/site/config.ts', /origin: '[^']+'/, `origin: '${ORIGIN}'`)
    site.edit('src/site/config.ts', /pathPrefix: '[^']+'/, `pathPrefix: '${PREFIX}'`)
    await build(site.root)
    const address = { origin: ORIGIN, pathPrefix: PREFIX }
    host = await startNginx(
      (prefix) => {
        // Before it moved, the site was released to the same folder
        releaseHere(prefix, 'before')
        release(site.root, prefix, join(site.root, 'public'))
      },
      { address },
    )
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
    const named = found.filter(({ type, body }) => /^text|json|xml|javascript/.test(type) && OLD.test(body))
    expect(named.map(({ path, body }) => `${path}: ${OLD.exec(body)![0]}`)).toEqual([])
  })

  test('nor does any file of the build that no page links to, or one in an archive', () => {
    const texts = textsIn(join(site.root, 'public'))
    expect(texts.length).toBeGreaterThan(2_000)
    const named = texts.flatMap(([path, body]) => {
      const at = body.search(OLD)
      return at < 0 ? [] : [`${path}: …${body.slice(Math.max(0, at - 40), at + 60)}…`]
    })
    expect(named).toEqual([])
  })

  test('machine readers and samples are told the new one', async () => {
    const at = ORIGIN + PREFIX
    expect(await text('/robots.txt')).toContain(`Sitemap: ${at}/sitemap-index.xml`)
    expect((await get(host.port, '/robots.txt')).body).toBe(await text('/robots.txt'))
    expect(await text('/sitemap-index.xml')).toContain(`<loc>${at}/sitemap-0.xml`)
    expect(await text('/llms.txt')).toContain(`](${at}/docs/five/llms.txt)`)
    expect(await text('/agents.md')).toContain(`${at}/`)
    expect(await text('/agents/SKILL.md')).toContain(`${at}/agents/realsee-docs.tgz`)
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

  test('and back: the next release here is served at the old address, and going back over the move is refused', async () => {
    releaseHere(host.prefix, 'after')
    const here = await startNginx((prefix) => symlinkSync(join(host.prefix, 'current'), join(prefix, 'current')))
    try {
      expect(await get(here.port, '/developer/')).toMatchObject({ status: 200, body: 'after' })
      expect((await get(here.port, '/robots.txt')).body).toBe('after')
      expect((await get(here.port, `${PREFIX}/`)).status).toBe(404)
      expect(() => releaseHere(host.prefix, 'x', '--rollback')).toThrow('是换前缀之前发布的')
      expect((await get(here.port, '/developer/')).body).toBe('after')
    } finally {
      await here.stop()
    }
  })
})
