import { readPrograms } from '../../src/demos/project/page-app'
import { readDeclaration, RUN } from '../../src/demos/declaration'
import type { Problem } from '../../src/site/types'
import { checkFence } from './fence-rules'
import { collectFences, type Fence } from '../../src/demos/fences'
import { checkSdkVersions } from './sdk-versions'
import { withCache } from './sample-cache'
import { readEntries, type Entries } from '../reference/entries'
import { namesIn, type LineNames } from './sample-names'
import { checkTypes } from './sample-program'
import { textUnits } from './text-code'
import { makeSampleFiles, type SampleFiles, type SampleUnit } from './sample-units'
import { readPages } from '../../src/demos/page-tree'

/** What a run found, and how much it looked at. */
export interface SampleReport {
  problems: Problem[]
  /** Code blocks in all. */
  blocks: number
  /** Modules that were type-checked. */
  typed: number
  /** Blocks that say why they are not checked. */
  skipped: number
  /** Names of the SDKs in the code. */
  names: LineNames[]
}

/** What the compiler found on a page. */
type Found = Problem | LineNames

/**
 * Checks the code blocks of pages.
 * @param root absolute path of the repository
 * @param pages relative to `root`
 * @param cached reuse results of pages that did not change
 */
export function checkSamples(root: string, pages: string[], cached: boolean): SampleReport {
  const { fences, problems } = collectFences(root, pages)
  problems.push(...readPages(root, pages).pages.flatMap((page) => checkSdkVersions(root, page)))
  const { units, files, problems: unitProblems } = makeSampleFiles(root, fences)
  for (const unit of textUnits(root, pages, units)) {
    units.push(unit)
    files.set(unit.path, unit.code)
  }
  const check = (some: typeof units): Map<string, Found[]> => typesAndNames(root, some, files)
  const found = cached ? withCache(root, units, check) : [...check(units).values()].flat()
  const types = found.filter((one) => 'severity' in one)
  return {
    problems: [
      ...problems,
      ...fences.flatMap(checkFence),
      ...unitProblems,
      ...types,
      ...programProblems(pages, fences),
    ],
    blocks: fences.length,
    typed: units.filter(({ checked }) => checked).length,
    skipped: fences.filter(({ meta }) => meta.nocheck !== undefined).length,
    names: found.filter((one) => 'names' in one),
  }
}

/** Checks the types of some modules, and notes the names of the SDKs in them on the way. */
function typesAndNames(root: string, units: SampleUnit[], files: SampleFiles['files']): Map<string, Found[]> {
  let entries: Entries | undefined
  const names: LineNames[] = []
  const found = new Map<string, Found[]>(
    checkTypes(root, { units, files }, (unit, source, checker) => {
      entries ??= readEntries(root)
      names.push(...namesIn(unit, source, checker, entries))
    }),
  )
  for (const one of names) found.set(one.page, [...(found.get(one.page) ?? []), one])
  return found
}

const isUnreadable = ({ lang, code, file, line }: Fence): boolean =>
  lang === RUN && readDeclaration(code, file, line).problems.length > 0

/** Declarations that name what is not there. Those that cannot be read have been told, each with its own line. */
const programProblems = (pages: string[], fences: Fence[]): Problem[] =>
  readPrograms(pages, fences).faults.filter(
    (fault) => !fences.some((fence) => fence.file === fault.file && fence.line === fault.line && isUnreadable(fence)),
  )
