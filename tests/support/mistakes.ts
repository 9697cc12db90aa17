import { expect, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../src/gatsby/model'
import { loadSite } from '../../src/gatsby/site-state'
import type { Problem } from '../../src/site/types'
import { fixtureFiles } from './fixture'
import { tempFolder } from './temp-folder'
import { writeFiles } from './write-files'

/** The page that mistakes are made in, which no other page leads to. */
export const PAGE = 'content/docs/five/page.mdx'
export const SIDEBAR = 'content/docs/five/sidebar.yaml'

/** A page of the tests' sites. */
export const page = (body: string, front = ''): string =>
  `---\ntitle: 页 ${front.length}${body.length}\ndescription: 第 ${front.length}${body.length} 页的一句话。\n${front}---\n\n${body}\n`

/** Files of a site by path: text, bytes, or `undefined` for one that is not there. */
export type Files = Record<string, string | Buffer | undefined>

/**
 * Something that an author did to the site in `tests/fixture`: the body of {@link PAGE}, or files; where the site must
 * say so (`:6` is a line of that page); and words of what it says and of the remedy.
 */
export type Mistake = [name: string, made: string | Files, place: string, ...words: string[]]

const SOUND = fixtureFiles()
let folder: string | undefined

/** Lays the files of a site out where those of the one before were: what has not changed is not compiled again. */
function lay(files: Files): string {
  const root = (folder ??= tempFolder('mistake'))
  for (const name of ['content', 'src', 'static']) rmSync(join(root, name), { recursive: true, force: true })
  const there = Object.entries(files).filter(([, content]) => content !== undefined)
  writeFiles(root, Object.fromEntries(there) as Record<string, string | Buffer>)
  return root
}

/** @returns what is wrong with a site that has the files. */
export async function problemsOf(made: string | Files, preview = false): Promise<Problem[]> {
  const root = lay({ ...SOUND, ...(typeof made === 'string' ? { [PAGE]: page(made) } : made) })
  const { problems } = await loadSite(root, contentFiles(root), { preview })
  return problems
}

/** @returns the same, one entry for each problem: `file:line`, whether it stops a build, what is wrong, what to do. */
export async function toldOf(made: string | Files, preview = false): Promise<string[]> {
  const problems = await problemsOf(made, preview)
  return problems.map(
    ({ file, line, severity, message, remedy }) =>
      `${file}${line ? `:${line}` : ''} ${severity === 'error' ? '错误' : '提醒'} ${message} → ${remedy ?? ''}`,
  )
}

/** One test for each mistake. */
export function testMistakes(mistakes: Mistake[]): void {
  test.each(mistakes)('%s', async (_name, made, place, ...words) => {
    const told = await toldOf(made)
    const at = place.startsWith(':') ? PAGE + place : place
    const there = told.filter((line) => line.startsWith(`${at} `))
    expect({ at, told: there.length ? there : told }).toEqual({ at, told: there })
    for (const word of words) expect(there.join('\n')).toContain(word)
    expect(there.every((line) => /→ ./.test(line))).toBe(true)
  })
}
