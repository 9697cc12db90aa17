import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * What authors and operators read is Chinese (docs/authoring.md, 消息的语言). Looked at: every message, remedy and
 * printed line of the build and the commands. Texts that are all placeholders, and names, need no language.
 */
const FOLDERS = ['src/gatsby', 'src/article', 'src/openapi', 'tools', 'plugins']

/**
 * Faults of the code itself: nobody can meet them by writing, and whoever mends them reads English. And the line that
 * `.ci/run` reads.
 */
const INTERNAL = /^(?:the site model is read|page .* has no body|\s*passed, {3}failed)/

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mts|mjs|cjs)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
)

const PRINTING = /^(?:console\.(?:log|error|warn|info)|reporter\.\w+|process\.std(?:out|err)\.write)$/
const REPORTING = /(?:^|\.)(?:problem|report|warn|refuse)$/

/** The literal part of a text; placeholders are left out. */
function literal(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal: { text } }) => text).join(' ')
  return undefined
}

/** Texts for people in one file: arguments of what prints and reports, `message` and `remedy`, thrown errors. */
function textsOf(file: string): { text: string; line: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: { text: string; line: number }[] = []
  const take = (node: ts.Node | undefined): void => {
    const text = node && literal(node)
    if (node && text !== undefined)
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText()
      if (PRINTING.test(name)) take(node.arguments[0])
      if (REPORTING.test(name)) node.arguments.slice(1).forEach(take)
    }
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) take(node.arguments?.[0])
    if (ts.isPropertyAssignment(node) && /^(?:message|remedy)$/.test(node.name.getText())) take(node.initializer)
    if (ts.isVariableDeclaration(node) && /^(?:message|remedy|USAGE)$/.test(node.name.getText())) take(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('messages for authors', () => {
  test('there are many to look at', () => {
    expect(files.flatMap(textsOf).length).toBeGreaterThan(120)
  })

  test.each(files)('%s speaks Chinese', (file) => {
    const foreign = textsOf(file).filter(
      ({ text }) =>
        /[A-Za-z]{3,}.*\s.*[A-Za-z]{2,}/.test(text) && !/[\u4e00-\u9fff]/.test(text) && !INTERNAL.test(text),
    )
    expect(foreign.map(({ text, line }) => `${file}:${line} ${text}`)).toEqual([])
  })
})
