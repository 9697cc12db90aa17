import path from 'node:path'
import { mainPieces, partsOf } from '../../src/demos/project/main-file'
import { readDeclaration, RUN } from '../../src/demos/declaration'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import type { Fence, LineOrigin } from '../../src/demos/fences'

/** Set of packages a sample is checked with: the current ones, five 5 with vreo, or the current ones with Node's types. */
export type TypeSet = 'latest' | 'five5' | 'node'

/** A module to check: one fence, or a fence with the `continue` fences after it. */
export interface SampleUnit {
  /** Page it stands on, relative to the repository's root. */
  page: string
  /** Absolute path of the file the compiler sees; it exists nowhere on disk. */
  path: string
  code: string
  /** One entry for each line of `code`. */
  origins: LineOrigin[]
  typeSet: TypeSet
  /** `false` for `nocheck`: other fences may import it, its own errors are not reported. */
  checked: boolean
  /** Declares types for the whole program, so that its page needs a program of its own. */
  ambient: boolean
  /** Of what the compiler finds, only these numbers count; its names are not noted. */
  only?: ReadonlySet<number>
}

/** The samples of some pages as a set of virtual files. */
export interface SampleFiles {
  units: SampleUnit[]
  /** Absolute path → text, everything a sample may import. */
  files: Map<string, string>
  problems: Problem[]
}

