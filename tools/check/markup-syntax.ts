import { SaxesParser } from 'saxes'
import ts from 'typescript'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Languages that are read as XML: `wxml` with `{{ }}` and with attributes that have no value, as the format allows. */
export const MARKUP_LANGUAGES: readonly string[] = ['xml', 'wxml']

const MUSTACHE = /\{\{([\s\S]*?)\}\}/g
/** saxes says this of `wx:else`. */
const NO_VALUE = 'attribute without value.'

const isExpression = (text: string): boolean =>
  [`(${text})`, `({${text}})`].some((source) => {
    const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true })
    return diagnostics.length === 0
  })

/**
 * Parses a block in one of {@link MARKUP_LANGUAGES}: tags that are not closed, attributes without quotes or given twice,
 * and in `wxml` what stands between double braces. Element and attribute names are not checked.
 */
export function markupProblems(fence: Fence): Problem[] {
  if (!MARKUP_LANGUAGES.includes(fence.lang)) return []
  const problems: Problem[] = []
  const problem = (line: number, message: string) =>
    problems.push({
      severity: 'error',
      rule: 'sample-markup',
      ...placeOf(fence, line),
      message: `${fence.lang} 无法解析：${message}`,
    })
  let code = fence.code.trimEnd()
  if (fence.lang === 'wxml')
    code = code.replace(MUSTACHE, (whole, inner: string, offset: number) => {
      if (!isExpression(inner)) problem(code.slice(0, offset).split('\n').length, `${whole} 不是表达式`)
      return whole.replace(/[^\n]/g, '_')
    })
  // A fragment may have several roots, but no XML declaration.
  const parser = new SaxesParser({ fragment: !code.startsWith('<?xml') })
  parser.on('error', ({ message }) => {
    if (fence.lang === 'wxml' && message.endsWith(NO_VALUE)) return
    problem(parser.line, message.replace(/^\d+:\d+:\s*/, ''))
  })
  parser.write(code).close()
  return problems
}
