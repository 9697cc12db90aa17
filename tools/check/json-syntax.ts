import { parse, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

const PARTIAL = '有意不完整的写 text，或加 nocheck="原因"'

/** By the parser's codes: what is wrong, and what to write. */
const ERRORS: Record<string, [message: string, remedy: string]> = {
  InvalidSymbol: ['不认识的内容', `文字用半角双引号括起来；${PARTIAL}`],
  InvalidNumberFormat: ['数字写法不对', '只写数字和小数点，不写前导零、千分位和单位'],
  PropertyNameExpected: ['这里应当是双引号括起的属性名', '属性名用半角双引号括起来'],
  ValueExpected: ['这里应当是一个值', `补上值，或删掉这一项；${PARTIAL}`],
  ColonExpected: ['缺少冒号', '属性名后面写半角的冒号'],
  CommaExpected: ['缺少逗号', '两项之间写半角的逗号：多半少在上一行的末尾'],
  CloseBraceExpected: ['缺少右花括号', `补上 }；${PARTIAL}`],
  CloseBracketExpected: ['缺少右方括号', `补上 ]；${PARTIAL}`],
  EndOfFileExpected: ['多余的内容', '一个代码块只放一份 JSON：其余放进另一个代码块'],
  InvalidCommentToken: ['json 里不能有注释', '语言写成 jsonc，或删掉注释'],
  UnexpectedEndOfString: ['字符串没有结束', '补上半角双引号；文字里的换行写成 \\n'],
  InvalidEscapeCharacter: ['反斜杠后面不能跟这个字符', '反斜杠本身写成 \\\\'],
  InvalidCharacter: ['文字里有控制字符', '制表符写成 \\t，换行写成 \\n'],
}

/** @returns what is at the place of an error that people write again and again, and where it is. */
function usual(code: string, at: number): [message: string, remedy: string, at: number] | undefined {
  const before = code.slice(0, at).trimEnd()
  if (before.endsWith(',') && /^\s*[}\]]/.test(code.slice(at)))
    return ['最后一项后面多了一个逗号', '删掉这个逗号', before.length - 1]
  const rest = code.slice(at)
  if (/^[}\]]/.test(rest) && !before.endsWith(':'))
    return [`${rest[0]} 之前有括号没有成对`, rest.startsWith('}') ? '在它前面补上 ]' : '在它前面补上 }', at]
  if (rest.startsWith('#')) return ['json 里不能有 # 注释', '语言写成 jsonc，注释写 // …；或删掉注释', at]
  if (/^[“”]/.test(rest)) return ['引号是全角的', '改成半角的双引号 "', at]
  if (/^['‘’]/.test(rest)) return ['用了单引号', '改成半角的双引号 "', at]
  if (/^[A-Za-z_$][\w$]*\s*:/.test(rest)) return ['属性名没有引号', '属性名用半角双引号括起来', at]
  if (/^(?:…|\.{3})/.test(rest)) return ['省略号不是 JSON', '语言写成 jsonc 并把省略的写成注释，或改用 text', at]
  if (/^(?:undefined|NaN|None|True|False|Infinity)\b/.test(rest))
    return [`没有 ${/^\w+/.exec(rest)![0]} 这个值`, '只能是 true、false、null、数、文字、数组和对象', at]
  return undefined
}

/** @returns the place of a name that an object has twice. */
function repeatedName(node: Node | undefined): { name: string; at: number } | undefined {
  const names = new Set<string>()
  for (const child of node?.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : []
    const name = key && String(key.value)
    if (key && name !== undefined && names.has(name)) return { name, at: key.offset }
    if (name !== undefined) names.add(name)
    const inner = repeatedName(child)
    if (inner) return inner
  }
  return undefined
}

/** @returns the first mistake of a block of JSON, in the words of whoever wrote it. */
export function jsonProblems(fence: Fence): Problem[] {
  if (fence.lang !== 'json' && fence.lang !== 'jsonc') return []
  const errors: ParseError[] = []
  const comments = fence.lang === 'jsonc'
  parse(fence.code, errors, { disallowComments: !comments, allowTrailingComma: comments })
  const twice = errors.length ? undefined : repeatedName(parseTree(fence.code))
  if (twice)
    return [
      {
        severity: 'error',
        rule: 'sample-json',
        ...placeOf(fence, fence.code.slice(0, twice.at).split('\n').length),
        message: `${fence.lang} 里 "${twice.name}" 写了两次，前一个不算`,
        remedy: '只留一个，或改名',
      },
    ]
  return errors.slice(0, 1).map(({ error, offset }) => {
    const name = printParseErrorCode(error)
    const [message, remedy] = ERRORS[name] ?? [name, PARTIAL]
    const [said, what, at] = usual(fence.code, offset) ?? [message, remedy, offset]
    const line = fence.code.slice(0, at).split('\n').length
    return {
      severity: 'error',
      rule: 'sample-json',
      ...placeOf(fence, line),
      message: `${fence.lang} 无法解析：${said}`,
      remedy: what,
    }
  })
}
