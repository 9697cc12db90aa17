import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearest } from '../../src/site/nearest'

const HAN = /\p{Script=Han}/u

/**
 * Runs a command to its end. What it refuses with words for whoever called it is told without a trace; a fault of the code
 * itself keeps its trace.
 */
export function runCommand(main: () => void | Promise<void>): void {
  const refuse = (error: unknown): void => {
    if (!(error instanceof Error) || !HAN.test(error.message)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
  try {
    void main()?.catch(refuse)
  } catch (error) {
    refuse(error)
  }
}

/**
 * npm keeps options for itself that stand before a `--`, and tells the script of them in its environment
 * (https://docs.npmjs.com/cli/commands/npm-run-script).
 * @param known options that the command has, `--fix`.
 * @returns what to say when npm has kept one of them
 */
export function swallowed(known: readonly string[]): string | undefined {
  // `--no-x` is kept as an empty `x`
  const kept = known.find((option) => {
    const [, not, name = ''] = /^--(no-)?(.+)$/.exec(option) ?? []
    const value = process.env[`npm_config_${name.replaceAll('-', '_')}`]
    return value !== undefined && (value === '') === Boolean(not)
  })
  const name = process.env.npm_lifecycle_event ?? '命令'
  return kept && `${kept} 被 npm 拿走了，没有传到命令。前面加 --：npm run ${name} -- … ${kept}`
}

/**
 * @param known options that the command has, `--fix`.
 * @returns the arguments that are no options.
 * @throws Error with a Chinese message for an option that the command does not have
 */
export function withoutOptions(args: readonly string[], known: readonly string[] = []): string[] {
  const kept = swallowed(known)
  if (kept) throw new Error(kept)
  const odd = args.find((arg) => /^[-—–]/.test(arg) && !known.includes(arg))
  if (odd === undefined) return args.filter((arg) => !known.includes(arg))
  const guess = nearest(odd.replace(/^[-—–]+/, '--'), known)
  const rest = known.length ? `可用的有：${known.join('、')}` : '这个命令没有选项'
  throw new Error(`没有选项 ${odd}。${guess ? `是不是 ${guess}？` : ''}${rest}`)
}

/** @returns the words and options of a command. @throws Error with its usage for an option that it does not have. */
export function commandArguments<O extends NonNullable<ParseArgsConfig['options']>>(options: O, usage: string) {
  const kept = swallowed(Object.keys(options).map((name) => `--${name}`))
  if (kept) throw new Error(`${kept}\n\n${usage}`)
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    const [, option = ''] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    throw new Error(`看不懂选项 ${option}。\n\n${usage}`, { cause: error })
  }
}
