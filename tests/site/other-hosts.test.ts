import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromium, type Browser } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPreviewServer } from '../../tools/serve/preview-server'
import type { HostName } from '../../tools/release/hosts'
import { publish } from '../../tools/release/publish'
import { isHashed } from '../../src/publish/response-headers'
import { filesIn } from '../../src/publish/complete'
import { site } from '../../src/site/config'
import { findBrowser } from '../support/browser'
import { PUBLIC } from '../support/public-pages'
import { tempFolder } from '../support/temp-folder'

/** The built site as it goes to hosts that are not a server of one's own. */
async function released(host: HostName): Promise<{ base: string; root: string; files: string[] }> {
  const base = tempFolder(host)
  await publish(PUBLIC, base, { reload: undefined, host })
  const root = join(base, 'current')
  return { base, root, files: filesIn(join(root, '.')) }
}

interface Rule {
  address: string
  headers: string[]
}

const rulesIn = (text: string): Rule[] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [address = '', ...headers] = block.split('\n')
      return { address, headers: headers.map((line) => line.trim()) }
    })

const fits = ({ address }: Rule, path: string): boolean =>
  address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : path === address

describe.each(['netlify', 'cloudflare'] as const)('%s', (host) => {
  let root: string
  let files: string[]
  beforeAll(async () => ({ root, files } = await released(host)))

  test('gets pages and files, but no copies and no stubs', () => {
    expect(files).toContain('developer/docs/five/intro/index.html')
    expect(files.filter((path) => /\.(?:br|gz)$/.test(path) || path === 'developer/docs/five/intro.html')).toEqual([])
    for (const path of ['404.html', 'robots.txt']) expect(files).toContain(path)
  })

  test('keeps hashed files for ever, nothing else, and gives no header twice', () => {
    const rules = rulesIn(readFileSync(join(root, '_headers'), 'utf8'))
    for (const path of files.filter((name) => name.startsWith('developer/'))) {
      const headers = rules.filter((rule) => fits(rule, `/${path}`)).flatMap((rule) => rule.headers)
      const names = headers.map((line) => line.split(':')[0])
      expect({ path, names }).toEqual({ path, names: [...new Set(names)] })
      const isKept = headers.some((line) => line.includes('immutable'))
      expect({ path, isKept }).toEqual({ path, isKept: isHashed(path.slice('developer/'.length)) })
      expect(headers.some((line) => line.startsWith('Content-Security-Policy: default-src'))).toBe(true)
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

describe('GitHub Pages', () => {
  let browser: Browser
  let root: string
  beforeAll(async () => {
    ;({ root } = await released('github-pages'))
    browser = await chromium.launch(await findBrowser())
  })
  afterAll(async () => browser?.close())

  test('the policy in the page lets the site work, and nothing else', async () => {
    const server = createPreviewServer(join(root, 'developer'), { policyOf: () => undefined })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as { port: number }
    try {
      const tab = await browser.newPage()
      const errors: string[] = []
      tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      tab.on('pageerror', (error) => errors.push(error.message))
      for (const path of ['/', '/docs/five/intro/', '/search/?q=five', '/openapi/']) {
        const answer = await tab.goto(`http://127.0.0.1:${port}${site.pathPrefix}${path}`)
        expect(answer!.headers()['content-security-policy']).toBeUndefined()
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
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  test('the start of the host leads to the site', () => {
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('url=/developer/')
    expect(existsSync(join(root, '.nojekyll'))).toBe(true)
  })
})

describe('a store', () => {
  const canCopy = spawnSync('rclone', ['version']).status === 0
  test('gets every file once, in the order of an upload in place', async () => {
    const { base, files } = await released('storage')
    const steps = ['1-hashed', '2-assets', '2-declarations', '3-pages', '4-markdown', '5-rest'].map((name) =>
      readFileSync(join(base, `upload/${name}.txt`), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    expect(steps.flat().sort()).toEqual(files.filter((path) => path.startsWith('developer/')).sort())
    expect(steps[0]!.every((path) => isHashed(path.slice('developer/'.length)))).toBe(true)
    expect(steps[2]).toEqual(expect.arrayContaining(['developer/types/realsee-live.d.ts']))
    expect(steps[3]!.every((path) => path.endsWith('.html'))).toBe(true)
    expect(readFileSync(join(base, 'upload/policy'), 'utf8')).toMatch(/^default-src 'none'; .*\n$/)
  })

  const copying = canCopy ? test : test.skip
  copying(`the script uploads all of it${canCopy ? '' : ' (skipped: no rclone here)'}`, async () => {
    const { base, files } = await released('storage')
    const target = tempFolder('bucket')
    execFileSync(resolve('deploy/storage-upload.sh'), [base, target])
    expect(filesIn(target).sort()).toEqual([...files].sort())
  })
})
