import type ts from 'typescript'
import {
  callsOf,
  lineOf,
  nameOf,
  nodesOf,
  propertiesNamed,
  propertiesOf,
  textOf,
  valueOf,
  type CodeFile,
} from '../code-file'
import type { Rule } from './rule'

/** The function around a node; `undefined` at the top of a module. */
function functionAround({ ts }: CodeFile, node: ts.Node): ts.Node | undefined {
  for (let at = node.parent as ts.Node | undefined; at; at = at.parent as ts.Node | undefined)
    if (ts.isFunctionLike(at)) return at
  return undefined
}

/** Components, hooks, and what runs when one of them mounts. */
const COMPONENT = /^(?:[A-Z]|use[A-Z])/
const MOUNTING = /^(?:use(?:Layout)?Effect|onMounted|mounted|componentDidMount)$/

/** Whether a node runs every time a component renders or mounts. */
function isInComponent(file: CodeFile, node: ts.Node): boolean {
  const { ts } = file
  for (let at = functionAround(file, node); at; at = functionAround(file, at)) {
    const parent = at.parent as ts.Node
    const name =
      (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) ? at.name?.getText() : undefined) ??
      (ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined) ??
      (ts.isCallExpression(parent) ? parent.expression.getText() : undefined)
    if (name && (COMPONENT.test(name) || MOUNTING.test(name))) return true
  }
  return false
}

/** Options that a Provider's renderer does not take. */
const RENDERER = ['antialias', 'logarithmicDepthBuffer', 'precision', 'powerPreference']
const PACKAGES = /^@realsee\/(?:five|dnalogel|vreo|live)$/
const HAS_DEFAULT = /^@realsee\/(?:jsbridge-x)/

const returnsFalse = ({ ts }: CodeFile, node: ts.Node | undefined): boolean => {
  if (!node || !(ts.isArrowFunction(node) || ts.isFunctionExpression(node))) return false
  if (!ts.isBlock(node.body)) return node.body.kind === ts.SyntaxKind.FalseKeyword
  return node.body.statements.some(
    (one) => ts.isReturnStatement(one) && one.expression?.kind === ts.SyntaxKind.FalseKeyword,
  )
}

export const fiveRules: Record<string, Rule> = {
  'provider-in-component': (file) =>
    callsOf(file, 'createFiveProvider')
      .filter((node) => isInComponent(file, node))
      .map((node) => ({ line: lineOf(file, node) })),

  'provider-renderer-options': (file) =>
    callsOf(file, 'createFiveProvider')
      .flatMap((node) => propertiesOf(file, node.arguments?.[0]))
      .filter((one) => RENDERER.includes(nameOf(file, one)))
      .map((one) => ({ line: lineOf(file, one), detail: nameOf(file, one) })),

  'provider-pixel-ratio': (file) =>
    /\.[jt]sx$/.test(file.path)
      ? callsOf(file, 'refresh')
          .filter(({ expression, arguments: given }) => /five/i.test(expression.getText()) && (given?.length ?? 0) > 1)
          .map((node) => ({ line: lineOf(file, node) }))
      : [],

  'five-not-disposed': (file, all) =>
    all.some(({ text }) => /\bdispose\b/.test(text))
      ? []
      : callsOf(file, 'Five')
          .filter((node) => file.ts.isNewExpression(node) && isInComponent(file, node))
          .map((node) => ({ line: lineOf(file, node) })),

  'base-url-relative': (file) =>
    callsOf(file, 'parseWork')
      .flatMap((node) => valueOf(file, node.arguments?.[1], 'baseURL') ?? [])
      .filter((value) => {
        const text =
          textOf(file, value) ?? (file.ts.isTemplateExpression(value) ? value.head.text || 'https://' : undefined)
        return text !== undefined && !/^(?:https?:)?\/\/|^blob:/.test(text)
      })
      .map((value) => ({ line: lineOf(file, value) })),

  'five-default-import': (file) =>
    nodesOf(file, file.ts.isImportDeclaration)
      .filter(({ importClause, moduleSpecifier }) => {
        const from = textOf(file, moduleSpecifier) ?? ''
        return importClause?.name !== undefined && PACKAGES.test(from) && !HAS_DEFAULT.test(from)
      })
      .map((node) => ({ line: lineOf(file, node) })),

  'wants-change-mode': (file) =>
    callsOf(file, 'on')
      .filter(
        ({ arguments: given }) => textOf(file, given?.[0]) === 'wantsChangeMode' && returnsFalse(file, given?.[1]),
      )
      .map((node) => ({ line: lineOf(file, node) })),

  'five-off-all': (file) =>
    callsOf(file, 'off')
      .filter(({ expression, arguments: given }) => /\bfive\.off$/i.test(expression.getText()) && !given?.length)
      .map((node) => ({ line: lineOf(file, node) })),

  'max-fps': (file) =>
    propertiesNamed(file, 'maxFps')
      .filter(({ initializer }) => initializer.kind !== file.ts.SyntaxKind.FalseKeyword)
      .map((node) => ({ line: lineOf(file, node) })),

  'removed-mode': (file) =>
    nodesOf(file, file.ts.isStringLiteral)
      .filter(({ text }) => text === 'DepthPanorama')
      .map((node) => ({ line: lineOf(file, node) })),

  'mappings-host': (file) =>
    propertiesNamed(file, 'mappings')
      .flatMap(({ initializer }) => propertiesOf(file, initializer))
      .filter((one) => /^https?:/.test(nameOf(file, one)))
      .map((one) => ({ line: lineOf(file, one) })),
}
