import { defineConfig } from '@playwright/test'
import { findBrowser, withWebgl } from '../support/browser'

/** Port of the sample server; `SDK_PORT` when another one is taken. */
const port = Number(process.env.SDK_PORT ?? 9051)

/** The SDKs for real, in software WebGL, on the sample flat (`samples/README.md`). */
export default (async () => {
  const { executablePath, args } = await findBrowser()
  return defineConfig({
    testDir: '.',
    outputDir: '../../test-results/sdk',
    testMatch: '*.spec.ts',
    fullyParallel: false,
    workers: 2,
    // Software WebGL on a busy machine draws two pictures in a second
    timeout: 180_000,
    expect: { timeout: 45_000 },
    forbidOnly: Boolean(process.env.CI),
    reporter: 'list',
    use: {
      baseURL: `http://localhost:${port}`,
      locale: 'zh-CN',
      // Small: every pixel is drawn by the processor.
      viewport: { width: 480, height: 300 },
      launchOptions: {
        executablePath,
        args: [
          ...withWebgl(args),
          `--host-resolver-rules=MAP flat.example.test 127.0.0.1,MAP *.realsee-cdn.cn 127.0.0.1:${port}`,
          '--autoplay-policy=no-user-gesture-required',
        ],
      },
    },
    webServer: {
      command: 'tsx tests/sdk/server/serve.ts',
      cwd: '../..',
      port,
      env: { PORT: String(port) },
      reuseExistingServer: false,
      timeout: 90_000,
    },
  })
})()
