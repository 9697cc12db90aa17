import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser'

const port = Number(process.env.PORT ?? 9300)

/** Browser tests on the built site: the list of behaviours, and beside it what only Chromium can be asked. */
export default (async () => {
  const { executablePath, args } = await findBrowser()
  return defineConfig({
    projects: [
      { name: 'chromium', testDir: 'tests/engines/behaviours', testIgnore: 'webkit-*.spec.ts' },
      { name: 'chromium only', testDir: 'tests/browser' },
    ],
    outputDir: 'test-results/e2e',
    fullyParallel: true,
    workers: 2,
    // For a busy machine: how fast the site is, benchmarks tell
    timeout: 90_000,
    expect: { timeout: 20_000 },
    forbidOnly: Boolean(process.env.CI),
    reporter: 'list',
    use: {
      baseURL: `http://localhost:${port}`,
      locale: 'zh-CN',
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1350, height: 900 },
      launchOptions: { executablePath, args },
    },
    webServer: { command: 'npm run serve', port, env: { PORT: String(port) }, reuseExistingServer: false },
  })
})()
