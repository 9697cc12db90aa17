import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDoc } from '../../src/gatsby/doc'
import { contentFiles } from '../../src/gatsby/model'
import type { Doc } from '../../src/gatsby/types'
import { loadSite } from '../../src/gatsby/site-state'
import type { Problem } from '../../src/site/types'
import { changedFiles } from './changed-files'
import { runCommand, withoutOptions } from './command'
import { lostAddresses } from './lost-addresses'
import { pagesFromArguments } from './page-files'
import { report } from './report'

/**
 * `npm run check:content [-- pages…]`: what a build checks about content, without building. Exit code 1 when there are
 * errors. With pages: what is wrong on them, and what is wrong elsewhere because of them.
 */
async function main(args: string[]): Promise<void> {
  const startedAt = Date.now()
  const root = process.cwd()
  withoutOptions(args)
  const pages = args.length ? pagesFromArguments(root, args) : undefined
  const concerns = ({ file, message }: Problem): boolean =>
    !pages || pages.some((page) => page === file || message.includes(page))
  const site = await loadSite(root, contentFiles(root), { preview: false })
  const problems = [...site.problems, ...lostAddresses(removedPages(root), site.model.moved, site.model.docs)]
    .filter(concerns)
    // A build goes on (specification, section 5); before a change lands a dead anchor is mended
    .map((problem): Problem => (problem.rule === 'broken-anchor' ? { ...problem, severity: 'error' } : problem))
  report('内容检查', `${pages?.length ?? site.model.docs.length} 页`, problems, startedAt)
}

/** @returns the pages that this change takes away: what was public before it, and is gone or a draft now. */
function removedPages(root: string): Doc[] {
  const { removed = [], changed = [], before } = changedFiles(root) ?? {}
  const isPage = (file: string): boolean => file.endsWith('.mdx')
  const isPublic = ({ status, area }: Doc): boolean => status !== 'draft' && Boolean(area)
  const was = (file: string): Doc[] => {
    try {
      return [readDoc(file, before!(file)).doc ?? []].flat().filter(isPublic)
    } catch {
      return [] // A new page
    }
  }
  const drafts = changed
    .filter(isPage)
    .flatMap((file) => readDoc(file, readFileSync(join(root, file), 'utf8')).doc ?? [])
    .filter(({ status, file }) => status === 'draft' && was(file).length)
  return [...removed.filter(isPage).flatMap(was), ...drafts]
}

runCommand(() => main(process.argv.slice(2)))
