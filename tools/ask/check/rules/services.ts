import type ts from 'typescript'
import { callsOf, lineOf, nameOf, nodesOf, propertiesNamed, propertiesOf, textOf, type CodeFile } from '../code-file'
import type { Rule } from './rule'

/** Whether a call asks somebody for something: not a promise of what is there already. */
function asks(file: CodeFile, body: ts.Node): boolean {
  let found = false
  const visit = (node: ts.Node): void => {
    if (file.ts.isCallExpression(node) && !node.expression.getText().startsWith('Promise.')) found = true
    file.ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** Whether what a function gives was asked for right before, in the function around it, for this one connection. */
function isFresh({ ts }: CodeFile, given: ts.Node): boolean {
  for (let at = given.parent as ts.Node | undefined; at; at = at.parent as ts.Node | undefined)
    if (ts.isFunctionLike(at)) return /\bawait\b/.test(at.getText().slice(0, given.getStart() - at.getStart()))
  return false
}

/** What only a page has; a server has none of it. */
const BROWSER = /\.(?:[jt]sx|vue|html)$/
const IN_BROWSER =
  /from ['"](?:@realsee\/(?:five|dnalogel|vreo|live|jsbridge-x)|react|react-dom|vue)\b|\bdocument\.|\bwindow\./
const SECRET = /^(?:app_?secret|secret_?key|access_?key_?secret|sk)$/i
const PUBLIC_SECRET = /(?:import\.meta\.env\.|process\.env\.(?:NEXT_PUBLIC_|REACT_APP_|VITE_|GATSBY_))\w*SECRET\w*/

const isPage = ({ path, text }: CodeFile): boolean => BROWSER.test(path) || IN_BROWSER.test(text)

/** Rules for the tour, live viewing and the open API. */
export const serviceRules: Record<string, Rule> = {
  'vreo-container': (file) => playerOption(file, 'container'),
  'vreo-custom-keyframes': (file) => playerOption(file, 'customKeyframes'),
  'vreo-auto-preload': (file) => playerOption(file, 'autoPreload'),

  'live-deep-import': (file) =>
    nodesOf(file, file.ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) => (textOf(file, moduleSpecifier) ?? '').startsWith('@realsee/live/'))
      .map((node) => ({ line: lineOf(file, node) })),

  'live-ticket-reused': (file) =>
    propertiesNamed(file, 'getTicket')
      .filter(({ initializer }) => file.ts.isArrowFunction(initializer) || file.ts.isFunctionExpression(initializer))
      .filter(({ initializer }) => !asks(file, (initializer as ts.ArrowFunction).body) && !isFresh(file, initializer))
      .map((node) => ({ line: lineOf(file, node) })),

  'bearer-token': (file) =>
    nodesOf(file, file.ts.isPropertyAssignment)
      .filter((one) => nameOf(file, one).toLowerCase() === 'authorization')
      .filter(({ initializer }) => /^['"`]Bearer\b/.test(initializer.getText()))
      .map((node) => ({ line: lineOf(file, node) })),

  'secret-in-browser': (file) => {
    if (!isPage(file)) return []
    const fields = nodesOf(file, file.ts.isPropertyAssignment).filter(
      (one) => SECRET.test(nameOf(file, one)) && !file.ts.isObjectLiteralExpression(one.initializer),
    )
    const read = nodesOf(file, file.ts.isPropertyAccessExpression).filter((node) => PUBLIC_SECRET.test(node.getText()))
    return [...new Set([...fields, ...read].map((node) => lineOf(file, node)))].map((line) => ({ line }))
  },
}

/** An option of the tour's player. */
const playerOption = (file: CodeFile, name: string): { line: number }[] =>
  callsOf(file, 'Player')
    .flatMap((node) => propertiesOf(file, node.arguments?.[1]))
    .filter((one) => nameOf(file, one) === name)
    .map((one) => ({ line: lineOf(file, one) }))
