import path from 'node:path'
import { readText } from '../../site/read-text'
import type { Declaration } from '../schema'

const read = (file: string): string => readText(path.resolve('src/demos/project', file))

/** Where a test takes its first picture: everything is loaded, nothing of the page's has been called. */
export const START = '// 开始'

/** Files that come with a program besides the page's own, by their path in the project. */
export function partsOf({ data }: Pick<Declaration, 'data'>): Map<string, string> {
  const parts = new Map([['src/parts.ts', read('parts.ts')]])
  if (data !== 'own') parts.set('src/stage.ts', read(data === 'flat' ? 'flat-stage.ts' : 'tour-stage.ts'))
  return parts
}

/** A part of a main module; lines of the author's code tell where they come from. */
interface Piece {
  text: string
  /** Line of the author's code, 0-based. */
  line?: number
}

const ours = (...lines: string[]): Piece[] => lines.map((text) => ({ text }))

/** Imports at the head of a module; what they bring may be written over several lines. */
const IMPORTS = /^(?:import\b[^'"]*['"][^'"]*['"];?[ \t]*\n|[ \t]*\n)*/

/** The author's code as imports and the rest. */
function split(code: string): { imports: Piece[]; rest: Piece[] } {
  const pieces = code.split('\n').map((text, line) => ({ text, line }))
  const head = IMPORTS.exec(`${code}\n`)?.[0].split('\n').length ?? 1
  return { imports: pieces.slice(0, head - 1).filter(({ text }) => text.trim() !== ''), rest: pieces.slice(head - 1) }
}

/** How a program gets hold of its viewer: an import or none, a statement or none, the viewer's name. */
function viewerOf(five: string): { imports: string; statement?: string; name: string } {
  if (five === 'new')
    return { imports: "import { Five } from '@realsee/five'", statement: 'const five = new Five()', name: 'five' }
  const [, file, name] = /^src\/(.+)\.ts#(.+)$/.exec(five)!
  return { imports: `import { ${name} as viewer } from './${file}'`, name: 'viewer' }
}

/** What opens the flat, in five 6 or, for the tour, in five 5: imports and statements. */
function opening({ data, mode, view, five, script, code }: Declaration): { imports: string[]; statements: string[] } {
  if (data === 'own') return { imports: [], statements: [] }
  const start = mode || view ? JSON.stringify({ ...(mode && { mode }), ...view }) : ''
  if (data === 'flat') {
    const { imports, statement, name } = viewerOf(five ?? 'src/viewer.ts#five')
    return {
      imports: ["import { open } from './stage'", imports],
      statements: [...(statement ? [statement] : []), `await open(${name}${start && `, ${start}`})`],
    }
  }
  const plays = code === undefined
  const viewer = five === undefined || five === 'new' ? undefined : viewerOf(five)
  return {
    imports: [
      // First: it brings what vreo needs before its first line
      `import { open${plays ? ', play' : ''} } from './stage'`,
      ...(plays ? ["import { Player } from '@realsee/vreo'"] : []),
      ...(script ? [`import script from '../${script}'`] : []),
      ...(viewer ? [viewer.imports] : []),
    ],
    statements: [viewer ? `await open(${start || '{}'}, ${viewer.name})` : `const five = await open(${start})`],
  }
}

/** The main module of a program, line by line. */
export function mainPieces(declaration: Declaration): Piece[] {
  const { imports, statements } = opening(declaration)
  const own = split(declaration.code ?? '')
  return [
    ...ours(...imports),
    ...own.imports,
    ...ours('', ...statements, START),
    ...(declaration.code === undefined ? ours('await play(new Player(five), script)') : own.rest),
  ]
}

/**
 * Writes what a page leaves to its readers: the module that opens the viewer and calls the page's functions.
 * @returns files by their path; `undefined` when the page has a main module of its own
 */
export function mainOf(declaration: Declaration): Map<string, string> | undefined {
  if (declaration.code === undefined && declaration.script === undefined) return undefined
  const text = mainPieces(declaration)
    .map((piece) => piece.text)
    .join('\n')
  return partsOf(declaration).set('src/main.ts', `${text}\n`)
}
