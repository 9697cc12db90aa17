import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureFiles } from '../support/fixture'
import { build, says, startBuild } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/**
 * Edits of code, one after the other, that Gatsby does not see in nodes; what an author edits is told by day
 * (tests/algolia/hosted-search.test.ts).
 */
let site: SiteCopy
const WAITING = '在等 Gatsby 的渲染进程启动'

const html = (id: string): string => site.read(`public/docs/${id}/index.html`)

beforeAll(async () => {
  site = copySite(fixtureFiles())
  await build(site.root)
})
afterAll(() => site.remove())

describe('a warm build', () => {
  test('that has nothing to do does not end before Gatsby’s worker has started, which would fail', async () => {
    const slow = join(site.root, 'slow-worker.cjs')
    const told = join(site.root, 'build-waits')
    const awake = join(site.root, 'worker-awake')
    // The worker starts only when the build has said that it waits
    writeFileSync(
      slow,
      `if (process.env.GATSBY_WORKER_POOL_WORKER) {
        const { existsSync, writeFileSync } = require('node:fs')
        const lock = new Int32Array(new SharedArrayBuffer(4))
        for (let waits = 0; waits < 600 && !existsSync(${JSON.stringify(told)}); waits++) Atomics.wait(lock, 0, 0, 100)
        writeFileSync(${JSON.stringify(awake)}, '')
      }\n`,
    )
    const run = startBuild(site.root, { NODE_OPTIONS: `--require ${slow}` })
    await says(run, WAITING)
    writeFileSync(told, '')
    expect({ code: await run.ended, output: run.output() }).toMatchObject({ code: 0 })
    expect(existsSync(awake)).toBe(true)
  })

  test('shows new styles on every page, edit after edit', async () => {
    for (const colour of ['#abc', '#bcd']) {
      site.edit('src/styles/reset.css', /:focus-visible \{/, `:focus-visible { caret-color: ${colour};`)
      await build(site.root)
      for (const id of ['five/intro', 'five/config']) expect(html(id)).toContain(`caret-color:${colour}`)
    }
  })

  test('shows what a change of the compiler changes', async () => {
    renameSync(join(site.root, 'src/article/compile.ts'), join(site.root, 'src/article/compile-before.ts'))
    site.write(
      'src/article/compile.ts',
      "import { compile as before } from './compile-before'\n" +
        "export const compile = (input) => before({ ...input, source: input.source + '\\n\\n编译时加的一段。\\n' })\n",
    )
    await build(site.root)
    for (const id of ['five/intro', 'five/config']) expect(html(id)).toContain('<p>编译时加的一段。</p>')
  })

  test('shows what a change of the code behind the pages changes', async () => {
    site.write('src/gatsby/diagnostics/panel.ts', "export const problemPanel = () => '<p>新的一段</p>'\n")
    await build(site.root)
    for (const id of ['five/intro', 'five/config']) expect(html(id)).toContain('<p>新的一段</p>')
  })
})
