import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { formatProblems } from '../../src/gatsby/diagnostics/report'
import { checkApiTables } from '../check/api-check'
import { checkSamples } from '../check/sample-check'
import { npm } from '../npm'
import { compareVersions } from '../check/versions'
import { pitfallsOfOthers, raisePages, type Raised } from './pages'
import { raisePlaces } from './raise'

const USAGE = `用法：npm run sdk -- <包> <版本>

  npm run sdk -- @realsee/five 6.6.0

安装这个版本，对照它检查参数表与示例的类型；都通过的页，前置信息里的 sdk 改成它，其余的列出来。`

const root = process.cwd()

function refuse(message: string): never {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(1)
}

/** @returns the version that `package.json` names: its one home. */
function wantedVersion(name: string): string {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const version = devDependencies[name] ?? dependencies[name]
  const known = Object.keys(devDependencies).filter((key) => key.startsWith('@realsee/'))
  return version ?? refuse(`package.json 里没有 ${name}。有的是：${known.join('、')}`)
}

function must({ status, error }: SpawnSyncReturns<unknown>, what: string): void {
  if (status !== 0) refuse(`${what} 没有成功${error ? `：${error.message}` : ''}。页面没有改动`)
}

function install(name: string, version: string, from: string): void {
  const add = ['install', '--save-exact', '--save-dev', '--ignore-scripts', `${name}@${version}`]
  if (version !== from) must(npm(add, { stdio: 'inherit' }), `npm ${add.join(' ')}`)
  // Also when it is there already: the run that installed it may have ended before this
  const complete = 'tools/supply-chain/complete-lock.mjs'
  must(spawnSync(process.execPath, [complete], { stdio: 'inherit' }), complete)
}

function tell(name: string, version: string, places: string[], { raised, behind, problems, mentions }: Raised): void {
  if (problems.length) console.log(formatProblems(problems))
  const seen = [
    ...mentions.map(({ file, line, text }) => `${file}:${line}  ${text.slice(0, 80)}`),
    ...pitfallsOfOthers(root, name, version),
  ]
  if (seen.length) console.log(`\n这些话说的是旧版里看到的，再看一遍：\n  ${seen.join('\n  ')}`)
  console.log(
    `\n${raised.length} 页改为 ${version}，${behind.length} 页留在旧版${behind.length ? '，上面是原因' : ''}。`,
  )
  if (places.length) console.log(`一同改了：${places.join('、')}`)
  if (behind.length)
    console.log('改好一页，再运行一次同样的命令；没有改好的页算旧，不算错（npm run check:samples 列出）。')
  console.log('接着运行 npm run test:sdk：改过的页，程序在浏览器里跑得通才提交。')
}

/** `npm run sdk`: a new version of an SDK, on every page that holds with it. Exit code 1 when a page stays behind, 2
 * when it could not be found out. */
async function main(): Promise<void> {
  const [name = '', version = '', ...rest] = process.argv.slice(2)
  if (!name || rest.length) refuse('看不懂这些参数')
  const from = wantedVersion(name)
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) refuse(`版本要写全，例如 6.6.0，不是“${version}”`)
  if (compareVersions(version, from) < 0) refuse(`装着的 ${name} 是 ${from}，比 ${version} 新：页面不能退回去`)
  install(name, version, from)
  const places = raisePlaces(root, { name, to: version })
  const raised = await raisePages(root, name, [
    (pages) => Promise.resolve(checkSamples(root, pages, true).problems),
    (pages) => Promise.resolve(checkApiTables(root, pages).problems),
  ])
  tell(name, version, places, raised)
  process.exitCode = raised.behind.length ? 1 : 0
}

main().catch((error: Error) => {
  console.error(`${error.message}\n检查没有做完，页面没有改动。排除原因，再运行一次同样的命令`)
  process.exitCode = 2
})
