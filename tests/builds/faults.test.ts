import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { shortDigest } from '../../src/article/compilation'
import { filesIn } from '../../src/gatsby/files-in'
import { publish } from '../../tools/release/releases'
import { completeBuild } from '../../tools/serve/read-build'
import { fixtureFiles } from '../support/fixture'
import { build, gatsbyEnv, says, startBuild, tryBuild, type Run } from '../support/run-gatsby'
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

const served = (): string => readFileSync(join(base, 'current/developer/docs/five/page/index.html'), 'utf8')

/** Gatsby numbers its compilations; the number depends on what the run before has left. */
const COMPILATION = /(CompilationHash"?[=:]")[\da-f]+/g

function textOf(file: string): string {
  const bytes = readFileSync(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
  return plain.toString('latin1').replace(COMPILATION, '$1')
}

/** @returns digests of all files of a built site by path: two builds are the same when these are. */
function snapshot(publicDir: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(publicDir)
      .sort()
      .map((path) => [path, shortDigest(textOf(join(publicDir, path)))]),
  )
}

/** Starts a build and waits until it says something. */
async function buildUntil(words: string): Promise<Run> {
  const run = startBuild(site.root)
  await says(run, words)
  return run
}

beforeAll(async () => {
  base = tempFolder('srv')
  site = copySite(fixtureFiles())
  await build(site.root)
  whole = snapshot(publicDir())
  publish(publicDir(), base)
})
afterAll(() => {
  site?.remove()
})

describe('a fault in a build', () => {
  test('a second build at the same time is told of the first, which ends well', async () => {
    const first = await buildUntil('success onPreInit')
    first.child.kill('SIGSTOP') // or it might be done before the second has started
    const { code, output } = await tryBuild(site.root)
    first.child.kill('SIGCONT')
    expect(code).not.toBe(0)
    expect(output).toContain(`这个目录里已有一次构建或预览在运行（进程 ${first.child.pid}）`)
    expect({ code: await first.ended, said: first.output() }).toMatchObject({ code: 0 })
    expect(snapshot(publicDir())).toEqual(whole)
  })

  test('killed early and late: nothing of it can be published, and the next build, in another time zone, is right', async () => {
    site.write(PAGE, GOOD.replace('正文。', '改了一半。'))
    for (const moment of ['success Building production JavaScript', 'success Building HTML renderer']) {
      const { kill } = await buildUntil(moment)
      await kill()
      expect(completeBuild(publicDir())).toBeUndefined()
      expect(() => publish(publicDir(), base)).toThrow('不是一次完整的构建')
      expect(served()).toContain('<p class="lead">正文。</p>')
    }
    site.write(PAGE, GOOD)
    await build(site.root, { TZ: 'Pacific/Kiritimati' })
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
      env: gatsbyEnv(),
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
    await build(site.root)
    expect(snapshot(publicDir())).toEqual(whole)
  })

  test('a search service that cannot be reached fails the build that publishes to it, and is named', async () => {
    const { code, output } = await tryBuild(site.root, {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_ADMIN_KEY: 'admin',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_HOST: 'http://127.0.0.1:9',
    })
    expect(code).not.toBe(0)
    expect(output).toContain('连不上搜索服务')
  })
})
