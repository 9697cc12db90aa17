import { isMap, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml'
import type { Finding } from './finding'

/** A mistake in YAML, as one says it to its author; the line counts in the YAML. */
export type YamlFault = Omit<Finding, 'rule'>

const REMEDIES: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: '同一个字段写了两次，只留一个',
  TAB_AS_INDENT: '缩进用空格，不用制表符',
  MULTIPLE_DOCS: '删掉中间的 ---：这里只写一份',
}

/** @returns the first mistake of a YAML text; what comes after it is mostly its consequence. */
export function yamlFault(errors: readonly YAMLError[], lineAt: (offset: number) => number): YamlFault | undefined {
  const [error] = errors
  if (!error) return undefined
  const remedy = '冒号是半角的，后面空一格；含冒号、#、方括号、引号的值用引号括起来；同级左边对齐，缩进用空格'
  return { line: lineAt(error.pos[0]), message: error.message, remedy: REMEDIES[error.code] ?? remedy }
}

/** @returns the first `*name` that no anchor has: the parser says nothing of it, and throws when the values are asked for. */
function unknownAlias(document: Document, lineAt: (offset: number) => number): YamlFault | undefined {
  let fault: YamlFault | undefined
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document)) return undefined
      const message = `“*${node.source}”会当作 YAML 的别名，没有这个锚点`
      fault = { line: lineAt(node.range?.[0] ?? 0), message, remedy: '以 * 开头的值用引号括起来' }
      return visit.BREAK
    },
  })
  return fault
}

/** @returns offset in a YAML text of what a path leads to: of its key, or of the last part of the path that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
      : undefined
    if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0]
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

/** A YAML text that authors write. Lines are those of the text, 1-based. */
export interface YamlText {
  document: Document.Parsed
  /** Why it is no YAML. */
  fault: YamlFault | undefined
  /** @returns the line of an offset. */
  lineAt: (offset: number | undefined) => number
  /** @returns the line of what a path of keys leads to, or of the last part of it that is there. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads a YAML text of authors; nothing in it is run, and nothing is thrown. */
export function readYaml(source: string): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset = 0): number => lines.linePos(offset).line || 1
  return {
    document,
    fault: yamlFault(document.errors, lineAt) ?? unknownAlias(document, lineAt),
    lineAt,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  }
}
