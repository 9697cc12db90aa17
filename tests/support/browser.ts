import { existsSync } from 'node:fs'

/** A browser to test with, and the flags it needs. */
export interface TestBrowser {
  executablePath: string
  args: string[]
}

const LINUX = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** @returns where a system puts browsers of this kind, the first the best. */
function systemPlaces(): string[] {
  const { platform, env } = process
  if (platform === 'darwin') return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return WINDOWS.flatMap((name) => folders.map((folder) => `${folder}\\${name}`))
  }
  return [...LINUX.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium']
}

/**
 * @returns the browser of this machine; `undefined` where the one from npm is to be taken: on Linux x64, unless another is
 * named. It is the same for everybody, and a shell without windows: half of the work of a whole browser.
 * @throws with what to do, where there is none and the one from npm would not start.
 */
function knownBrowser(): string | undefined {
  const { platform, arch } = process
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH 指的文件不在：${wanted}`)
  if (!wanted && platform === 'linux' && arch === 'x64') return undefined
  const found = wanted || systemPlaces().find(existsSync)
  if (found) return found
  throw new Error(
    `没有找到 Chrome、Chromium 或 Edge。装一个，或用 CHROMIUM_PATH 写明它的路径（npm 里自带的只有 Linux x64 的，这里是 ${platform} ${arch}）`,
  )
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * Finds a Chromium: `CHROMIUM_PATH`; on Linux x64 the npm package `@sparticuz/chromium`, which brings its own system
 * libraries; elsewhere the system's.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const known = knownBrowser()
  if (known) return { executablePath: known, args: ARGS }
  // The package unpacks its own system libraries (NSS and friends) only where it believes to be on Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  // Not the package's own flags: they are for Lambda. One process for all tabs dies with the first of them, and
  // switched-off web security would hide what a reader's browser refuses.
  return { executablePath, args: ARGS }
}

/** @returns flags that draw WebGL with the processor, in place of those that switch it off. */
export const withWebgl = (args: string[]): string[] => [
  ...args.filter((arg) => arg !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]