/** Folder below the root that the virtual files pretend to lie in; nothing is written there. */
export const VIRTUAL_FOLDER = '.samples'
const EXTENSIONS: Record<string, RegExp> = { ts: /\.[cm]?ts$/, tsx: /\.tsx$/, vue: /\.vue$/, json: /\.json$/ }
const AMBIENT = /^\s*declare\s+(global\b|module\s+['"])/m
const NODE_IMPORT = /(?:from|import|require)\s*\(?\s*['"]node:/
const VREO_IMPORT = /from\s+['"]@realsee\/vreo/

/** Files of one page between two fences with the same title; a repeated title starts the next state. */
type State = Map<string, SampleUnit>

/** For each state, what a fence in it can import: of every title the newest version up to it, else the first after it. */
function overlay(states: State[], folder: string, files: Map<string, string>): void {
  for (const [index, own] of states.entries()) {
    const visible: State = new Map()
    for (const state of states.slice(0, index)) for (const [title, unit] of state) visible.set(title, unit)
    for (const [title, unit] of own) visible.set(title, unit)
    for (const state of states.slice(index + 1))
      for (const [title, unit] of state) if (!visible.has(title)) visible.set(title, unit)
    for (const [title, unit] of visible) files.set(path.posix.join(folder, String(index), title), unit.code)
  }
}

function titlePath(fence: Fence, problems: Problem[]): string | null {
  const { title } = fence.meta
  const extension = EXTENSIONS[fence.lang]
  if (title === undefined || !/\.\w+$/.test(title) || !extension) return null
  if (/^(?:\.\.|\/|[A-Za-z]:)|\\/.test(title)) {
    const message = `标题 ${title} 不是项目里的路径`
    const remedy = `写相对于项目的路径，用 / 分隔，例如 title="src/${path.posix.basename(title.replaceAll('\\', '/'))}"`
    problems.push(errorAt(fence, 'sample-title', message, remedy))
    return null
  }
  const normal = path.posix.normalize(title)
  if (extension.test(normal)) return normal
  const message = `标题 ${title} 与代码块的语言 ${fence.lang} 不一致`
  problems.push(errorAt(fence, 'sample-title', message, '改扩展名，或改语言'))
  return null
}

function typeSetOf(fence: Fence, problems: Problem[]): TypeSet {
  const { code, meta } = fence
  const problem = (message: string, remedy: string) => problems.push(errorAt(fence, 'sample-sdk', message, remedy))
  if (meta.sdk === 'five5') return 'five5'
  const withFive6 = meta.sdk === 'five6'
  if (meta.sdk !== undefined && !withFive6)
    problem(`不认识的 sdk="${meta.sdk}"`, '只能写 sdk="five5"，其余用当前版本，不用写')
  if (VREO_IMPORT.test(code) && !withFive6)
    problem('示例引用了 @realsee/vreo，却没有写 sdk="five5"', '在代码块的语言后面加 sdk="five5"')
  return NODE_IMPORT.test(code) ? 'node' : 'latest'
}

/**
 * Turns the ts, tsx, vue and json fences of pages into virtual files.
 * @param root absolute path of the repository
 * @param fences in document order, as `collectFences` gives them
 */
export function makeSampleFiles(root: string, fences: Fence[]): SampleFiles {
  const result: SampleFiles = { units: [], files: new Map(), problems: [] }
  const pages = new Map<string, Fence[]>()
  for (const fence of fences)
    if (EXTENSIONS[fence.lang] || fence.lang === RUN) pages.set(fence.file, [...(pages.get(fence.file) ?? []), fence])
  for (const [page, list] of pages)
    addPage(path.posix.join(root, VIRTUAL_FOLDER, page.replace(/\.mdx$/, '')), page, list, result)
  return result
}

function addPage(folder: string, page: string, fences: Fence[], { units, files, problems }: SampleFiles): void {
  const states: State[] = [new Map<string, SampleUnit>()]
  const previous = new Map<string, SampleUnit>()
  const parts = new Map<string, string>()
  for (const fence of fences) {
    if (fence.lang === RUN) {
      const main = mainUnit(folder, fence, states.length - 1)
      if (!main) continue
      units.push(main.unit)
      files.set(main.unit.path, main.unit.code)
      for (const [file, text] of main.parts) parts.set(file, text)
      continue
    }
    const before = previous.get(fence.lang)
    if (fence.meta.continues && before) {
      if (fence.meta.nocheck !== undefined) continue
      before.code += `\n${fence.code}`
      before.origins.push(...fence.origins)
      before.ambient ||= AMBIENT.test(fence.code)
      continue
    }
    if (fence.meta.continues) {
      const message = `continue 之前没有 ${fence.lang} 代码块`
      problems.push(errorAt(fence, 'sample-continue', message, '去掉 continue'))
    }
    const title = titlePath(fence, problems) ?? `untitled-${fence.line}.${fence.lang}`
    if (states.at(-1)?.has(title)) states.push(new Map())
    const unit: SampleUnit = {
      page,
      path: path.posix.join(folder, String(states.length - 1), title),
      code: fence.code,
      origins: [...fence.origins],
      typeSet: typeSetOf(fence, problems),
      checked: fence.lang !== 'json' && fence.meta.nocheck === undefined,
      ambient: AMBIENT.test(fence.code) || title.endsWith('.d.ts'),
    }
    states.at(-1)?.set(title, unit)
    previous.set(fence.lang, unit)
    units.push(unit)
  }
  overlay(states, folder, files)
  for (const index of states.keys())
    for (const [file, text] of parts) files.set(path.posix.join(folder, String(index), file), text)
}

/** The module that a `run` block starts its program with, and the files that come with it; none without code. */
function mainUnit(
  folder: string,
  fence: Fence,
  state: number,
): { unit: SampleUnit; parts: Map<string, string> } | undefined {
  const { declaration, codeLine } = readDeclaration(fence.code, fence.file, fence.line)
  if (!declaration?.code) return undefined
  const pieces = mainPieces(declaration)
  const unit: SampleUnit = {
    page: fence.file,
    path: path.posix.join(folder, String(state), `src/main-${fence.line}.ts`),
    code: pieces.map(({ text }) => text).join('\n'),
    origins: pieces.map(({ line }) => ({
      file: fence.file,
      line: line === undefined ? fence.line : codeLine + line,
    })),
    typeSet: fence.meta.sdk === 'five5' ? 'five5' : 'latest',
    checked: true,
    ambient: false,
  }
  return { unit, parts: partsOf(declaration) }
}
