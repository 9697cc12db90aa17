/** `npm run check:prose [-- --fix] [pages…]`: Chinese typography, words and headings of the pages. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../src/site/types'
import { runCommand, withoutOptions } from './command'
import { pagesFromArguments } from './page-files'
import { readPage } from '../../src/demos/page-tree'
import { checkProse } from './prose-page'
import { configureTypography } from './prose-typography'
import { report } from './report'

async function main(): Promise<void> {
  const startedAt = Date.now()
  const root = process.cwd()
  const fix = process.argv.includes('--fix')
  const pages = pagesFromArguments(root, withoutOptions(process.argv.slice(2), ['--fix']))
  const skipped = await configureTypography(readFileSync(path.join(root, '.autocorrectrc'), 'utf8'))
  if (skipped) console.warn(skipped)

  const problems: Problem[] = []
  let mended = 0
  for (const file of pages) {
    const read = readPage(root, file)
    if ('problems' in read) {
      problems.push(...read.problems)
      continue
    }
    const { problems: found, fixed } = checkProse(read.page)
    const changed = fix && fixed !== read.page.source
    if (changed) {
      writeFileSync(path.join(root, file), fixed)
      mended++
    }
    problems.push(...found.filter(({ rule }) => !(changed && rule === 'prose-typography')))
  }
  report('行文检查', `${pages.length} 页${mended ? `，改好 ${mended} 页的排版` : ''}`, problems, startedAt)
}

runCommand(main)
