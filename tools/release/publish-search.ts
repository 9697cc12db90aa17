import { withoutOptions } from '../check/command'
import { missingForPublish, publishConfig } from '../../src/search/algolia/publish-config'
import { prepareRecords } from '../../src/search/algolia/prepare-records'
import { publish } from '../../src/search/algolia/publish'
import { readSearchPages } from '../../src/publish/search-pages'
import type { SearchPage } from '../../src/site/types'

/**
 * `npm run index`: publishes the search records of the last build to the hosted search service. With `-- --dry-run` it
 * prints what would change and writes nothing.
 */
function pagesOfLastBuild(): SearchPage[] {
  try {
    return readSearchPages(process.cwd())
  } catch {
    throw new Error('还没有构建过：先运行 npm run build')
  }
}

/** Without access to the service only the records themselves can be looked at. */
function checkRecords(pages: SearchPage[]): void {
  const { records, problems } = prepareRecords(pages)
  problems.forEach((problem) => console.error(problem))
  console.log(`${pages.length} 页，${records.length} 条记录，${problems.length} 处问题`)
  console.log(`没有设置 ${missingForPublish(process.env).join('、')}，没有与线上的索引比对`)
  process.exitCode = problems.length ? 1 : 0
}

async function main(): Promise<void> {
  withoutOptions(process.argv.slice(2), ['--dry-run'])
  const dryRun = process.argv.includes('--dry-run')
  const pages = pagesOfLastBuild()
  const config = publishConfig(process.env)
  if (config) return publish(pages, config, { dryRun, log: (line) => console.log(line) })
  if (dryRun) return checkRecords(pages)
  throw new Error(`没有设置 ${missingForPublish(process.env).join('、')}，无法发布`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
