import { parser as html } from '@lezer/html'
import { parser as xml } from '@lezer/xml'
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { parseAllDocuments } from 'yaml'
import { errorAt } from '../../src/site/problem'
import { yamlFault, type YamlFault as Fault } from '../../src/site/yaml-text'
import type { Problem } from '../../src/site/types'
import type { Fence } from '../../src/demos/fences'
import { placeOf } from './page-trees'

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length

const TAGS: Record<string, string> = {
  MismatchedCloseTag: '后开始的先结束；多出来的结束标签删掉',
  MissingCloseTag: '补上结束标签',
  '⚠': '核对这一行的标签、引号和尖括号',
}

/** Tags that HTML closes by itself are no mistake. */
function markupFault(code: string, parser: typeof html): Fault | undefined {
  let fault: Fault | undefined
  parser.parse(code).iterate({
    enter: ({ name, from, to }) => {
      const remedy = TAGS[name]
      if (fault || !remedy) return
      const line = lineAt(code, from)
      const shown = code.slice(from, to) || code.split('\n')[line - 1]!.trim()
      fault = { line, message: `标签没有成对：${shown}`, remedy }
    },
  })
  return fault
}

/** By the parser's codes. */
const JSON_FAULTS: Record<string, string> = {
  PropertyNameExpected: '这里应当是双引号括起的属性名',
  ValueExpected: '这里应当是一个值',
  ColonExpected: '缺少冒号',
  CommaExpected: '缺少逗号',
  CloseBraceExpected: '缺少右花括号',
  CloseBracketExpected: '缺少右方括号',
  EndOfFileExpected: '多余的内容',
  InvalidCommentToken: 'json 里不能有注释',
  UnexpectedEndOfString: '字符串没有结束',
}

function jsonFault(code: string, isStrict: boolean): Fault | undefined {
  const errors: ParseError[] = []
  parse(code, errors, { disallowComments: isStrict, allowTrailingComma: !isStrict })
  const [first] = errors
  if (!first) return undefined
  const name = printParseErrorCode(first.error)
  const remedy = '核对这一行和上一行的引号、逗号和括号；有注释的语言写 jsonc，不是 JSON 的写 text'
  return { line: lineAt(code, first.offset), message: JSON_FAULTS[name] ?? name, remedy }
}

const yamlMistake = (code: string): Fault | undefined =>
  yamlFault(
    [parseAllDocuments(code, { prettyErrors: false })].flat().flatMap((one) => ('errors' in one ? one.errors : [])),
    (offset) => lineAt(code, offset),
  )

const PARSERS: Record<string, (code: string) => Fault | undefined> = {
  yaml: yamlMistake,
  html: (code) => markupFault(code, html),
  xml: (code) => markupFault(code, xml),
  json: (code) => jsonFault(code, true),
  jsonc: (code) => jsonFault(code, false),
}

/** @returns the first mistake in a block of data or markup. */
export function dataProblems(fence: Fence): Problem[] {
  const fault = PARSERS[fence.lang]?.(fence.code)
  if (!fault) return []
  const message = `${fence.lang} 无法解析：${fault.message}`
  return [errorAt(placeOf(fence, fault.line), 'sample-data', message, `${fault.remedy}；有意不完整的加 nocheck="原因"`)]
}
