/** `npm run check:prose [-- --fix] [pages…]`: Chinese typography, terms and ids of headings of the pages. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike } from '../../src/gatsby/files-in'
import type { Problem } from '../../src/site/types'
import { runCommand, withoutOptions } from './command'
import { pagesFromArguments } from './page-files'
import { readPages } from '../../src/demos/page-tree'
import { checkProse } from './prose-page'
import { characters } from './prose-text'
import { configureTypography } from './prose-typography'
import { checkWords } from './prose-words'
import { report } from './report'
import { TEXTS_FOLDER } from '../reference/texts'

/** Terms in the sentences of the reference. */
function sentenceProblems(root: string): Problem[] {
  return filesLike(root, TEXTS_FOLDER, /\.yaml$/).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length
    const found = checkWords(file, [characters(source, 0, source.length, 0)], lineOf)
    // Latin words stand in the YAML itself, and in addresses
    return found.filter(({ message }) => !/“[a-z]/.test(message))
  })
}

async function main(): Promise<void> {
  const startedAt = Date.now()
  const root = process.cwd()
  const fix = process.argv.includes('--fix')
  const files = pagesFromArguments(root, withoutOptions(process.argv.slice(2), ['--fix']))
  const skipped = await configureTypography(readFileSync(path.join(root, '.autocorrectrc'), 'utf8'))
  if (skipped) console.warn(skipped)

  const { pages, problems } = readPages(root, files)
  let mended = 0
  for (const page of pages) {
    const { problems: found, fixed } = checkProse(page)
    const changed = fix && fixed !== page.source
    if (changed) {
      writeFileSync(path.join(root, page.file), fixed)
      mended++
    }
    problems.push(...found.filter(({ rule }) => !(changed && rule === 'prose-typography')))
  }
  // The sentences of the reference by name stand in YAML
  if (files.length > 1) problems.push(...sentenceProblems(root))
  report('行文检查', `${files.length} 页${mended ? `，改好 ${mended} 页的排版` : ''}`, problems, startedAt)
}

runCommand(main)
