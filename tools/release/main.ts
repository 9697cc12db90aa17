import { resolve } from 'node:path'
import { nearest } from '../../src/site/nearest'
import { commandArguments, runCommand } from '../check/command'
import { HOST_NAMES } from './hosts'
import { currentRelease, describeReleases } from './layout'
import { publish, rollBack } from './releases'

const USAGE = `用法：
  npm run release -- <目录>                            发布 public/
  npm run release -- <目录> --rollback [--to <版本>]   退回上一个或指定的版本
  npm run release -- <目录> --list                     列出版本
--host <主机>：${HOST_NAMES.join('、')}，默认 nginx。其余的，上传 <目录>/current/ 里的全部文件。
--keep-days <天数>：以往版本的散列文件保留多久，默认 30。`

const OPTIONS = {
  rollback: { type: 'boolean' },
  to: { type: 'string' },
  list: { type: 'boolean' },
  host: { type: 'string', default: 'nginx' },
  'keep-days': { type: 'string', default: '30' },
} as const

const refuse = (why: string): never => {
  throw new Error(`${why}\n\n${USAGE}`)
}

/** What the operator asks for. @throws Error with the usage for what is not understood. */
function wanted() {
  const { values, positionals } = commandArguments(OPTIONS, USAGE)
  const [folder] = positionals
  if (!folder || positionals.length > 1) return refuse('写出一个发布目录。')
  // A variable that is not set leaves an empty word: never what was meant
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && !value.trim()) refuse(`--${name} 后面是空的。`)
  const keepDays = Number(values['keep-days'])
  if (!(keepDays >= 0)) refuse(`--keep-days 应是天数，不是“${values['keep-days']}”。`)
  if (values.to !== undefined && !values.rollback) refuse('--to 与 --rollback 一起用。')
  const guess = nearest(values.host, HOST_NAMES)
  const host = HOST_NAMES.find((name) => name === values.host)
  if (!host) return refuse(`--host 不认识“${values.host}”。${guess ? `是不是 ${guess}？` : ''}`)
  return { ...values, base: resolve(folder), keepDays, host }
}

/** `npm run release`: publishes `public/`, goes back, or lists (docs/deployment.md). */
function main(): void {
  const { base, keepDays, host, rollback, to, list } = wanted()
  if (list) return console.log(describeReleases(base) || '这里还没有发布过')
  const before = currentRelease(base)
  try {
    const publicDir = resolve(process.env.PUBLIC_DIR ?? 'public')
    const id = rollback ? rollBack(base, to) : publish(publicDir, base, { host, keepDays })
    console.log(`正在服务：${id}（${base}/current）`)
  } catch (error) {
    const now = currentRelease(base)
    if (now && now !== before) console.error(`版本 ${now} 已经在服务；没有做完的收尾，下次发布时补上`)
    else if (now) console.error(`正在服务的版本没有变动（${now}）`)
    throw error
  }
}

runCommand(main)
