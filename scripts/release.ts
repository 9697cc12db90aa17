import { execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFault } from '../src/gatsby/faults'
import { currentRelease, ReleaseError, releasesIn } from './release/layout'
import { clearParts, publish, rollBack } from './release/publish'

const USAGE = `用法：
  npm run release -- <目录> --reload "nginx -p <目录> -c nginx.conf -s reload"   发布 public/
  npm run release -- <目录> --rollback [--to <版本>] --reload "…"              退回上一个或指定的版本
  npm run release -- <目录> --list                                             列出版本
第一次发布、或响应头不由 nginx 发送时，用 --no-reload 代替 --reload。`

/** A reloaded nginx answers with the old configuration until its new workers have started. */
const SETTLE_MS = 1_000

/** `npm run release`: publishes `public/`, goes back, or lists (docs/deployment.md). */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reload: { type: 'string' },
      'no-reload': { type: 'boolean' },
      rollback: { type: 'boolean' },
      to: { type: 'string' },
      list: { type: 'boolean' },
      'keep-days': { type: 'string', default: '30' },
    },
  })
  const [folder] = positionals
  if (!folder) throw new ReleaseError(USAGE)
  const base = resolve(folder)
  if (values.list) {
    const current = currentRelease(base)
    for (const id of releasesIn(base)) console.log(`${id === current ? '*' : ' '} ${id}`)
    return
  }
  const { reload: command } = values
  if (!command && !values['no-reload'])
    throw new ReleaseError(`切换之前要让 nginx 读到新的内容安全策略，否则新页面会没有样式。\n${USAGE}`)
  const reload =
    command === undefined
      ? undefined
      : async (): Promise<void> => {
          execSync(command, { stdio: 'inherit' })
          await new Promise((wake) => setTimeout(wake, SETTLE_MS))
        }
  clearParts(base)
  const id = values.rollback
    ? await rollBack(base, values.to, reload)
    : await publish(resolve(process.env.PUBLIC_DIR ?? 'public'), base, {
        reload,
        keepDays: Number(values['keep-days']),
      })
  console.log(`正在服务：${id}（${base}/current）`)
}

main().catch((error: unknown) => {
  const known = error instanceof ReleaseError ? error.message : describeFault(error, process.cwd())
  if (!known) throw error
  console.error(`${known}${error instanceof ReleaseError ? '' : '\n正在服务的版本没有变动'}`)
  process.exitCode = 1
})
