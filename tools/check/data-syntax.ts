import { parser as html } from '@lezer/html'
import { isScalar, parseAllDocuments } from 'yaml'
import { yamlFault, type YamlFault } from '../../src/article/parse/yaml-fault'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Languages of data that are parsed here. */
export const DATA_LANGUAGES: readonly string[] = ['yaml', 'html']

const REMEDIES: Record<string, string> = {
  MismatchedCloseTag: '后开始的先结束；多出来的结束标签删掉',
  MissingCloseTag: '补上结束标签',
  '⚠': '补上前一个标签的结束标签，或核对这一行的尖括号',
}

/** @returns the first mistake in a block of YAML or HTML. Tags that HTML closes by itself are no mistake. */
export function dataProblems(fence: Fence): Problem[] {
  const { lang, code } = fence
  const fault = lang === 'yaml' ? yamlMistake(code) : lang === 'html' ? htmlMistake(code) : undefined
  if (!fault) return []
  return [
    {
      severity: 'error',
      rule: 'sample-data',
      ...placeOf(fence, fault.line),
      message: `${lang} 无法解析：${fault.message}`,
      remedy: `${fault.remedy}；有意不完整的加 nocheck="原因"`,
    },
  ]
}

function yamlMistake(code: string): YamlFault | undefined {
  const documents = [parseAllDocuments(code, { prettyErrors: false })].flat()
  const [only] = documents
  const lines = code.split('\n')
  const glued = lines.findIndex((line) => /^\s*[\w-]+:(?!\/\/)[^\s:]/.test(line))
  if (documents.length === 1 && only && 'contents' in only && isScalar(only.contents) && glued >= 0)
    return { line: glued + 1, message: '整段成了一个文字', remedy: '冒号后面空一格' }
  return yamlFault(
    documents.flatMap((one) => ('errors' in one ? one.errors : [])),
    code,
  )
}

function htmlMistake(code: string): YamlFault | undefined {
  let fault: YamlFault | undefined
  for (const name of ['script', 'style']) {
    const opened = code.split('\n').findLastIndex((line) => line.includes(`<${name}`))
    if (opened >= 0 && code.split(`<${name}`).length > code.split(`</${name}>`).length)
      return { line: opened + 1, message: `<${name}> 没有结束`, remedy: `补上 </${name}>` }
  }
  html.parse(code).iterate({
    enter: ({ name, from, to }) => {
      const remedy = REMEDIES[name]
      if (fault || !remedy) return
      const line = code.slice(0, from).split('\n').length
      const shown = code.slice(from, to) || code.split('\n')[line - 1]!.trim()
      fault = { line, message: `标签没有成对：${shown}`, remedy }
    },
  })
  return fault
}
