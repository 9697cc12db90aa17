import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageName } from '../../src/site/projects'
import { errorAt } from '../../src/site/problem'
import { NAMES_FILE, type CodeNames } from '../../src/gatsby/code-names'
import { HOME_FILE } from '../../src/gatsby/doc'
import type { Problem } from '../../src/site/types'
import type { LineNames } from './sample-names'

/** Names by page and line; the home page shows its code without links. A line that means different things in two places of a page has none. */
export function codeNames(found: LineNames[]): CodeNames {
  const pages: CodeNames = {}
  const unsure = new Set<string>()
  for (const { page, line, names } of found) {
    if (page === HOME_FILE) continue
    const lines = (pages[pageName(page)] ??= {})
    const before = lines[line]
    if (before && JSON.stringify(before) !== JSON.stringify(names)) unsure.add(`${pageName(page)}\n${line}`)
    lines[line] = names
  }
  for (const key of unsure) {
    const [page = '', line = ''] = key.split('\n')
    delete pages[page]?.[line]
  }
  return pages
}

/** Pages and lines in alphabetical order, a line of code to a line. */
export function namesText(pages: CodeNames): string {
  const ordered = <T>(record: Record<string, T>): [string, T][] =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  const page = ([id, lines]: [string, CodeNames[string]]): string => {
    const rows = ordered(lines).map(([line, names]) => `    ${JSON.stringify(line)}: ${JSON.stringify(names)}`)
    return `  ${JSON.stringify(id)}: {\n${rows.join(',\n')}\n  }`
  }
  const filled = ordered(pages).filter(([, lines]) => Object.keys(lines).length)
  return `{\n${filled.map(page).join(',\n')}\n}\n`
}

function stored(root: string): CodeNames {
  const file = path.join(root, NAMES_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CodeNames) : {}
}

/** Writes the names of the given pages; those of other pages stay. @param all whether they are all pages there are. */
export function writeNames(root: string, pages: string[], found: LineNames[], all: boolean): void {
  const kept = all ? {} : stored(root)
  for (const page of pages) delete kept[pageName(page)]
  writeFileSync(path.join(root, NAMES_FILE), namesText({ ...kept, ...codeNames(found) }))
}

/** @returns the line of a page, from 1, where some code stands; the first where it stands in a file of its own. */
function lineOfCode(root: string, page: string, code: string): number {
  const file = path.join(root, page)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const at = lines.findIndex((line) => line.includes(code.trim()))
  return Math.max(0, at) + 1
}

/** @returns a problem for each page whose names in the file are not those that its code has now, at the first such line. */
export function checkNames(root: string, pages: string[], found: LineNames[]): Problem[] {
  const before = stored(root)
  const now = codeNames(found)
  return pages.flatMap((page): Problem[] => {
    const [old = {}, own = {}] = [before, now].map((names) => names[pageName(page)])
    const isOther = (code: string): boolean => JSON.stringify(own[code]) !== JSON.stringify(old[code])
    const code = Object.keys(own).find(isOther) ?? Object.keys(old).find(isOther)
    if (code === undefined) return []
    const message = code in own ? `代码里的名称与 ${NAMES_FILE} 记的不同` : `${NAMES_FILE} 记着代码里没有的一行`
    const remedy = '改错了就改回；改得对，就运行 npm run check:samples -- --write，把改动一起提交'
    const place = { file: page, line: lineOfCode(root, page, code) }
    return [errorAt(place, 'sample-names', `${message}：${code.trim()}`, remedy)]
  })
}
