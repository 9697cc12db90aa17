import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import type { Problem } from '../../src/site/types'
import { readPages, textCodes } from './page-tree'

/** Shorter names are like each other by chance. */
const SHORT = 7
const NAME = /[A-Za-z_$][\w$]*/g
const FILES = /\.(?:mdx|ya?ml|d\.ts|tsx?|jsx?|vue|html|json)$/
/** What is made from the packages: the names that there are. */
const REFERENCE = ['five', 'dnalogel', 'vreo', 'live', 'jsbridge-x']

/** @returns names of the packages: of their entries and of the members of these. */
function packageNames(root: string): Set<string> {
  const names = new Set<string>()
  for (const file of REFERENCE) {
    const { symbols } = JSON.parse(readFileSync(path.join(root, 'content/reference', `${file}.json`), 'utf8')) as {
      symbols: { name: string; members?: { name: string }[] }[]
    }
    for (const { name, members = [] } of symbols)
      for (const one of [name, ...members.map((member) => member.name)]) names.add(one.split('.').at(-1)!)
  }
  return names
}

/** @returns how often each name is written anywhere in the content. */
function writtenNames(root: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }))
    if (FILES.test(file))
      for (const [name] of readFileSync(path.join(root, 'content', file), 'utf8').matchAll(NAME))
        counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Names in the text of pages (`code`) that no package has and that are written nowhere else, when a name of the same
 * page differs by a letter or two: the tables and the samples are checked by the compiler, the text is not.
 */
export function checkTextNames(root: string, files: readonly string[]): Problem[] {
  const known = packageNames(root)
  const written = writtenNames(root)
  return readPages(root, files).flatMap(({ file, tree, body }) => {
    const problems: Problem[] = []
    const here = new Set(
      [...body.matchAll(NAME)].flatMap(([name]) => (name.length >= SHORT && known.has(name) ? [name] : [])),
    )
    const candidates = [...here]
    for (const node of textCodes(tree)) {
      const name = /^(?:[\w$]+\.)*([A-Za-z_$][\w$]*)(?:\(.*\))?$/.exec(node.value)?.[1] ?? ''
      if (name.length < SHORT || known.has(name) || written.get(name) !== 1) continue
      if (!candidates.length) continue
      const best = closest(name, candidates)
      if (distance(name, best) > (name.length > 11 ? 2 : 1)) continue
      problems.push({
        severity: 'error',
        rule: 'text-name',
        file,
        line: node.position?.start.line ?? 1,
        message: `没有 ${name} 这个名称`,
        remedy: `是不是 ${best}？确实叫 ${name}，就在示例或表里也写出来`,
      })
    }
    return problems
  })
}
