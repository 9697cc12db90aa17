import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { OLDEST_FOLDER, whyNoOldest } from './drivers/engines'

/** The package's unpacker: `inflate` takes an archive and gives the path of what was in it. */
interface Unpacker {
  inflate: (archive: string) => Promise<string>
}

/** Unpacks the oldest supported Chromium beside its package, where the system can run it. */
async function unpackOldest(): Promise<void> {
  if (whyNoOldest) return console.log(whyNoOldest)
  const half = `${OLDEST_FOLDER}-half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half)
  // It unpacks into the temporary folder, where the browser of the other tests would be taken for this one
  process.env.TMPDIR = half
  const folder = resolve('tests/engines/node_modules/@sparticuz/chromium')
  const { inflate } = createRequire(resolve('tests/engines/package.json'))(
    join(folder, 'build/lambdafs.js'),
  ) as Unpacker
  for (const archive of ['chromium.br', 'aws.tar.br', 'swiftshader.tar.br']) await inflate(join(folder, 'bin', archive))
  rmSync(OLDEST_FOLDER, { recursive: true, force: true })
  renameSync(half, OLDEST_FOLDER)
}

void unpackOldest()
