import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromium, type Browser } from '@playwright/test'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { publish } from '../../tools/release/releases'
import { HOST_NAMES, type HostName } from '../../tools/release/hosts'
import { isHashed } from '../../src/outputs/response-headers'
import { filesIn } from '../../src/gatsby/files-in'
import { site } from '../../src/site/config'
import { findBrowser } from '../support/browser'
import { listen, type LocalServer } from '../support/local-server'
import { makeSite } from '../support/made-site'
import { PUBLIC } from '../support/public-pages'
import { tempFolder } from '../support/temp-folder'

/** The built site, or another, as it goes to hosts that are not a server of one's own. */
function released(host: HostName, publicDir = PUBLIC): { root: string; files: string[] } {
  const base = tempFolder(host)
  publish(publicDir, base, { host })
  const root = join(base, 'current')
  return { root, files: filesIn(join(root, '.')) }
}

test('hosts differ in files that are left out, and in nothing else', () => {
  const names = ['index.html', 'docs/a/index.html', 'docs/a.html', '404.html', 'app-1.js', 'app-1.js.br']
  const made = makeSite(join(tempFolder('made'), 'public'), Object.fromEntries(names.map((name) => [name, name])))
  const whole = released('nginx', made)
  for (const host of HOST_NAMES) {
    const { root, files } = released(host, made)
    expect(files.filter((path) => !whole.files.includes(path))).toEqual([])
    for (const path of files) expect(readFileSync(join(root, path))).toEqual(readFileSync(join(whole.root, path)))
  }
})

test('running programs are published by nginx only: elsewhere their document would have the policy of the pages', () => {
  const publicDir = makeSite(join(tempFolder('programs'), 'public'), { 'samples/run/frame/index.html': 'frame' })
  for (const host of HOST_NAMES.filter((name) => name !== 'nginx'))
    expect(() => publish(publicDir, tempFolder(host), { host })).toThrow('DEMO_WORK')
  expect(() => publish(publicDir, tempFolder('nginx'))).not.toThrow()
})

interface Rule {
  address: RegExp
  headers: string[]
}

/** As Netlify and Cloudflare Pages read it: `*` is anything, `:name` anything but a slash; values of all rules that fit. */
const rulesIn = (text: string): Rule[] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [address = '', ...headers] = block.split('\n')
      const pattern = address.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')
      return { address: new RegExp(`^${pattern}$`), headers: headers.map((line) => line.trim()) }
    })

describe('a host with `_headers`', () => {
  const { root, files } = released('cloudflare')

  test('gets pages and files, but no copies and no stubs', () => {
    expect(files).toContain('developer/docs/five/intro/index.html')
    expect(files.filter((path) => /\.(?:br|gz)$/.test(path) || path === 'developer/docs/five/intro.html')).toEqual([])
    for (const path of ['404.html', 'robots.txt']) expect(files).toContain(path)
  })

  test('keeps hashed files for ever, nothing else, and gives no header twice', () => {
    const rules = rulesIn(readFileSync(join(root, '_headers'), 'utf8'))
    for (const path of files.filter((name) => name.startsWith('developer/'))) {
      const headers = rules.filter(({ address }) => address.test(`/${path}`)).flatMap((rule) => rule.headers)
      const names = headers.map((line) => line.split(':')[0])
      expect({ path, names }).toEqual({ path, names: [...new Set(names)] })
      const isKept = headers.some((line) => line.includes('immutable'))
      expect({ path, isKept }).toEqual({ path, isKept: isHashed(path.slice('developer/'.length)) })
      expect(headers).toContain("Content-Security-Policy: frame-ancestors 'self'")
    }
  })

  test('leads every x.html to its page', () => {
    const redirects = readFileSync(join(root, '_redirects'), 'utf8')
    expect(redirects).toMatch(/^\/ \/developer\/ 301\n/)
    expect(redirects).toContain('\n/developer/docs/five/intro.html /developer/docs/five/intro/ 301\n')
    for (const [, target] of redirects.matchAll(/ (\S+) 301/g))
      expect(existsSync(join(root, target!, 'index.html'))).toBe(true)
  })
})

describe('a host without headers of one’s own', () => {
  const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' }
  const { root } = released('github-pages')
  const server = createServer(({ url = '' }, response) => {
    const path = join(root, decodeURI(url.replace(/\?.*/, '')).replace(/\/$/, '/index.html'))
    if (!existsSync(path)) return void response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
    createReadStream(path).pipe(response)
  })
  let browser: Browser
  let host: LocalServer
  beforeAll(async () => {
    browser = await chromium.launch(await findBrowser())
    host = await listen(server)
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })

  test('the policy in the page lets the site work, and nothing else', async () => {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    tab.on('pageerror', (error) => errors.push(error.message))
    // The start of the host leads to the site
    for (const path of [
      '',
      ...['/', '/docs/five/intro/', '/search/?q=five', '/openapi/'].map((one) => site.pathPrefix + one),
    ]) {
      await tab.goto(host.origin + path)
      await tab.getByRole('heading', { level: 1 }).first().waitFor()
    }
    expect(errors).toEqual([])
    await tab.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.injected = true')
      document.body.append(script, Object.assign(new Image(), { src: 'https://example.com/a.png' }))
    })
    expect(await tab.evaluate(() => 'injected' in window)).toBe(false)
    expect(errors.join()).toContain('Content Security Policy')
  })
})
