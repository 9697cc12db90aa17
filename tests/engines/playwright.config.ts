import { defineConfig } from '@playwright/test'
import { ENGINES } from './drivers/engines'

/** One list of behaviours in every engine: a project each. `npm run test:engines -- --project webkit` runs one. */
export default defineConfig({
  testDir: 'behaviours',
  outputDir: '../../test-results/engines',
  workers: 4,
  // An engine that hangs must not hold the others
  globalTimeout: 1_800_000,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['./summary.ts'],
    ['json', { outputFile: process.env.ENGINES_REPORT ?? '../../test-results/engines.json' }],
  ],
  projects: ENGINES.map(({ name }) => ({ name, ...(name !== 'webkit' && { testIgnore: 'webkit-*.spec.ts' }) })),
})
