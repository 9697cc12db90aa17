import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A browser to test with, and the flags it needs. */
export interface TestBrowser {
  executablePath: string
  args: string[]
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic']

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the system's, then the npm package `@sparticuz/chromium`, which needs no
 * system library once its own are unpacked.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const known = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path))
  if (known) return { executablePath: known, args: ARGS }
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  await inflate(join(process.cwd(), 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return { executablePath, args: [...chromium.args, ...ARGS] }
}
