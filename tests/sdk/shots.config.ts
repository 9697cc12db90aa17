import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

/** `npm run shots`: takes the pictures of the pages again. Drawn finer than they are shown, so that edges are smooth. */
export default (async () => {
  const base = await tests
  return defineConfig({
    ...base,
    testMatch: '*.shot.ts',
    workers: 1,
    timeout: 300_000,
    use: { ...base.use, viewport: { width: 960, height: 600 }, deviceScaleFactor: 1.5 },
  })
})()
