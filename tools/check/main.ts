import { runSteps } from '../test/run-steps'
import { runCommand, withoutOptions } from './command'
import { changedFiles } from './changed-files'
import { pagesFromArguments } from './page-files'
import { planFor, planForAll, planForPages } from './plan'

/**
 * `npm run check`: what your change can have broken, content first. `-- --all`: everything. `-- <page>`: one page, by its
 * file, id or address.
 */
async function main(args: string[]): Promise<void> {
  const root = process.cwd()
  withoutOptions(args, ['--all'])
  if (args.includes('--all')) return runSteps(planForAll())
  if (args.length) return runSteps(planForPages(pagesFromArguments(root, args)))
  const changes = changedFiles(root)
  if (!changes) {
    console.log('这里没有 git 的记录，看不出改了什么：检查全部')
    return runSteps(planForAll())
  }
  const { changed, removed } = changes
  const count = changed.length + removed.length
  const steps = planFor(changed, removed)
  console.log(
    `${count ? `改了 ${count} 个文件` : '没有改动'}，检查：${steps.map(({ name }) => name).join(' ')}（全部：npm run check -- --all）`,
  )
  return runSteps(steps)
}

runCommand(() => main(process.argv.slice(2)))
