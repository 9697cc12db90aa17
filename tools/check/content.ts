import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDoc } from '../../src/gatsby/doc'
import { announcement } from '../../src/site/facts'
import { contentFiles } from '../../src/gatsby/model'
import { lostAddresses } from '../../src/gatsby/moved-pages'
import type { Doc } from '../../src/gatsby/types'
import { formatProblems } from '../../src/gatsby/report'
import { loadSite } from '../../src/gatsby/site'
import { readFeed } from '../../src/publish/feed'
import type { Problem } from '../../src/site/types'
import { unfinishedAreas } from '../../src/gatsby/unfinished-areas'
import { becameSame } from './became-same'
import { changedFiles } from './changed-files'
import { readChange } from './changed-lines'
import { runCommand, withoutOptions } from './command'
import { leftBehind } from './left-behind'
import { pagesFromArguments } from './page-files'
import { brokenData } from './project/data-files'
import { workflowFaults } from './project/workflows'
import { projectProblems } from './project/project'

/**
 * `npm run check:content [-- pages…]`: what a build checks about content, without building. Exit code 1 when there are
 * errors. With pages: what is wrong on them, and what is wrong elsewhere because of them.
 */
async function main(args: string[]): Promise<void> {
  const root = process.cwd()
  withoutOptions(args)
  const broken = brokenData(root)
  if (broken.length) {
    console.log(formatProblems(broken))
    console.log(`${broken.length} 个错误：数据读不了，其余的没有查`)
    process.exitCode = 1
    return
  }
  const pages = args.length ? pagesFromArguments(root, args) : undefined
  const concerns = ({ file, message }: Problem): boolean =>
    !pages || pages.some((page) => page === file || message.includes(page))
  const change = readChange(root)
  const site = await loadSite(root, contentFiles(root), { preview: false })
  const problems = [
    ...site.problems,
    ...unfinishedAreas(root, new Set(site.model.byId.keys())),
    ...sameAnnouncement(root),
    ...lostAddresses(removedPages(root), site.model.moved, site.model.docs),
    ...(change ? [...leftBehind(change), ...becameSame(change)] : []),
    ...(pages ? [] : [...projectProblems(site), ...(await workflowFaults(root)), ...(await readFeed(root)).problems]),
  ].filter(concerns)
  if (problems.length) console.log(formatProblems(problems))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(`${pages?.length ?? site.model.docs.length} 页，${errors} 个错误，${problems.length - errors} 个提醒`)
  process.exitCode = errors ? 1 : 0
}

/** An announcement with other words and the id of the one before: whoever closed that one never sees it. */
function sameAnnouncement(root: string): Problem[] {
  const file = 'src/site/facts.ts'
  const { changed = [], before } = changedFiles(root) ?? {}
  if (!before || !announcement || !changed.includes(file)) return []
  const [, id, text] = /announcement[^=]*= \{\s*id: '([^']*)',\s*text: '([^']*)'/.exec(before(file)) ?? []
  if (id !== announcement.id || text?.replace('\\u00a0', '\u00a0') === announcement.text) return []
  const line =
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes(`id: '${id}'`)) + 1
  return [
    {
      severity: 'error',
      rule: 'announcement',
      file,
      line,
      message: '公告换了文字，id 没有换',
      remedy: '换一个 id：关掉过上一条公告的读者，才会看到这一条',
    },
  ]
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
