import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { swallowed } from '../check/command'
import { nearest } from '../../src/site/nearest'
import { HOST_NAMES, type HostName } from './hosts'
import { ReleaseError } from './layout'
import { SETTLE_SECONDS } from './reload'

const USAGE = `用法：
  npm run release -- <目录> --reload "nginx -p <目录> -c nginx.conf -s reload"   发布 public/
  npm run release -- <目录> --rollback [--to <版本>] --reload "…"              退回上一个或指定的版本
  npm run release -- <目录> --list                                             列出版本
第一次发布用 --no-reload 代替 --reload。
--host <主机>：${HOST_NAMES.join('、')}，默认 nginx。其余的不需要 --reload，上传 <目录>/current/ 里的全部文件。
--health <网址>：重新读取之后，等这个探活地址说出新配置再切换，例如 http://127.0.0.1:8080/developer/healthz。
--settle <秒>：重新读取之后，再等多久才切换，默认 ${SETTLE_SECONDS}：比 nginx.conf 的 client_header_timeout 长一秒。
--keep-days <天数>：以往版本的散列文件保留多久，默认 30。`

/** What the operator asks for. */
export interface Wanted {
  base: string
  action: 'publish' | 'rollback' | 'list'
  to: string | undefined
  /** Command of `--reload`; `undefined` with `--no-reload`. */
  reload: string | undefined
  /** Health address that tells what the server has read. */
  health: string | undefined
  /** Seconds after a reload until no worker with the old configuration answers any more. */
  settle: number
  host: HostName
  keepDays: number
}

const OPTIONS = {
  reload: { type: 'string' },
  'no-reload': { type: 'boolean' },
  rollback: { type: 'boolean' },
  to: { type: 'string' },
  list: { type: 'boolean' },
  health: { type: 'string' },
  settle: { type: 'string', default: String(SETTLE_SECONDS) },
  host: { type: 'string', default: 'nginx' },
  'keep-days': { type: 'string', default: '30' },
} as const

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const option = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? ''
    throw new ReleaseError(`看不懂选项 ${option}。\n${USAGE}`)
  }
}

/** @throws ReleaseError with the usage for what is not understood. */
export function readOptions(args: string[]): Wanted {
  const { values, positionals } = parse(args)
  const refuse = (why: string): never => {
    throw new ReleaseError(`${why}\n${USAGE}`)
  }
  const kept = swallowed(Object.keys(OPTIONS).map((name) => `--${name}`))
  if (kept) refuse(kept)
  const [folder] = positionals
  if (!folder || positionals.length > 1) refuse('写出一个发布目录。')
  // A variable that is not set leaves an empty word: never what was meant
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && !value.trim()) refuse(`--${name} 后面是空的。`)
  if (values.reload !== undefined && values['no-reload']) refuse('--reload 与 --no-reload 只写一个。')
  const keepDays = Number(values['keep-days'])
  if (!(keepDays >= 0)) refuse(`--keep-days 应是天数，不是“${values['keep-days']}”。`)
  const settle = Number(values.settle)
  if (!(settle >= 0)) refuse(`--settle 应是秒数，不是“${values.settle}”。`)
  if (values.health !== undefined && !URL.canParse(values.health)) refuse('--health 应是一个完整的网址。')
  if (values.to !== undefined && !values.rollback) refuse('--to 与 --rollback 一起用。')
  const host = HOST_NAMES.find((name) => name === values.host)
  if (!host) {
    const guess = nearest(values.host, HOST_NAMES)
    refuse(`--host 不认识“${values.host}”。${guess ? `是不是 ${guess}？` : ''}`)
  }
  if (host === 'nginx' && !values.list && values.reload === undefined && !values['no-reload'])
    refuse('切换之前要让 nginx 读到新的内容安全策略，否则新页面会没有样式：写出 --reload，或 --no-reload。')
  return {
    base: resolve(folder!),
    action: values.list ? 'list' : values.rollback ? 'rollback' : 'publish',
    to: values.to,
    reload: values['no-reload'] ? undefined : values.reload,
    health: values.health,
    settle,
    host: host!,
    keepDays,
  }
}
