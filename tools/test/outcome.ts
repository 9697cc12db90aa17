import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { REPORTS, type Step } from './steps'

/** What a step has come to. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that were left out, each with its reason. */
  skipped: string[]
  /** Seconds that each of its test files took, of one worker. */
  files: Record<string, number>
}

/** The part of Jest's report that is read here; times in milliseconds. Tests that are skipped say why in their title. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The part of Playwright's report that is read here: suites in suites, with their tests; durations in milliseconds. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  suites: Suite[]
}
interface Suite {
  file?: string
  suites?: Suite[]
  specs?: Spec[]
}
interface Spec {
  title: string
  file?: string
  line: number
  tests: {
    status: string
    annotations?: { type: string; description?: string }[]
    results?: { duration: number }[]
  }[]
}

const specsOf = ({ file, suites = [], specs = [] }: Suite): Spec[] => [
  ...specs.map((spec) => ({ ...spec, ...(file && { file }) })),
  ...suites.flatMap(specsOf),
]

const nameOf = ({ file, line, title }: Spec): string => `${file}:${line} ${title}`

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

function ofJest({ numPassedTests, numFailedTests, testResults }: JestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: skipped.map(({ fullName }) => fullName),
    files: Object.fromEntries(
      testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), seconds(endTime - startTime)]),
    ),
  }
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf)
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
  const reasonOf = ({ tests }: Spec): string =>
    tests.flatMap(({ annotations = [] }) => annotations.flatMap(({ description }) => description ?? []))[0] ??
    '没有写原因'
  const files: Record<string, number> = {}
  for (const { file = '', tests } of specs)
    for (const { results = [] } of tests)
      for (const { duration } of results) files[file] = (files[file] ?? 0) + seconds(duration)
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: skipped.map((spec) => `${nameOf(spec)}（${reasonOf(spec)}）`),
    files,
  }
}

/**
 * Reads what a step's runner has left.
 * @param code exit code of the step. A runner that broke before its first test must not look like one that passed; nor
 *   one that ran nothing.
 */
export function outcomeOf({ report }: Step, code: number): Outcome {
  const plain: Outcome = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], files: {} }
  if (!report) return plain
  try {
    const text = readFileSync(join(REPORTS, report.file), 'utf8')
    const read =
      report.kind === 'jest'
        ? ofJest(JSON.parse(text) as JestReport)
        : ofPlaywright(JSON.parse(text) as PlaywrightReport)
    const isBroken = (code !== 0 && read.failed === 0) || read.passed + read.failed === 0
    return isBroken ? { ...read, failed: read.failed + 1 } : read
  } catch {
    return { ...plain, passed: 0, failed: 1 }
  }
}
