import ts from 'typescript'
import { nearest } from '../../src/site/nearest'

// The compiler brings its messages in Chinese
ts.validateLocaleAndSetLanguage('zh-CN', ts.sys)

/** @returns what the compiler says, in Chinese. */
export const compilerSays = ({ messageText }: ts.Diagnostic, newLine: string): string =>
  ts
    .flattenDiagnosticMessageText(messageText, newLine)
    // Number 2561 has its two names the wrong way round in TypeScript 6.0.3
    .replace(/但“(.+?)”中不存在类型“(.+?)”/, '但“$1”不在类型“$2”中')

/** @returns the name that the compiler takes for the one that was meant. */
export const compilerGuess = (diagnostic: ts.Diagnostic): string | undefined =>
  /(?:你是否指的是“|是否要写入 )([^”?]+)/.exec(compilerSays(diagnostic, ' '))?.[1]

/** @returns the literals that may stand at a place, when nothing else may: `'playing' | 'pause'`, names of events. */
export function literalsAt(checker: ts.TypeChecker, source: ts.SourceFile, offset: number): string[] {
  let node: ts.Node | undefined = source
  let found: ts.Node | undefined
  while (node) {
    found = node
    node = ts.forEachChild<ts.Node>(found, (child) =>
      child.getStart() <= offset && offset < child.end ? child : undefined,
    )
  }
  if (!found || !ts.isStringLiteral(found)) return []
  const type = checker.getContextualType(found)
  const parts = type?.isUnion() ? type.types : type ? [type] : []
  const texts = parts.filter((part) => part.isStringLiteral()).map((part) => (part as ts.StringLiteralType).value)
  return texts.length === parts.length ? texts : []
}

/**
 * @param values what may stand there, when it is one of a few texts.
 * @returns what to do about something that the compiler found.
 */
export function compilerRemedy(diagnostic: ts.Diagnostic, values: readonly string[] = []): string {
  const written = /“"?(.+?)"?”/.exec(compilerSays(diagnostic, ' '))?.[1] ?? ''
  const guess = values.length ? nearest(written, values) : compilerGuess(diagnostic)
  const choice = values.length ? `可用的有：${values.join('、')}` : '对照包的类型声明改正这一行'
  return `${guess ? `是不是 ${guess}？` : ''}${choice}；有意不完整的片段加 nocheck="原因"`
}
