import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describeFault } from '../../src/gatsby/faults'
import { currentRelease, ReleaseError } from './layout'
import { readOptions, type Wanted } from './options'
import { publish } from './publish'
import { reloadBy } from './reload'
import { describeReleases, rollBack } from './roll-back'
import { readState } from './state'

async function run({ base, action, to, reload: command, health, settle, host, keepDays }: Wanted): Promise<void> {
  if (action === 'list') {
    console.log((existsSync(base) && describeReleases(readState(base))) || '这里还没有发布过')
    return
  }
  if (process.platform === 'win32')
    throw new ReleaseError('发布要用符号链接，Windows 上不一定有。在 WSL 里运行同样的命令；构建产物可以共用')
  const reload = reloadBy(command, health, settle)
  const id =
    action === 'rollback'
      ? await rollBack(base, to, reload, host)
      : await publish(resolve(process.env.PUBLIC_DIR ?? 'public'), base, { reload, host, keepDays })
  console.log(`正在服务：${id}（${base}/current）`)
}

/** @returns what an error means, for the operator; `undefined` for a mistake of this tool. */
function explain(error: unknown, base: string | undefined): string | undefined {
  if (error instanceof ReleaseError) return error.message
  const fault = describeFault(error, process.cwd(), base && join(base, 'releases'))
  return fault?.replace(/重新构建|再构建一次/, '再运行一次同样的命令')
}

/** `npm run release`: publishes `public/`, goes back, or lists (docs/deployment.md). */
async function main(): Promise<void> {
  let base: string | undefined
  let before: string | undefined
  try {
    const wanted = readOptions(process.argv.slice(2))
    base = wanted.base
    before = currentRelease(base)
    await run(wanted)
  } catch (error) {
    const message = explain(error, base)
    if (!message) throw error
    const now = base && currentRelease(base)
    console.error(message)
    if (now && now !== before) console.error(`版本 ${now} 已经在服务；没有做完的收尾，下次发布时补上`)
    else if (now) console.error(`正在服务的版本没有变动（${now}）`)
    process.exitCode = 1
  }
}

void main()
