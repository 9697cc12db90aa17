import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBrowser } from '../../support/browser'
import type { Engine } from './driver'
import { firefoxBrowser } from './firefox'
import { chromiumBrowser } from './page'
import { MINI_BROWSER, webkitBrowser } from './webkit'

/** Packages of this folder's own lock file. */
const PACKAGES = resolve('tests/engines/node_modules')
/** Where `unpack-oldest.ts` puts the oldest supported Chromium. */
export const OLDEST_FOLDER = resolve(PACKAGES, '.chromium-109')
const OLDEST = resolve(OLDEST_FOLDER, 'chromium')

/** Why it cannot be had here: the package brings one program, for one kind of system. */
export const whyNoOldest: string | undefined =
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : `Chromium 109 只有 Linux x64 的（这里是 ${process.platform} ${process.arch}），其余引擎照常测试`

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const firefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path))

/** @returns one reader's tabs, with the cache of pages that readers have. */
async function chromiumContext(options: LaunchOptions): Promise<BrowserContext> {
  const browser = await chromium.launch({
    ...options,
    args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  return browser.newContext({ locale: 'zh-CN', permissions: ['clipboard-read', 'clipboard-write'] })
}

export const ENGINES: Engine[] = [
  {
    name: 'webkit',
    install: 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb xauth',
    isInstalled: () =>
      [MINI_BROWSER, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path)),
    launch: () => webkitBrowser(),
  },
  {
    name: 'firefox',
    install: 'apt-get install -y --no-install-recommends firefox-esr && npm run test:engines',
    isInstalled: () => firefox() !== undefined && existsSync(PACKAGES),
    launch: () => firefoxBrowser(firefox()!),
  },
  {
    name: 'chromium',
    install: 'npm ci',
    isInstalled: () => true,
    launch: async () => {
      const { executablePath } = await findBrowser()
      return chromiumBrowser(chromiumContext({ executablePath }))
    },
  },
  {
    name: 'chromium-109',
    install: whyNoOldest ?? 'npm run test:engines',
    isInstalled: () => !whyNoOldest && existsSync(OLDEST),
    launch: () => {
      // Its system libraries come with it: newer ones may lack what it was built against
      const env = { ...process.env, LD_LIBRARY_PATH: resolve(OLDEST_FOLDER, 'aws/lib') }
      return chromiumBrowser(chromiumContext({ executablePath: OLDEST, env }))
    },
  },
]
