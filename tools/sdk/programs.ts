import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readPageApps } from '../../src/demos/project/page-app'
import type { Problem } from '../../src/site/types'

/** What Playwright's JSON reporter tells, as far as it is read here. */
interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

/** Name of the page that a test is about: programs are called by it, the handbooks' tests by book and page. */
const pageNameOf = (titles: string[]): string => {
  const [last = '', book] = titles.slice().reverse()
  return last.includes('/') ? last : `five/handbook/${book}/${last.split(':')[0]}`
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Part of the title of a program's tests, in Playwright's own words. */
const titleOf = (name: string): string =>
  escaped(name.startsWith('five/handbook/') ? name.split('/').slice(2, 4).join(' ') : name)

/** What was seen instead, or the first line of the message; without the colours of a terminal. */
function reasonOf(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  const received = lines.flatMap((line) => /^\s*\+ {3}\s*(.+)/.exec(line)?.[1] ?? [])
  return (received.length ? received : lines.slice(0, 1)).join(' ').slice(0, 300)
}

function failures({ title, suites = [], specs = [] }: Suite, above: string[] = []): { page: string; why: string }[] {
  const titles = [...above, title]
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({
        page: pageNameOf([...titles, spec.title]),
        why: reasonOf(spec.tests[0]?.results[0]?.error?.message) || spec.title,
      })),
    ...suites.flatMap((suite) => failures(suite, titles)),
  ]
}

/**
 * Runs the pages' programs in a browser, with the installed SDKs.
 * @returns a problem for each that failed, at its page's `run` block.
 * @throws when the run itself did not come about: no browser, no server.
 */
export async function checkPrograms(root: string, pages: string[]): Promise<Problem[]> {
  const apps = readPageApps(root).filter(({ page }) => pages.includes(page))
  if (!apps.length) return []
  const report = join(tmpdir(), `programs-${process.pid}.json`)
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [
    cli,
    'test',
    '--config',
    'tests/sdk/playwright.config.ts',
    'programs',
    'handbook',
    '--reporter',
    'json',
    '-g',
  ]
  const titles = apps.map(({ name }) => titleOf(name)).join('|')
  const child = spawn(process.execPath, [...args, titles], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await new Promise((done) => child.once('close', done))
  if (!existsSync(report)) throw new Error('示例没有跑起来，原因在上面。没有浏览器时加 --no-programs')
  const told = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[]; errors: { message?: string }[] }
  rmSync(report)
  if (told.errors.length) throw new Error(`示例没有跑起来：${told.errors[0]?.message ?? ''}`)
  return told.suites
    .flatMap((suite) => failures(suite))
    .flatMap(({ page, why }): Problem[] => {
      const app = apps.find(({ name }) => name === page || name === `${page}/app`)
      if (!app) return []
      return [{ severity: 'error', rule: 'program', file: app.page, line: app.line, message: `示例跑不通：${why}` }]
    })
}
