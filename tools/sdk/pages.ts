import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFiles } from '../../src/gatsby/model'
import { PITFALLS_SOURCE } from '../../src/outputs/agents/pitfalls'
import type { Problem } from '../../src/site/types'
import { stalePages } from '../check/sdk-versions'
import { mentionsOf, raisePage, type Mention } from './raise'
import { readPages } from '../../src/demos/page-tree'

/** Finds what is wrong with pages, by the newly installed version. */
export type Check = (pages: string[]) => Promise<Problem[]>

/** What became of the pages that named an older version of a package. */
export interface Raised {
  raised: string[]
  /** Pages that stay as they are, with what is wrong. */
  behind: string[]
  problems: Problem[]
  /** What raised pages say of the version before, for somebody to read again. */
  mentions: ({ file: string } & Mention)[]
}

/**
 * Raises `sdk` on each page that is checked with an older version of a package than the installed one and on which every
 * check holds. Others stay, and are stale.
 */
export async function raisePages(root: string, name: string, checks: Check[]): Promise<Raised> {
  const { pages } = readPages(root, contentFiles(root))
  const stale = stalePages(root, pages).filter((page) => page.name === name)
  const files = [...new Set(stale.map(({ file }) => file))]
  const problems: Problem[] = []
  if (files.length) for (const check of checks) problems.push(...(await check(files)))
  const errors = problems.filter(({ severity }) => severity === 'error')
  const broken = new Set(errors.map(({ file }) => file))
  const done: Raised = { raised: [], behind: files.filter((file) => broken.has(file)), problems: errors, mentions: [] }
  for (const { file, written, installed } of stale) {
    if (broken.has(file)) continue
    const source = readFileSync(join(root, file), 'utf8')
    const raised = raisePage(root, source, { name, from: written, to: installed })
    writeFileSync(join(root, file), raised)
    done.raised.push(file)
    done.mentions.push(...mentionsOf(raised, written).map((mention) => ({ file, ...mention })))
  }
  return done
}

/**
 * The pitfalls of a package that were seen in another version: only somebody who tries them again can raise them.
 * @param version the one that is installed.
 * @returns a line for each.
 */
export function pitfallsOfOthers(root: string, name: string, version: string): string[] {
  const path = join(root, PITFALLS_SOURCE)
  if (!existsSync(path)) return []
  const pitfalls = parse(readFileSync(path, 'utf8')) as { id: string; package: string; versions: unknown }[]
  const holds = (seen: string): boolean =>
    seen.split('、').some((one) => one === version || (one.endsWith('.x') && version.startsWith(one.slice(0, -1))))
  return pitfalls
    .filter((pitfall) => pitfall.package === name && !holds(String(pitfall.versions)))
    .map(({ id, versions }) => `${PITFALLS_SOURCE}  ${id}（${String(versions)}）`)
}
