import { proxyCreateProgram } from '@volar/typescript/lib/node/proxyCreateProgram'
import { createVueLanguagePlugin, getDefaultCompilerOptions } from '@vue/language-core'
import ts from 'typescript'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import { compilerGuess, compilerRemedy, compilerSays, literalsAt } from './compiler-words'
import { ambientTypes, sampleHost, sampleOptions } from './sample-host'
import type { SampleFiles, SampleUnit } from './sample-units'

/** `noUnusedLocals` is on for the sake of imports; these codes are reported for them alone (a sample may end with an unused constant). */
const UNUSED = new Set([6133, 6192, 6196, 6198, 6199])

const NOT_EXPORTED = new Set([2305, 2614, 2724])

const lineOf = (unit: SampleUnit, offset = 0): number => unit.code.slice(0, offset).split('\n').length

/** Whether an offset lies in an import; by text, because a Vue file's syntax tree is that of generated code. */
const isImport = (code: string, start: number): boolean =>
  [...code.matchAll(/^[ \t]*import\b[^'"]*['"][^'"]*['"]/gm)].some(
    ({ index, 0: text }) => index <= start && start < index + text.length,
  )

function toProblem(unit: SampleUnit, diagnostic: ts.Diagnostic, values: readonly string[]): Problem {
  const offset = Math.min(diagnostic.start ?? 0, unit.code.length)
  const origin = unit.origins[lineOf(unit, offset) - 1] ?? unit.origins.at(-1)
  const place = origin ?? { file: unit.page, line: 1 }
  const message = `TS${diagnostic.code} ${compilerSays(diagnostic, '\n    ')}`
  return UNUSED.has(diagnostic.code)
    ? errorAt(place, 'sample-unused-import', message, '导入了却没有用到，删去')
    : errorAt(place, 'sample-type', message, compilerRemedy(diagnostic, values))
}

/** Whether it was found only because a module does not have a name: that name is not used, and the right one is not there. */
function isConsequence(
  unit: SampleUnit,
  { code, start, ...rest }: ts.Diagnostic,
  found: readonly ts.Diagnostic[],
): boolean {
  const missing = found.filter((other) => NOT_EXPORTED.has(other.code))
  if (UNUSED.has(code)) return missing.some((other) => lineOf(unit, other.start) === lineOf(unit, start))
  const name = unit.code.slice(start ?? 0, (start ?? 0) + (rest.length ?? 0))
  return (code === 2304 || code === 2552) && missing.some((other) => compilerGuess(other) === name)
}

function vueProgram(options: ts.CreateProgramOptions): ts.Program {
  const create = proxyCreateProgram(ts, ts.createProgram, (compiler, { options: compilerOptions }) => [
    createVueLanguagePlugin<string>(compiler, compilerOptions, getDefaultCompilerOptions(99, 'vue', true), (id) => id),
  ])
  return create(options)
}

/** Units that share a program: one for each type set, and one for each page that declares types for everybody. */
function groupUnits(units: SampleUnit[]): SampleUnit[][] {
  const ambientPages = new Set(units.filter(({ ambient }) => ambient).map(({ page }) => page))
  const groups = new Map<string, SampleUnit[]>()
  for (const unit of units) {
    const key = ambientPages.has(unit.page) ? `${unit.typeSet} ${unit.page}` : unit.typeSet
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()].filter((group) => group.some(({ checked }) => checked))
}

/**
 * Type-checks samples with the packages installed in the repository.
 * @param root absolute path of the repository, with `/`
 * @param visit sees each checked module with what the compiler knows of it; not those of Vue, which it sees translated
 * @returns for each page with errors its problems, at the line of the page (or of the file named by `file=`)
 */
export function checkTypes(
  root: string,
  { units, files }: Pick<SampleFiles, 'units' | 'files'>,
  visit?: (unit: SampleUnit, source: ts.SourceFile, checker: ts.TypeChecker) => void,
): Map<string, Problem[]> {
  const cache = new Map<string, ts.SourceFile | undefined>()
  const ambient = ambientTypes(root)
  const problems = new Map<string, Problem[]>()
  for (const group of groupUnits(units)) {
    const typeSet = group[0]?.typeSet ?? 'latest'
    const options = sampleOptions(root, typeSet)
    const rootUnits = group.filter((unit) => unit.checked || unit.ambient)
    const rootNames = [...ambient, ...rootUnits.map((unit) => unit.path)]
    const host = sampleHost(root, options, files, cache)
    const hasVue = [...files.keys()].some((file) => file.endsWith('.vue'))
    const program = (hasVue ? vueProgram : ts.createProgram)({ rootNames, options, host })
    for (const unit of rootUnits) {
      if (!unit.checked) continue
      const source = program.getSourceFile(unit.path)
      if (!source) throw new Error(`${unit.path} 没有进入类型检查`)
      if (!unit.path.endsWith('.vue') && !unit.only) visit?.(unit, source, program.getTypeChecker())
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      const isWanted = ({ code, start = 0 }: ts.Diagnostic): boolean =>
        unit.only ? unit.only.has(code) : !UNUSED.has(code) || isImport(unit.code, start)
      const wanted = found.filter((one) => isWanted(one) && !isConsequence(unit, one, found))
      problems.set(unit.page, [
        ...(problems.get(unit.page) ?? []),
        ...wanted.map((diagnostic) =>
          toProblem(unit, diagnostic, literalsAt(program.getTypeChecker(), source, diagnostic.start ?? 0)),
        ),
      ])
    }
  }
  return problems
}
