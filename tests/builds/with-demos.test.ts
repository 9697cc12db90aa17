import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromium, type Browser, type Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createHandler } from '../../tools/serve/preview-handler'
import { findBrowser, withWebgl } from '../support/browser'
import { listen, type LocalServer } from '../support/local-server'
import { PATIENCE_MS } from '../support/patience'
import { fixtureFiles } from '../support/fixture'
import { build, tryBuild } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** A site that may publish the SDKs: the programs run from `public/`, on any host, when somebody asks for one. */

const PAGE = `---
title: 快速开始
description: 一句。
---

## 看 [#look]

\`\`\`ts title="src/viewer.ts"
import { Five } from '@realsee/five'

export const five = new Five()
\`\`\`

\`\`\`run
code: |
  import { five } from './viewer'

  document.title = String(five.works[0]?.workCode)
then:
  - element: canvas
\`\`\`
`
const RUN = 'samples/run'
let site: SiteCopy
let server: LocalServer | undefined
let browser: Browser

const inPublic = (path: string): string => join(site.root, 'public', path)
/** Everything of the packages is minified into lines of its own; the renderer's class keeps its name. */
const hasSdk = (): boolean =>
  readdirSync(inPublic(''), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .some((name) => readFileSync(inPublic(name), 'utf8').includes('WebGLRenderer'))

beforeAll(async () => {
  site = copySite({ ...fixtureFiles(), 'content/docs/five/quick-start.mdx': PAGE })
  // A certificate that nobody has given: the SDK refuses it
  const work = JSON.parse(readFileSync('static/samples/flat/work.json', 'utf8')) as object
  site.write('signed.json', JSON.stringify({ ...work, code: 'signed-flat', certificate: 'of-the-platform' }))
  const { args, executablePath } = await findBrowser()
  browser = await chromium.launch({ executablePath, args: withWebgl(args) })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  site?.remove()
})

/** The built site as a host sends it, no more. */
async function visit(): Promise<{ page: Page; origin: string }> {
  await server?.stop()
  server = await listen(createServer(createHandler(inPublic(''))))
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return { page, origin: server.origin }
}

describe('a build for those who may publish the SDKs', () => {
  test('refuses a work that is not signed, is no JSON, or cannot be had', async () => {
    site.write('unsigned.json', '{ "code": "x" }')
    site.write('broken.json', '{')
    for (const [file, message] of [
      ['unsigned.json', '没有签名'],
      ['broken.json', '不是JSON'],
      ['nothing.json', '取不到'],
    ] as const) {
      const { code, output } = await tryBuild(site.root, { DEMO_WORK: file })
      expect([file, code]).not.toEqual([file, 0])
      // Gatsby folds lines
      expect(output.replace(/\s+/g, '')).toContain(message)
    }
  })

  test('runs the programs from its own files, on the signed work', async () => {
    await build(site.root, { DEMO_WORK: 'signed.json' })
    expect(hasSdk()).toBe(true)
    const { page, origin } = await visit()
    // A host with a name: nothing here may depend on localhost
    const asked: string[] = []
    await page.route('http://docs.example.test/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace('http://docs.example.test', origin) }),
      })
    })
    await page.goto('http://docs.example.test/developer/docs/five/quick-start/')
    expect(asked.filter((path) => path.includes(RUN))).toEqual([])
    await page.getByRole('button', { name: '运行：看' }).click()
    await page.locator('demo-box iframe').waitFor()
    await expect(page.getByRole('region', { name: '在本机运行' }).count()).resolves.toBe(0)
    await page.goto(`${origin}/developer/docs/five/quick-start/`)
    await page.getByRole('button', { name: '运行：看' }).click()
    await page.getByRole('log').getByText('"code":"signed-flat"').waitFor()
    // Without the certificate the same flat needs none on this machine, and is drawn
    await page.route('**/flat/work.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), certificate: undefined } })
    })
    await page.getByRole('button', { name: '重置' }).click()
    await page.frameLocator('demo-box iframe').locator('canvas').first().waitFor()
    const frame = page.frames().find((one) => one.url().endsWith('/frame/'))!
    await frame.waitForFunction(() => document.title.startsWith('signed-flat'))
    await page.close()
  })

  test('without the switch nothing of it is left, and the button leads to a project', async () => {
    await build(site.root)
    expect(existsSync(inPublic(RUN))).toBe(false)
    expect(hasSdk()).toBe(false)
    const { page, origin } = await visit()
    await page.goto(`${origin}/developer/docs/five/quick-start/`)
    // This server has no programs to give
    await page.getByRole('button', { name: '运行：看' }).click()
    await page.getByRole('region', { name: '在本机运行' }).waitFor()
    expect(existsSync(inPublic('samples/projects/five-quick-start.zip'))).toBe(true)
    await page.close()
  })
})
