import { existsSync } from 'node:fs'

/** A browser to test with, and the flags it needs. */
export interface TestBrowser {
  executablePath: string
  args: string[]
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
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
 * Finds a Chromium: `CHROMIUM_PATH`, then the system's, then the npm package `@sparticuz/chromium`, which brings
 * its own system libraries.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const known = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path))
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
