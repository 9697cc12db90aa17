import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite } from '../../tests/support/site-copy'
import { announce, judge, quantile } from './measure'
import { multiply, pageCount } from './multiply'

/**
 * `npm run bench:build`: CPU seconds (user + system of the whole process tree) of a cold build, of a build after one
 * edited page, of one after nothing, and of a cold build of ten times the pages. Medians of `RUNS` (default 3).
 */
const RUNS = Number(process.env.RUNS ?? 3)
const AIMS = { cold: 28, edited: 12, tenfold: 3.5 }
const EDITED = 'content/docs/five/intro.mdx'

/**
 * Takes what a build has written away, even what survives `gatsby clean`. It is moved, not deleted: ext4 looks twice at
 * every inode that was freed in the last minutes (fs/ext4/ialloc.c, recently_deleted), which the next build would pay for
 * in CPU time, and a fresh clone would not. Measured: 6 of 72 CPU s for a thousand pages.
 */
function forget(root: string, aside: string): void {
  const to = mkdtempSync(join(aside, 'build-'))
  for (const path of ['.cache', 'public', 'node_modules/.cache'])
    if (existsSync(join(root, path))) renameSync(join(root, path), join(to, path.replace('/', '-')))
}

/** @throws with the end of the build's output when it fails. */
function build(root: string): number {
  const command = 'TIMEFORMAT="%U %S"; time node node_modules/gatsby/cli.js build --prefix-paths > build.log 2>&1'
  const env = { ...process.env, CI: 'true', NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' }
  const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(readFileSync(join(root, 'build.log'), 'utf8').slice(-4_000))
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return user + system
}

function tenfold(): { pages: number; cpu: number } {
  const site = copySite({}, { content: true })
  try {
    return { pages: multiply(site.root, 10), cpu: build(site.root) }
  } finally {
    site.remove()
  }
}

function main(): void {
  announce(`构建的 CPU 秒，${RUNS} 轮`)
  const site = copySite({}, { content: true })
  const aside = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  const cold: number[] = []
  const edited: number[] = []
  try {
    for (let run = 0; run < RUNS; run++) {
      forget(site.root, aside)
      cold.push(build(site.root))
      appendFileSync(join(site.root, EDITED), `\n又一段，第 ${run} 次。\n`)
      edited.push(build(site.root))
    }
    const middle = quantile(cold, 0.5)
    judge(`冷构建 ${pageCount(site.root)} 页`, middle, AIMS.cold, true)
    judge('改一页', quantile(edited, 0.5), AIMS.edited, true)
    console.log(`没有改动　${build(site.root).toFixed(2)}`)
    const large = tenfold()
    judge(`冷构建 ${large.pages} 页，CPU 之比`, large.cpu / middle, AIMS.tenfold, true)
  } finally {
    site.remove()
    rmSync(aside, { recursive: true, force: true })
  }
}

main()
