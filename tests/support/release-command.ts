import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeSite, manyFiles, wholeVersion } from './made-site'
import { tempFolder } from './temp-folder'

/** A line of a stack: no operator should read one. */
export const STACK = /^\s+at .*:\d+/m

/** A run of the command: its process, and its exit code with all that it said. */
export interface Run {
  child: ChildProcess
  ended: Promise<{ code: number | null; output: string }>
}

/** A folder with builds that are released from it, and the place that they are released to. */
export interface ReleasePlace {
  root: string
  /** Folder of the releases; not there until the first one. */
  base: string
  /** Makes a small whole build of that version. */
  build: (version: string) => string
  /** Starts `npm run release`. */
  start: (args: string[]) => Run
  /** Runs it to its end. */
  release: (...args: string[]) => Run['ended']
  /** @returns the version that is served. @throws when its files are of more than one. */
  served: () => string
  /** Names of the kept releases. */
  releases: () => string[]
}

/** @returns a new place, empty. */
export function releasePlace(): ReleasePlace {
  const root = tempFolder('release-command')
  const base = join(root, 'srv')
  const start = (args: string[]): Run => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/release/main.ts', base, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: join(root, 'public') },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return { child, ended: new Promise((done) => child.once('close', (code) => done({ code, output }))) }
  }
  return {
    root,
    base,
    start,
    build: (version) =>
      makeSite(
        join(root, 'public'),
        { ...manyFiles(version), [`app-${version.padEnd(20, '0')}.js`]: version },
        version,
      ),
    release: (...args) => start(args).ended,
    served: () => wholeVersion(join(base, 'current/developer')),
    releases: () => (existsSync(join(base, 'releases')) ? readdirSync(join(base, 'releases')) : []),
  }
}
