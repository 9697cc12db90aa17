import { commandArguments, runCommand } from '../check/command'
import { newPage, PAGE_KINDS } from './new-page'

const USAGE = `用法：npm run new -- <标识> "<标题>" [选项]

  npm run new -- five/handbook/react/measuring "测量距离 · React"
  npm run new -- dnalogel/FooPlugin "示例插件 FooPlugin" --kind plugin

标识就是路径，也是网址，例如 five/quick-start。
  --kind <种类>    ${PAGE_KINDS.join(' | ')}；不写时按标识猜
  --group <分组>   放进目录里的这个分组
  --no-sidebar     公开，但不在目录里
  --unlisted       只有知道地址的人能打开`

const OPTIONS = {
  kind: { type: 'string' },
  group: { type: 'string' },
  'no-sidebar': { type: 'boolean' },
  unlisted: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** `npm run new`: a new page from a template, entered into the sidebar. Exit code 1 when the request will not do. */
async function main(): Promise<void> {
  const { values, positionals } = commandArguments(OPTIONS, USAGE)
  const [id, title, ...rest] = positionals
  if (values.help) return console.log(USAGE)
  if (!id) throw new Error(`还没有写标识。\n\n${USAGE}`)
  if (!title) throw new Error(`还没有写标题。\n\n${USAGE}`)
  if (rest.length) throw new Error(`标题有空格时用引号括起来："${[title, ...rest].join(' ')}"`)
  const hidden = values.unlisted ? 'unlisted' : values['no-sidebar'] ? 'sidebar' : undefined
  const { kind, group } = values
  const done = await newPage(process.cwd(), {
    id,
    title,
    ...(kind !== undefined && { kind }),
    ...(group !== undefined && { group }),
    ...(hidden && { hidden }),
  })
  console.log(done.join('\n'))
}

runCommand(main)
