import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Runs every check and test (`npm test`), two at a time, and closes with `N passed, N failed`.
 * `npm test -- lint unit` runs only the named steps and what they need.
 */
interface Step {
  name: string
  command: string
  /** Steps that must have passed before. */
  needs?: string[]
  /** Where the step's runner leaves its counts; without it the step counts as one test. */
  report?: { file: string; kind: 'jest' | 'playwright' }
  /** Not beside another one of these: two browsers leave nothing to each other, and builds beside them enough. */
  browser?: boolean
  env?: Record<string, string>
  /** Lines of its output that the summary repeats. */
  says?: RegExp
}

const REPORTS = 'test-results'
const JEST = 'jest --config jest.config.mjs --silent=false'
const ESM = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }
const jest = (name: string, projects: string, extra: Partial<Step> = {}): Step => ({
  name,
  command: `${JEST} --selectProjects ${projects} --json --outputFile=${REPORTS}/${name}.json`,
  report: { file: `${name}.json`, kind: 'jest' },
  env: ESM,
  ...extra,
})
const playwright = (name: string, config: string, extra: Partial<Step> = {}): Step => ({
  name,
  command: `playwright test -c ${config} --reporter=dot,json`,
  browser: true,
  report: { file: `${name}.json`, kind: 'playwright' },
  // A relative path would be taken from the folder of the configuration
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(REPORTS, `${name}.json`) },
  ...extra,
})

const STEPS: Step[] = [
  { name: 'browser', command: 'tsx scripts/find-browser.ts' },
  { name: 'build', command: 'gatsby build --prefix-paths', env: { GATSBY_TELEMETRY_DISABLED: '1' } },
  // The long ones first, so that both lanes end at about the same time
  jest('builds', 'builds', { needs: ['browser'] }),
  playwright('e2e', 'playwright.config.ts', { needs: ['browser', 'build'] }),
  playwright('sdk', 'tests/sdk/playwright.config.ts', { needs: ['browser'] }),
  // Engines that are not installed are skipped, each with the command that installs it
  playwright('engines', 'tests/engines/playwright.config.ts', {
    needs: ['browser', 'build'],
    command: 'playwright test -c tests/engines/playwright.config.ts',
    env: { ENGINES_REPORT: resolve(REPORTS, 'engines.json') },
    says: /^[-✓✗·] .*|^ {4}[✗·] .*/gm,
  }),
  {
    name: 'types',
    command:
      'tsc -p tsconfig.json && tsc -p tsconfig.node.json && tsc -p tsconfig.engine.json && tsc -p samples/tsconfig.json && tsc -p samples/live-tour/tsconfig.json',
  },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'styles', command: 'stylelint "src/**/*.css" --max-warnings 0' },
  {
    name: 'borders',
    command:
      'depcruise --config .dependency-cruiser.cjs src gatsby-node.ts gatsby-config.ts gatsby-browser.tsx gatsby-ssr.tsx content/docs --output-type err',
  },
  { name: 'unused', command: 'knip' },
  { name: 'prose', command: 'tsx scripts/checks/check-prose.ts' },
  { name: 'samples', command: 'tsx scripts/checks/check-samples.ts' },
  { name: 'api', command: 'tsx scripts/checks/check-api.ts' },
  jest('unit', 'node browser'),
  jest('site', 'site', { needs: ['build'] }),
]

interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Browser tests that passed only when they were run again: passed, but named, so that they get mended. */
  flaky?: string[]
  /** Tests that did not run: their names tell what was missing. */
  left?: string[]
}

/** The part of Playwright's report that is read here: suites in suites, with their tests. */
interface Suite {
  file?: string
  suites?: Suite[]
  specs?: { title: string; line: number; tests: { status: string }[] }[]
}

const namesOf = (wanted: string, { file, suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap((suite) => namesOf(wanted, suite)),
]

/** The part of Jest's report that is read here, besides its counts. */
interface JestReport {
  testResults?: { assertionResults: { status: string; fullName: string }[] }[]
}

const leftOut = ({ testResults = [] }: JestReport): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo')
    .map(({ fullName }) => fullName)

function countsOf({ report }: Step, code: number): Outcome {
  const plain = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (!report) return plain
  try {
    const data = JSON.parse(readFileSync(join(REPORTS, report.file), 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>
    }
    const counts =
      report.kind === 'jest'
        ? {
            passed: data.numPassedTests ?? 0,
            failed: data.numFailedTests ?? 0,
            skipped: (data.numPendingTests ?? 0) + (data.numTodoTests ?? 0),
            left: leftOut(data as JestReport),
          }
        : {
            passed: (data.stats?.expected ?? 0) + (data.stats?.flaky ?? 0),
            failed: data.stats?.unexpected ?? 0,
            skipped: data.stats?.skipped ?? 0,
            flaky: namesOf('flaky', data as unknown as Suite),
            left: namesOf('skipped', data as unknown as Suite),
          }
    // A runner that broke before its first test must not look like one that passed; nor one that ran nothing.
    return (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0
      ? { ...counts, failed: counts.failed + 1 }
      : counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function run(step: Step): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
        ...step.env,
      },
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length)
    throw new Error(`没有这些步骤：${unknown.join(' ')}。可用的有：${STEPS.map(({ name }) => name).join(' ')}`)
  const selected = STEPS.filter(
    ({ name }) =>
      !wanted.length ||
      wanted.includes(name) ||
      STEPS.some((step) => wanted.includes(step.name) && step.needs?.includes(name)),
  )
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const total: Outcome = { passed: 0, failed: 0, skipped: 0 }
  const left: string[] = []
  const results = new Map<string, boolean>()
  const waiting = [...selected]
  let browserBusy = false
  const lane = async (): Promise<void> => {
    while (waiting.length) {
      const index = waiting.findIndex(
        ({ needs, browser }) => (needs ?? []).every((need) => results.has(need)) && !(browser && browserBusy),
      )
      if (index < 0) {
        await new Promise((wake) => setTimeout(wake, 300))
        continue
      }
      const [step] = waiting.splice(index, 1) as [Step]
      browserBusy ||= Boolean(step.browser)
      const started = Date.now()
      const blocked = (step.needs ?? []).filter((need) => !results.get(need))
      const { code, output } = blocked.length
        ? { code: 1, output: `没有运行：${blocked.join('、')} 没有通过` }
        : await run(step)
      if (step.browser) browserBusy = false
      const counts = blocked.length ? { passed: 0, failed: 1, skipped: 0 } : countsOf(step, code)
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      left.push(...(counts.left ?? []).map((test) => `${step.name}：${test}`))
      results.set(step.name, counts.failed === 0)
      writeFileSync(join(REPORTS, `${step.name}.log`), output)
      console.log(
        `${counts.failed ? '✗' : '✓'} ${step.name}  ${counts.passed} 通过，${counts.failed} 失败${counts.skipped ? `，${counts.skipped} 跳过` : ''}  ${((Date.now() - started) / 1000).toFixed(0)} 秒`,
      )
      for (const line of step.says ? (output.match(step.says) ?? []) : []) console.log(`  ${line}`)
      for (const test of counts.flaky ?? []) console.log(`  重跑才通过：${test}`)
      if (counts.failed) console.log(output.slice(-6000))
    }
  }
  await Promise.all([lane(), lane()])
  if (left.length) console.log(`\n没有运行的测试：\n${left.map((test) => `  ${test}`).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
  process.exitCode = total.failed ? 1 : 0
}

void main()
