import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { findBrowser } from '../../support/browser'
import type { Engine } from './driver'
import { allowClipboard, puppeteerBrowser } from './puppeteer'
import { MINI_BROWSER, webkitBrowser } from './webkit'

const ARGS = ['--no-sandbox', '--disable-gpu', '--lang=zh-CN']

/** Where `fetch-oldest.ts` puts the oldest supported Chromium, with the client that understands it. */
export const OLDEST_FOLDER = join(homedir(), '.cache/realsee-docs/chromium-109')
const OLDEST = join(OLDEST_FOLDER, 'unpacked/chromium')

/** Why it cannot be had here: the package brings one program, for one kind of system. */
export const whyNoOldest: string | undefined =
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : `Chromium 109 只有 Linux x64 的（这里是 ${process.platform} ${process.arch}），其余引擎照常测试`

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const firefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path))

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
    install: 'apt-get install -y --no-install-recommends firefox-esr',
    isInstalled: () => firefox() !== undefined,
    launch: async () => {
      const { default: puppeteer } = await import('puppeteer-core')
      return puppeteerBrowser(puppeteer.launch({ browser: 'firefox', executablePath: firefox()!, headless: true }))
    },
  },
  {
    name: 'chromium',
    install: 'npm ci',
    isInstalled: () => true,
    launch: async () => {
      const { default: puppeteer } = await import('puppeteer-core')
      const { executablePath } = await findBrowser()
      return puppeteerBrowser(allowClipboard(puppeteer.launch({ executablePath, args: ARGS, headless: true })))
    },
  },
  {
    name: 'chromium-109',
    install: whyNoOldest ?? 'npm run test:engines',
    isInstalled: () => !whyNoOldest && existsSync(OLDEST),
    launch: () => {
      const client = createRequire(join(OLDEST_FOLDER, 'package.json'))('puppeteer-core') as {
        launch: (options: unknown) => Promise<Browser>
      }
      // Its system libraries come with it: newer ones may lack what it was built against
      const env = { ...process.env, LD_LIBRARY_PATH: join(OLDEST_FOLDER, 'unpacked/aws/lib') }
      return puppeteerBrowser(
        allowClipboard(client.launch({ executablePath: OLDEST, args: ARGS, headless: true, env })),
      )
    },
  },
]
