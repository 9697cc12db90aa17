import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publish } from '../../tools/release/releases'
import { completeBuild } from '../../src/publish/complete'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { tempFolder } from '../support/temp-folder'

/** Real faults in builds of a small site: what the author reads, and that neither a reader nor the next build notices. */
const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: 一句。\n---\n\n## 一节 [#a]\n\n${text}\n`
const INTRO = 'content/docs/five/intro.mdx'
const GOOD = page('介绍', '讲全景。')
let site: SiteCopy
let base: string
let whole: Record<string, string>

const publicDir = (): string => join(site.root, 'public')
const build = (env: Record<string, string> = {}) => runGatsby(site.root, ['build', '--prefix-paths'], env)

/** Gatsby numbers its compilations; the number depends on what the run before has left. */
const COMPILATION = /(CompilationHash"?[=:]")[\da-f]{20}/g

function textOf(file: string): string {
  const bytes = readFileSync(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return plain.toString('latin1').replace(COMPILATION, '$1')
}

/** Every file of `public/` by its content. */
function snapshot(): Record<string, string> {
  const files = readdirSync(publicDir(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(publicDir().length),
        createHash('sha1').update(textOf(file)).digest('hex').slice(0, 10),
      ])
      .sort(),
  )
}

const served = (): string => readFileSync(join(base, 'current/developer/docs/five/intro/index.html'), 'utf8')

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
  site = copySite({
    [INTRO]: GOOD,
    'content/docs/five/config.mdx': page('配置', '[介绍](./intro.mdx#a)'),
    'content/docs/five/sidebar.yaml': '- intro\n- config\n',
  })
  const { code, output } = await build()
  if (code !== 0) throw new Error(output)
  whole = snapshot()
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
    expect(snapshot()).toEqual(whole)
  })

  test('killed early and late: nothing of it can be published, and the next build, in another time zone, is right', async () => {
    site.write(INTRO, page('介绍改', '改了一半。'))
    for (const moment of ['success Building production JavaScript', 'success Building HTML renderer']) {
      const child = await buildUntil(moment)
      process.kill(-child.pid!, 'SIGKILL')
      await ended(child)
      expect(completeBuild(publicDir())).toBeUndefined()
      expect(() => publish(publicDir(), base)).toThrow('不是一次完整的构建')
      expect(served()).toContain('讲全景')
    }
    site.write(INTRO, GOOD)
    const { code, output } = await build({ TZ: 'Pacific/Kiritimati' })
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(completeBuild(publicDir())).toBeDefined()
    expect(snapshot()).toEqual(whole)
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
    expect(child.stdout + child.stderr).toMatch(/磁盘满了.*ENOSPC/s)
    expect(child.stdout + child.stderr).toContain('正在服务的版本没有变动')
    expect(completeBuild(publicDir())).toBeUndefined()
    expect(() => publish(publicDir(), base)).toThrow('不是一次完整的构建')
    expect(served()).toContain('讲全景')
  })

  test('damaged caches cost time, not the build', async () => {
    for (const folder of ['node_modules/.cache/docs', '.cache/webpack', '.cache/redux', '.cache/caches']) {
      if (!existsSync(join(site.root, folder))) continue
      for (const entry of readdirSync(join(site.root, folder), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        if (file.length % 2) truncateSync(file, 10)
        else writeFileSync(file, '{"broken":')
      }
    }
    const { code, output } = await build()
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(snapshot()).toEqual(whole)
  })
})
