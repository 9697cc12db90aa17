import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { Language, Parser, type Node } from 'web-tree-sitter'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Fence language → grammar of the package `tree-sitter-wasms`. */
const GRAMMARS: Record<string, string> = {
  java: 'java',
  kotlin: 'kotlin',
  swift: 'swift',
  'objective-c': 'objc',
  go: 'go',
  bash: 'bash',
  css: 'css',
  wxss: 'css',
}

/** What is right and the grammars do not know: blanked before parsing. */
const UNKNOWN: Record<string, RegExp> = {
  'objective-c': /^NS_ASSUME_NONNULL_(?:BEGIN|END)$/gm,
  kotlin: /\bfun(?= interface\b)/g,
}

/** Languages whose blocks are parsed with a tree-sitter grammar. */
export const GRAMMAR_LANGUAGES: readonly string[] = Object.keys(GRAMMARS)

const parsers = new Map<string, Promise<Parser>>()
/** Settles when the last grammar asked for is there: two that load at once trip over each other's symbols. */
let loaded: Promise<unknown> | undefined

async function start(): Promise<void> {
  // A grammar is one huge function: V8's optimizing compiler takes seconds for it, and a page's few lines need none.
  // On a command line the first flag brings the others; in a running process it does not, and V8 may run out of memory.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  await Parser.init()
}

async function load(grammar: string): Promise<Parser> {
  // Called `find`, not `require`, so that bundlers and tsx leave it alone.
  const find = createRequire(`${process.cwd()}/package.json`)
  const language = await Language.load(find.resolve(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`))
  return new Parser().setLanguage(language)
}

function parserOf(grammar: string): Promise<Parser> {
  const known = parsers.get(grammar)
  if (known) return known
  const parser = (loaded ?? start()).then(() => load(grammar))
  parsers.set(grammar, parser)
  loaded = parser
  return parser
}

/** Innermost places that the grammar could not read: an error around others says less than they do. */
function faults(node: Node): Node[] {
  if (node.isMissing) return [node]
  if (!node.hasError) return []
  const inner = node.children.flatMap((child) => (child ? faults(child) : []))
  return node.isError && inner.length === 0 ? [node] : inner
}

function describe(node: Node): string {
  if (node.isMissing) return `缺少 ${node.type}`
  const [first = ''] = node.text.trim().split('\n')
  return `读不懂“${first.length > 40 ? `${first.slice(0, 40)}…` : first}”`
}

/** Signs that come in pairs, in the order of how often their other half is forgotten. */
const PAIRS = ['{}', '()', '[]'] as const

/** @returns what most likely mends a fault: the sign itself, or the half of a pair that the whole block is short of. */
function cureOf(fault: Node, code: string): string {
  if (fault.isMissing) return `补上 ${fault.type}`
  const bare = code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|#.*/g, '')
  const count = (sign: string): number => bare.split(sign).length - 1
  for (const [open, close] of PAIRS.map((pair) => [pair[0]!, pair[1]!] as const)) {
    const more = count(open) - count(close)
    if (more > 0) return `括号没有成对：少 ${more} 个 ${close}`
    if (more < 0) return `括号没有成对：多了 ${-more} 个 ${close}`
  }
  return '核对这一行和上一行：引号成对，语句之间有分号或换行，没有漏写或多写的词'
}

/**
 * Parses a block in one of {@link GRAMMAR_LANGUAGES}. Grammar only: no names, no types.
 * @returns the first fault, at its line; a parser that has lost its way reports nonsense after it.
 */
export async function grammarProblems(fence: Fence): Promise<Problem[]> {
  const grammar = GRAMMARS[fence.lang]
  if (!grammar) return []
  const unknown = UNKNOWN[fence.lang]
  const code = unknown ? fence.code.replace(unknown, (word) => ' '.repeat(word.length)) : fence.code
  const tree = (await parserOf(grammar)).parse(`${code}\n`)
  const [fault] = tree ? faults(tree.rootNode) : []
  const problems: Problem[] = fault
    ? [
        {
          severity: 'error',
          rule: 'sample-grammar',
          ...placeOf(fence, fault.startPosition.row + 1),
          message: `${fence.lang} 语法错误：${describe(fault)}`,
          remedy: `${cureOf(fault, fence.code)}；确实能编译、只是语法表不认识时，加 nocheck="原因"`,
        },
      ]
    : []
  tree?.delete()
  return problems
}
