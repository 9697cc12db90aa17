import { contentFiles } from '../../src/gatsby/model'
import { formatProblems } from '../../src/gatsby/report'
import { loadSite } from '../../src/gatsby/site'
import { unfinishedAreas } from '../../src/gatsby/unfinished-areas'

/** `npm run check:content`: what a build checks about content, without building. Exit code 1 when there are errors. */
async function main(): Promise<void> {
  const root = process.cwd()
  const { problems: found, model } = await loadSite(root, contentFiles(root), { preview: false })
  const problems = [...found, ...unfinishedAreas(root, new Set(model.byId.keys()))]
  if (problems.length) console.log(formatProblems(problems))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(`${model.docs.length} 页，${errors} 个错误，${problems.length - errors} 个提醒`)
  process.exitCode = errors ? 1 : 0
}

void main()
