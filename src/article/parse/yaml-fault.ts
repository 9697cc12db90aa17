import type { YAMLError } from 'yaml'

/** A mistake in YAML, as one says it to its author; the line counts in the YAML, from 1. */
export interface YamlFault {
  line: number
  message: string
  remedy: string
}

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
