import path from 'node:path'
import type { InlineCode, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { allReferences } from '../../src/reference/load'
import { readPages, type PageTree } from '../../src/demos/page-tree'
import { VIRTUAL_FOLDER as SAMPLES, type SampleUnit } from './sample-units'
import { usesFive5 } from './page-trees'

/** `cruise.state.playing`, `five.load(work)`, `Five.changeMode()`; a file has a dot as well. */
const MEMBER = /^(?:await |void )?([A-Za-z_$][\w$]*)((?:\??\.[A-Za-z_$][\w$]*)+)(?:\(.*\))?$/
const FILE = /\.(?:[cm]?[jt]sx?|vue|json|html|css|mdx?|svg)$/
const EXPORT = /^export (?:declare )?(?:const|let|class|(?:async )?function) ([A-Za-z_$][\w$]*)/gm
/** Folder of one state of a page, see `makeSampleFiles`. */
const STATE = /^.*?\/\.samples\/.*\/(\d+)\//

/** Property that does not exist, with and without a name that is like it: all else is of no account in half a line. */
export const UNKNOWN_MEMBERS: ReadonlySet<number> = new Set([2339, 2551])

/** The names that a page's titled blocks export, with the module of each; the newest version of a block counts. */
function exportsOf(units: readonly SampleUnit[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path: file, code, checked } of units) {
    const module = file.replace(STATE, './').replace(/\.[jt]sx?$/, '')
    if (checked && /\.tsx?$/.test(file) && !/\/?(?:untitled|main)-\d+$/.test(module))
      for (const [, name] of code.matchAll(EXPORT)) found.set(name!, module)
  }
  return found
}

/** The number of a page's last state. */
const lastState = (units: readonly SampleUnit[]): number =>
  Math.max(0, ...units.map((unit) => Number(STATE.exec(unit.path)?.[1] ?? 0)))

/** Classes and interfaces of the packages, each as an expression that has their members, the static ones as well. */
function typesOf(root: string): Map<string, string> {
  const symbols = allReferences(root).flatMap((reference) => (reference.declared ? [] : reference.symbols))
  return new Map(
    symbols
      .filter(({ name, kind }) => (kind === 'class' || kind === 'interface') && !name.includes('.'))
      .map(({ name, kind, module }) => {
        const type = `import('${module}').${name}`
        return [name, `(0 as unknown as ${type}${kind === 'class' ? ` & typeof ${type}` : ''})`]
      }),
  )
}

interface Line {
  code: string
  line: number
}

/**
 * @returns the code in a page's text. What stands first in a row of a table is left out: it is compared with the types, or
 *   lists what somebody wrote by mistake, or what it was called once.
 */
function textCodes(tree: Root): InlineCode[] {
  const heads = new Set<InlineCode>()
  visit(tree, 'tableRow', ({ children: [cell] }) => cell && visit(cell, 'inlineCode', (node) => void heads.add(node)))
  const codes: InlineCode[] = []
  visit(tree, 'inlineCode', (node) => void (heads.has(node) || codes.push(node)))
  return codes
}

/** @returns the members that a page's text names, as lines of code. */
function linesOf({ tree }: PageTree, owners: ReadonlyMap<string, string>): Line[] {
  const lines: Line[] = []
  for (const node of textCodes(tree)) {
    const [, name = '', members = ''] = MEMBER.exec(node.value) ?? []
    const owner = owners.get(name)
    if (!owner || FILE.test(node.value)) continue
    // What may be missing is of no account here
    const code = `void ${owner}${members.replaceAll('?.', '.').replaceAll('.', '!.')}`
    lines.push({ code, line: node.position?.start.line ?? 1 })
  }
  return lines
}

/**
 * What the text of pages says in code of the objects that their samples export, of `five`, and of the packages' classes,
 * as modules that the compiler checks: `cruise.destroy()` when there is only `dispose()`.
 * @param root absolute path of the repository
 * @param pages relative to `root`
 * @param units the pages' samples
 */
export function textUnits(root: string, pages: readonly string[], units: readonly SampleUnit[]): SampleUnit[] {
  const types = typesOf(root)
  return readPages(root, pages).pages.flatMap((page) => {
    const { file } = page
    const own = units.filter((unit) => unit.page === file)
    const folder = path.posix.join(root, SAMPLES, file.replace(/\.mdx$/, ''), String(lastState(own)))
    const exported = exportsOf(own)
    const owners = new Map([
      ...types,
      ['five', types.get('Five') ?? ''],
      ...[...exported.keys()].map((name) => [name, name] as const),
    ])
    const lines = linesOf(page, owners)
    if (!lines.length) return []
    const imports = [...exported].map(([name, module]) => `import { ${name} } from '${module}'`)
    return [
      {
        page: file,
        path: path.posix.join(folder, 'text-code.ts'),
        code: [...imports, ...lines.map(({ code }) => code)].join('\n'),
        origins: [...imports.map(() => 1), ...lines.map(({ line }) => line)].map((line) => ({ file, line })),
        typeSet: usesFive5(page.yaml) ? 'five5' : 'latest',
        checked: true,
        ambient: false,
        only: UNKNOWN_MEMBERS,
      },
    ]
  })
}
