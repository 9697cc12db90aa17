import type { YAMLError } from 'yaml'

/** A mistake in YAML, as one says it to its author; the line counts in the YAML, from 1. */
export interface YamlFault {
  line: number
  message: string
  remedy: string
}

type Known = Pick<YAMLError, 'code' | 'message' | 'pos'>
type Cause = [fits: (error: Known, line: string) => boolean, remedy: string]

const QUOTE = '含冒号、#、方括号、引号的值用引号括起来'
const FLOW = /flow (?:sequence|map)|end with a [\]}]/i

/** What usually causes an error: the first that fits the error and its line counts. */
const CAUSES: Cause[] = [
  [({ code }) => code === 'DUPLICATE_KEY', '同一个字段写了两次，只留一个'],
  [({ code }, line) => code === 'TAB_AS_INDENT' || /^ *\t/.test(line), '缩进用空格，不用制表符'],
  [({ code }) => code === 'MULTIPLE_DOCS', '删掉中间的 ---：这里只写一份'],
  [(_error, line) => /^\s*(?:- +)?[\w-]+：/.test(line), '冒号是全角的：改成半角冒号，后面空一格'],
  [(_error, line) => /^\s*(?:- +)?[\w-]+:(?!\/\/)[^\s:]/.test(line), '冒号后面空一格'],
  [(_error, line) => line.includes('<!--'), 'YAML 的注释写 # 文字，独占一行；不要就删掉它'],
  [
    ({ message }, line) => /^Implicit (?:map )?keys need/.test(message) && !/^[\w-]+:(?:\s|$)/.test(line),
    '这一行接着上一行的值：并到上一行的末尾，或在行首缩进两格',
  ],
  [
    ({ message }, line) => message.includes('node end') && /^\S+:/.test(line),
    '这一行与上一项没有对齐：属于上一项就缩进两格，另一项就以 - 开头',
  ],
  [
    (_error, line) => /[[{].*[，：；].*[\]}]/.test(line.replace(/"[^"]*"|'[^']*'/g, '')),
    '逗号、冒号是全角的：改成半角，后面空一格',
  ],
  [({ code }) => code === 'BAD_SCALAR_START', '以 @、%、* 或反引号开头的值用引号括起来'],
  [({ message }) => message.startsWith('Missing closing'), '引号没有成对：在值的末尾补上引号'],
  [({ message }) => message.startsWith('Unexpected , in flow'), '两个逗号之间没有内容：删掉多余的逗号'],
  [
    ({ message }, line) => FLOW.test(message) && line.includes(' #'),
    '# 前面有空格，后面的字成了注释：去掉空格，或用引号括起来',
  ],
  [({ message }) => FLOW.test(message), '方括号、花括号要成对，各项用半角逗号分开'],
  [({ message }) => /indicator|same column|indent|implicit map key/i.test(message), '同一级的各行左边对齐，缩进用空格'],
]

/** Where the quote begins that nothing closes: parsers only see that it never ends. */
function openingOf(lines: readonly string[], line: number): number {
  for (let at = Math.min(line, lines.length); at > 0; at--)
    if (/(?:^|[:\-,[{]\s*)['"][^'"]*$/.test(lines[at - 1] ?? '')) return at
  return line
}

/** @returns the first mistake of a YAML text; what comes after it is mostly its consequence. */
export function yamlFault(errors: readonly Known[], source: string): YamlFault | undefined {
  const [error] = errors
  if (!error) return undefined
  if (source.includes('\r') && !source.includes('\n'))
    return { line: 1, message: '换行是旧式的 CR，整份成了一行', remedy: '用编辑器把换行改成 LF，另存一次' }
  const lines = source.split('\n')
  const told = source.slice(0, error.pos[0]).split('\n').length
  const line = error.message.startsWith('Missing closing') ? openingOf(lines, told) : told
  const text = lines[line - 1] ?? ''
  const next = lines[line] ?? ''
  // A field that is indented is taken for the rest of the value above
  const isNested = error.message.startsWith('Nested mappings') && !/:\s.*:\s/.test(text)
  if (isNested && /^\s+[\w-]+:/.test(next) && /^\S/.test(text))
    return { line: line + 1, message: error.message, remedy: '去掉这一行行首的空格：字段左边对齐' }
  const remedy = CAUSES.find(([fits]) => fits(error, text))?.[1] ?? `${QUOTE}；缩进用空格`
  return { line, message: error.message, remedy }
}
