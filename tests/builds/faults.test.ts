import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../../src/gatsby/files-in'
import { publish } from '../../tools/release/releases'
import { completeBuild } from '../../tools/serve/read-build'
import { fixtureFiles } from '../support/fixture'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { tempFolder } from '../support/temp-folder'

/** Real faults in builds of a small site: what the author reads, and that neither a reader nor the next build notices. */
const PAGE = 'content/docs/five/page.mdx'
const GOOD = fixtureFiles()[PAGE]!
/** Folders that a build leaves for the next one. */
const CACHES = ['node_modules/.cache/docs', '.cache/webpack', '.cache/redux', '.cache/caches']
let site: SiteCopy
let base: string
let whole: Record<string, string>

const publicDir = (): string => join(site.root, 'public')
const build = (env: Record<string, string> = {}) => runGatsby(site.root, ['build', '--prefix-paths'], env)

const served = (): string => readFileSync(join(base, 'current/developer/docs/five/page/index.html'), 'utf8')

/** Gatsby numbers its compilations; the number depends on what the run before has left. */
const COMPILATION = /(CompilationHash"?[=:]")[\da-f]+/g

function textOf(file: string): string {
  const bytes = readFileSync(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return plain.toString('latin1').replace(COMPILATION, '$1')
}

/** @returns digests of all files of a built site by path: two builds are the same when these are. */
function snapshot(publicDir: string): Record<string, string> {
  const digest = (path: string): string =>
    createHash('sha1')
      .update(textOf(join(publicDir, path)))
      .digest('hex')
  return Object.fromEntries(
    filesIn(publicDir)
      .sort()
      .map((path) => [path, digest(path).slice(0, 10)]),
  )
}

/** Starts a build and waits until it says something. */
async function buildUntil(words: string): Promise<ChildProcess & { said: () => string }> {
  const child = spawn(process.execPath, [join(site.root, 'node_modules/gatsby/cli.js'), 'build', '--prefix-paths'], {
    cwd: site.root,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes(words)) {
    if (child.exitCode !== null) throw new Error(`the build ended before "${words}":\n${output}`)
    await new Promise((wake) => setTimeout(wake, 20))
  }
  return Object.assign(child, { said: () => output })
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? Promise.resolve(child.exitCode) : new Promise((done) => child.once('close', done))

beforeAll(async () => {
  base = tempFolder('srv')
  site = copySite(fixtureFiles())
  const { code, output } = await build()
  if (code !== 0) throw new Error(output)
  whole = snapshot(publicDir())
  publish(publicDir(), base)
})
afterAll(() => {
  site?.remove()
})

describe('a fault in a build', () => {
  test('a second build at the same time is told of the first, which ends well', async () => {
    const first = await buildUntil('success onPreInit')
    first.kill('SIGSTOP') // or it might be done before the second has started
    const { code, output } = await build()
    first.kill('SIGCONT')
    expect(code).not.toBe(0)
    expect(output).toContain(`这个目录里已有一次构建或预览在运行（进程 ${first.pid}）`)
    expect({ code: await ended(first), said: first.said() }).toMatchObject({ code: 0 })
    expect(snapshot(publicDir())).toEqual(whole)
  })

  test('killed early and late: nothing of it can be published, and the next build, in another time zone, is right', async () => {
    site.write(PAGE, GOOD.replace('正文。', '改了一半。'))
    for (const moment of ['success Building production JavaScript', 'success Building HTML renderer']) {
      const child = await buildUntil(moment)
      process.kill(-child.pid!, 'SIGKILL')
      await ended(child)
      expect(completeBuild(publicDir())).toBeUndefined()
      expect(() => publish(publicDir(), base)).toThrow('不是一次完整的构建')
      expect(served()).toContain('<p class="lead">正文。</p>')
    }
    site.write(PAGE, GOOD)
    const { code, output } = await build({ TZ: 'Pacific/Kiritimati' })
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(completeBuild(publicDir())).toBeDefined()
    expect(snapshot(publicDir())).toEqual(whole)
  })

  // A small disk needs a mount, which needs a user namespace
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  const small = canMount ? test : test.skip
  const why = canMount ? '' : ' (skipped: no user namespaces here)'
  small(`a disk that is full at the search index is named; what is served stays${why}`, async () => {
    const search = join(publicDir(), 'search')
    // Room for the page that lies there already, and one block
    const size = (Math.ceil(statSync(join(search, 'index.html')).size / 4096) + 1) * 4096
    const command = [
      'cp "$1/index.html" page.html',
      `mount -t tmpfs -o size=${size} none "$1"`,
      'mv page.html "$1/index.html"',
      'exec "$0" node_modules/gatsby/cli.js build --prefix-paths',
    ].join(' && ')
    const child = spawnSync('unshare', ['-rm', 'sh', '-c', command, process.execPath, search], {
      cwd: site.root,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
      encoding: 'utf8',
    })
    expect(child.status).not.toBe(0)
    expect(child.stdout + child.stderr).toContain('ENOSPC')
    expect(completeBuild(publicDir())).toBeUndefined()
    expect(() => publish(publicDir(), base)).toThrow('不是一次完整的构建')
    expect(served()).toContain('<p class="lead">正文。</p>')
  })

  test('damaged caches cost time, not the build', async () => {
    const caches = CACHES.map((folder) => join(site.root, folder)).filter((folder) => existsSync(folder))
    expect(caches.length).toBeGreaterThan(2)
    for (const file of caches.flatMap((folder) => filesIn(folder).map((path) => join(folder, path)))) {
      if (file.length % 2) truncateSync(file, 10)
      else writeFileSync(file, '{"broken":')
    }
    const { code, output } = await build()
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(snapshot(publicDir())).toEqual(whole)
  })

  test('a search service that cannot be reached fails the build that publishes to it, and is named', async () => {
    const { code, output } = await build({
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_ADMIN_KEY: 'admin',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_HOST: 'http://127.0.0.1:9',
    })
    expect(code).not.toBe(0)
    expect(output).toContain('连不上搜索服务')
  })
})
