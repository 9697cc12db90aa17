import { describe, expect, test } from '@jest/globals'
import { bundleReader, withoutPageScripts, type BrowserConfig } from './browser-bundle'
import { useEsbuildForStyles, useSwcMinifier } from './webpack'
import { ignoreOrderOfStyles, leaveOutEslint } from './webpack-preview'
import { useEsbuildLoader } from './webpack-scripts'

/** What this site changes in Gatsby is looked for by name; when Gatsby has another name for it, the build must say so. */
class TerserPlugin {}
const rules = () => [
  { test: /\.tsx?$/, use: () => [] },
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] },
  { test: /\.css$/, use: [] },
]
const browser = (changed: Partial<BrowserConfig> = {}): BrowserConfig => ({
  entry: { app: '/site/.cache/production-app' },
  externals: undefined,
  target: undefined,
  output: {},
  resolve: { alias: { $virtual: '/site/.cache/$virtual' } },
  optimization: { splitChunks: { cacheGroups: { framework: {}, default: false, defaultVendors: false } } },
  plugins: [],
  ...changed,
})

/** Runs the plugin over a bundle of the given files. @returns the files that are left. */
function filesLeft(files: string[]): string[] {
  const left = new Set(files)
  withoutPageScripts().apply({
    hooks: {
      compilation: {
        tap: (_, use) =>
          use({
            deleteAsset: (name) => void left.delete(name),
            hooks: {
              processAssets: { tap: (_options, run) => run(Object.fromEntries(files.map((name) => [name, 1]))) },
            },
          }),
      },
    },
  })
  return [...left]
}

describe('Gatsby’s configuration as this site knows it', () => {
  test('is taken as it is', () => {
    const module = { rules: rules() }
    useEsbuildLoader({ module })
    expect(module.rules.map(({ test }) => String(test))).toEqual([String(rules()[1]!.test), String(/\.css$/)])
    expect(JSON.stringify(module.rules[0]!.use)).toContain('esbuild-loader')
    const config = browser()
    bundleReader(config)
    expect(Object.keys(config.entry)).toEqual(['app', 'pages'])
    expect(filesLeft(['app-1.js', 'component---src-a.js', 'pages-1.js', 'app.css'])).toEqual(['app-1.js', 'app.css'])
  })
})

describe('a changed Gatsby fails the build with the part that changed', () => {
  test.each([
    [
      'webpack 的 TypeScript 规则应恰好有一处，找到 0 处',
      () => useEsbuildLoader({ module: { rules: rules().slice(1) } }),
    ],
    ['webpack 的脚本规则应恰好有一处，找到 0 处', () => useEsbuildLoader({ module: { rules: rules().slice(0, 1) } })],
    [
      'webpack 的 TerserPlugin应恰好有一处，找到 2 处',
      () =>
        useSwcMinifier({
          optimization: {
            ...browser().optimization,
            realContentHash: true,
            minimizer: [new TerserPlugin(), new TerserPlugin()],
          },
        }),
    ],
    [
      'webpack 的 CssMinimizerPlugin应恰好有一处，找到 0 处',
      () => useEsbuildForStyles({ optimization: { ...browser().optimization, realContentHash: true, minimizer: [] } }),
    ],
    ['webpack 的 MiniCssExtractPlugin应恰好有一处，找到 0 处', () => ignoreOrderOfStyles({ plugins: [] })],
    ['webpack 的 ESLintWebpackPlugin应恰好有一处，找到 0 处', () => leaveOutEslint({ plugins: [] })],
    ['入口 app', () => bundleReader(browser({ entry: { main: '/site/.cache/production-app' } }))],
    ['入口 app', () => bundleReader(browser({ entry: { app: '/site/.cache/other' } }))],
    ['$virtual/async-requires', () => bundleReader(browser({ resolve: {} }))],
    ['分组 framework', () => bundleReader(browser({ optimization: { splitChunks: { cacheGroups: {} } } }))],
    ['component---', () => filesLeft(['app-1.js', 'pages-1.js'])],
    ['pages-', () => filesLeft(['app-1.js', 'component---src-a.js'])],
  ])('%s', (message, build) => {
    expect(build).toThrow(message)
    expect(build).toThrow('核对 src/gatsby/')
  })
})
