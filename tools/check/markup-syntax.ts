import { SaxesParser } from 'saxes'
import ts from 'typescript'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Languages that are read as XML: `wxml` with `{{ }}` and with attributes that have no value, as the format allows. */
export const MARKUP_LANGUAGES: readonly string[] = ['xml', 'wxml']

const MUSTACHE = /\{\{([\s\S]*?)\}\}/g
/** What the parser says, and what to do about it. */
const CAUSES: [said: RegExp, message: string, remedy: string][] = [
  [
    /unexpected close tag\.?|unmatched closing tag.*/,
    '结束标签与开始标签对不上',
    '后开始的先结束：在它前面补上里面那个标签的结束标签',
  ],
  [/unclosed tag: (.*)/, '$1 没有结束', '补上 </$1>'],
  [/.*(?:unescaped|disallowed character).*/, '有不能直接写的字符', '& 写成 &amp;，< 写成 &lt;'],
  [/.*(?:unquoted attribute|attribute value).*/, '属性的值没有引号', '属性的值放进半角双引号'],
  [/.*duplicate attribute.*/, '属性写了两次', '只留一个'],
]
const REST = '核对这一行的标签、引号和尖括号'

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
  const problem = (line: number, said: string) => {
    const [pattern, meaning, cure] = CAUSES.find(([fits]) => fits.test(said)) ?? []
    const put = (text: string): string => (pattern ? said.match(pattern)![0].replace(pattern, text) : text)
    const message = meaning ? `${put(meaning)}（${said}）` : said
    problems.push({
      severity: 'error',
      rule: 'sample-markup',
      ...placeOf(fence, line),
      message: `${fence.lang} 无法解析：${message}`,
      remedy: `${cure ? put(cure) : REST}；有意不完整的加 nocheck="原因"`,
    })
  }
  let code = fence.code.trimEnd()
  for (const { 0: name, 1: word, index } of fence.lang === 'wxml' ? code.matchAll(/\sv-(if|else-if|else|for)\b/g) : [])
    problem(
      code.slice(0, index + 1).split('\n').length,
      `${name.trim()} 是 Vue 的：小程序写 wx:${word === 'else-if' ? 'elif' : word}`,
    )
  if (fence.lang === 'wxml')
    code = code.replace(MUSTACHE, (whole, inner: string, offset: number) => {
      if (!isExpression(inner)) problem(code.slice(0, offset).split('\n').length, `${whole} 不是表达式`)
      return whole.replace(/[^\n]/g, '_')
    })
  for (const { 0: single, index } of fence.lang === 'wxml' ? code.matchAll(/\{\s*[\w.$[\]]+\s*\}/g) : [])
    problem(code.slice(0, index).split('\n').length, `${single} 会原样显示：wxml 里写 {${single}}`)
  // A fragment may have several roots, but no XML declaration.
  const parser = new SaxesParser({ fragment: !code.startsWith('<?xml') })
  parser.on('error', ({ message }) => {
    if (fence.lang === 'wxml' && message.endsWith(NO_VALUE)) return
    problem(parser.line, message.replace(/^\d+:\d+:\s*/, ''))
  })
  parser.write(code).close()
  return problems
}
