import { expect, test } from '@jest/globals'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFiles } from '../../src/gatsby/model'
import { loadSite } from '../../src/gatsby/site'
import type { Problem } from '../../src/site/types'
import { tempFolder } from './temp-folder'

/** The page that mistakes are made in. */
export const PAGE = 'content/docs/five/page.mdx'
export const SIDEBAR = 'content/docs/five/sidebar.yaml'

/** A page of the tests' sites. */
export const page = (body: string, front = ''): string =>
  `---\ntitle: 页 ${front.length}${body.length}\ndescription: 第 ${front.length}${body.length} 页的一句话。\n${front}---\n\n${body}\n`

/** Files of a site by path: text, bytes, or `{ link }` for a symbolic link. */
export type Files = Record<string, string | Buffer | { link: string }>

/**
 * Something that an author did: the body of {@link PAGE}, or files; where the site must say so (`:6` is a line of that
 * page); and words of what it says and of the remedy.
 */
export type Mistake = [name: string, made: string | Files, place: string, ...words: string[]]

const SOUND: Files = {
  'content/docs/five/intro.mdx': page('导语。\n\n## 安装 [#install]\n\n正文。'),
  [SIDEBAR]: '- intro\n- page\n',
}

function lay(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, file)
    else writeFileSync(file, content)
  }
}

/** @returns what is wrong with a site that has the files. */
export async function problemsOf(made: string | Files, preview = false): Promise<Problem[]> {
  const root = tempFolder('mistake')
  const own: Files = typeof made === 'string' ? { [PAGE]: page(made) } : { [PAGE]: page('正文。'), ...made }
  lay(root, { ...SOUND, ...own })
  const { problems } = await loadSite(root, contentFiles(root), { preview })
  rmSync(root, { recursive: true })
  return problems
}

/** @returns the same, one entry for each problem: `file:line`, what is wrong, what to do. */
export async function toldOf(made: string | Files, preview = false): Promise<string[]> {
  const problems = await problemsOf(made, preview)
  return problems.map(
    ({ file, line, message, remedy }) => `${file}${line ? `:${line}` : ''} ${message} → ${remedy ?? ''}`,
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
