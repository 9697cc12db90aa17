import { resolve } from 'node:path'

/** One of the checks and tests that `npm test` runs. */
export interface Step {
  name: string
  command: string
  /** Steps that must have passed before. */
  needs?: string[]
  /** Where the step's runner leaves its counts and times; without it the step counts as one test. */
  report?: { file: string; kind: 'jest' | 'playwright' }
  /** Not beside another one of these: two browsers leave nothing to each other, and builds beside them enough. */
  browser?: boolean
  env?: Record<string, string>
  /** Runs in `npm run test:all`, or when it is named. */
  isNightly?: boolean
  /** What `npm test` adds to the command, to leave out what `npm run test:all` runs. */
  short?: string
  /** Lines of its output that the summary repeats. */
  says?: RegExp
}

/** Folder of logs and of the runners' reports. */
export const REPORTS = 'test-results'

const JEST = 'jest --config jest.config.mjs --silent=false'
/** What Jest needs for packages that are ES modules only. */
export const ESM = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }

const jest = (name: string, projects: string, extra: Partial<Step> = {}): Step => ({
  name,
  command: `${JEST} --selectProjects ${projects} --json --outputFile=${REPORTS}/${name}.json`,
  report: { file: `${name}.json`, kind: 'jest' },
  env: ESM,
  ...extra,
})

/** Browser tests; those with the tag `@nightly` are left to `npm run test:all`. */
const playwright = (name: string, config: string, extra: Partial<Step> = {}): Step => ({
  name,
  command: `playwright test -c ${config} --reporter=dot,json`,
  short: ' --grep-invert @nightly',
  browser: true,
  report: { file: `${name}.json`, kind: 'playwright' },
  // A relative path would be taken from the folder of the configuration
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(REPORTS, `${name}.json`) },
  ...extra,
})

/** In the order in which they are started: what others wait for, then the long ones, so that both lanes end together. */
export const STEPS: Step[] = [
  // The cheapest, and the one that says what is wrong with a page
  { name: 'content', command: 'tsx tools/check/content.ts', says: /^(?:错误|提醒) .*\n.*/gm },
  { name: 'browser', command: 'tsx tools/test/find-browser.ts' },
  { name: 'build', command: 'gatsby build --prefix-paths', env: { GATSBY_TELEMETRY_DISABLED: '1' } },
  playwright('e2e', 'playwright.config.ts', { needs: ['browser', 'build'] }),
  jest('builds', 'builds', { needs: ['browser'] }),
  // Their packages have a lock file of their own. Engines that are not installed are skipped, each with the command that installs it
  playwright('engines', 'tests/engines/playwright.config.ts', {
    needs: ['browser', 'build'],
    command: 'npm run test:engines --',
    isNightly: true,
    env: { ENGINES_REPORT: resolve(REPORTS, 'engines.json') },
    says: /^[-✓✗·] .*|^ {4}[✗·] .*/gm,
  }),
  jest('unit', 'node browser'),
  playwright('sdk', 'tests/sdk/playwright.config.ts', {
    needs: ['browser'],
    short: ' programs.spec --grep-invert @nightly',
  }),
  {
    name: 'types',
    command:
      'tsc -p tsconfig.json && tsc -p tsconfig.node.json && tsc -p tsconfig.engine.json && tsc -p samples/live-tour/tsconfig.json',
  },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  // Each file reads the whole site: a worker that has grown is begun anew
  jest('site', 'site --maxWorkers=2 --workerIdleMemoryLimit=1500MB', { needs: ['build'] }),
  { name: 'samples', command: 'tsx tools/check/samples.ts' },
  { name: 'api', command: 'tsx tools/check/api.ts' },
  { name: 'format', command: 'prettier --check --cache --log-level warn .' },
  {
    name: 'borders',
    command:
      'depcruise --config .dependency-cruiser.cjs src gatsby-node.ts gatsby-config.ts gatsby-browser.tsx gatsby-ssr.tsx --output-type err',
  },
  { name: 'unused', command: 'knip' },
  { name: 'prose', command: 'tsx tools/check/prose.ts' },
  { name: 'styles', command: 'stylelint "src/**/*.css" --max-warnings 0' },
  {
    name: 'benches',
    command: 'tsx tools/bench/search/bench.ts && tsx tools/bench/first-answer.ts && tsx tools/bench/pages.ts',
    needs: ['browser', 'build'],
    isNightly: true,
    browser: true,
    env: { ROUNDS: '1' },
    says: /^(?:没有)?达到.*/gm,
  },
  // Their packages have a lock file of their own: nothing else needs them
  jest('openapi', 'openapi', {
    command: `npm ci --ignore-scripts --no-audit --no-fund --prefix tests/openapi && ${JEST} --selectProjects openapi --json --outputFile=${REPORTS}/openapi.json`,
    isNightly: true,
  }),
  jest('nightly', 'nightly', { needs: ['browser', 'build'], isNightly: true }),
]

/**
 * @param names the steps to run, with what they need; none are all of the list.
 * @param isAll whether the list is that of `npm run test:all`.
 * @throws for a name that no step has.
 */
export function selectSteps(names: string[], isAll: boolean): Step[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length)
    throw new Error(`没有这些步骤：${unknown.join(' ')}。可用的有：${STEPS.map(({ name }) => name).join(' ')}`)
  const isNeeded = (name: string): boolean =>
    names.includes(name) || STEPS.some((step) => names.includes(step.name) && step.needs?.includes(name))
  return STEPS.filter(({ name, isNightly }) => (names.length ? isNeeded(name) : isAll || !isNightly)).map((step) =>
    isAll || !step.short ? step : { ...step, command: step.command + step.short },
  )
}
