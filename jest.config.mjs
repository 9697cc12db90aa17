/** Native ESM: the pipeline's packages are ESM only (run with NODE_OPTIONS=--experimental-vm-modules). */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/css-module.ts',
    // Not on npm: the stand-in that the runnable sample brings along
    '^@realsee/live$': '<rootDir>/samples/live-tour/mock/live.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/tests/fixtures'],
}

/**
 * Left to `npm run test:all`: accidents of builds, publications and releases, what needs whole builds of its own, other
 * hosts, and what agents get from questions by the hundred and from the package.
 */
const NIGHTLY = [
  'tests/builds/(?:faults|old-tabs|other-prefix|same-bytes|source-maps|warm|with-demos)\\.test\\.ts$',
  'tests/algolia/faults\\.test\\.ts$',
  'tools/release/accidents\\.test\\.ts$',
  'tests/site/(?:all-pages|other-hosts|agents/(?:package|questions))\\.test\\.ts$',
]
const byDay = { ...shared, testPathIgnorePatterns: ['/node_modules/', ...NIGHTLY] }

export default {
  // Only ends what hangs: whole builds on a busy machine take minutes, and speed is measured in benchmarks
  testTimeout: 600_000,
  projects: [
    {
      ...byDay,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{src/site,src/article,src/demos,src/gatsby,src/outputs,src/agents,src/search/algolia,src/openapi,src/reference,src/styles,src/search/engine,tools,samples,tests/unit}/**/*.test.ts',
      ],
    },
    {
      ...byDay,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/src/{page,client,search/client,search/dialog,search/page}/**/*.test.{ts,tsx}',
        '<rootDir>/src/search/*.test.{ts,tsx}',
      ],
    },
    { ...byDay, displayName: 'site', testEnvironment: 'node', testMatch: ['<rootDir>/tests/site/**/*.test.ts'] },
    {
      ...byDay,
      displayName: 'builds',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{builds,algolia}/**/*.test.ts'],
    },
    { ...shared, displayName: 'openapi', testEnvironment: 'node', testMatch: ['<rootDir>/tests/openapi/*.test.ts'] },
    { ...shared, displayName: 'nightly', testEnvironment: 'node', testRegex: NIGHTLY },
  ],
}
