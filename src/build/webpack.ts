import type { GatsbyNode } from 'gatsby'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { slimBrowserBundle } from './browser-bundle'
import { scriptTargets } from './browser-targets'
import { digestOfFolders } from './digest'
import { pageAssets } from './page-assets'
import { workerReady } from './worker-ready'

const site = createRequire(`${process.cwd()}/package.json`)
const ofGatsby = createRequire(site.resolve('gatsby/package.json'))

/** The parts of a webpack configuration that are changed here. */
interface Config {
  target: unknown
  output: { chunkFilename: string; hashSalt: string }
  devtool: unknown
  cache: { buildDependencies: Record<string, string[]>; version: string }
  optimization: {
    runtimeChunk: unknown
    realContentHash: boolean
    minimizer?: { constructor: { name: string } }[]
    splitChunks: { cacheGroups: Record<string, unknown> }
  }
  module: { rules: { test?: RegExp; use?: unknown; sideEffects?: boolean }[] }
  externals: unknown[]
  plugins: unknown[]
}

/** Modules the HTML renderer can load as they are instead of bundling them again. */
const RENDERER_EXTERNALS = [
  'lodash',
  'node-html-parser',
  'node-object-hash',
  'style-to-object',
  'prop-types',
  'react-helmet',
]

/**
 * Build stages only: esbuild in place of Babel and terser, no source maps, and a webpack cache that does not trace all
 * of Gatsby. `develop` keeps Gatsby's own pipeline (fast refresh). Measured gains: docs/decisions/0002-build-speed.md.
 * No static queries may exist: Babel, which would collect them, does not run.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({ plugins: [plugins.define(pageAssets(stage.startsWith('develop')))] })
  if (!stage.startsWith('build')) return
  // The last hook before the worker is wanted, or told to end
  if (stage === 'build-html') await workerReady()
  const config = getConfig() as Config
  config.devtool = false
  config.cache.buildDependencies = { defaultWebpack: [] }
  config.cache.version = digestOfFolders(process.cwd(), [
    'package-lock.json',
    'gatsby-config.ts',
    'src/build/webpack.ts',
    'src/build/browser-bundle.ts',
    'package.json',
    'src/build/strip-queries.cjs',
  ])
  useEsbuildLoader(config)
  useSwcMinifier(config)
  // Nothing of ours does anything by being imported: what a page does not use is left out
  config.module.rules.push({
    test: /[\\/]src[\\/](?:site|lib|ui|enhance|search|stand-ins)[\\/].*\.tsx?$/,
    sideEffects: false,
  })
  // Names of files come from the modules and from what bundles them. webpack's other way, from the finished bytes, breaks
  // a warm build after an edit of styles: it looks for the file they were in before (webpack/webpack#14514)
  config.optimization.realContentHash = false
  config.output.hashSalt = config.cache.version
  if (stage === 'build-javascript') slimBrowserBundle(config)
  if (stage === 'build-html') {
    // Styles stand in every page, but Gatsby renders pages again only when the hash of the renderer changes
    config.output.hashSalt += styleSheets().join()
    config.externals.push(Object.fromEntries(RENDERER_EXTERNALS.flatMap((name) => externalOf(name))))
  }
  actions.replaceWebpackConfig(config)
}

/** @returns names of the style sheets of the browser's bundle, which is made before the renderer. */
function styleSheets(): string[] {
  const stats = JSON.parse(readFileSync(join(process.cwd(), 'public/webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>
  }
  return Object.values(stats.assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith('.css'))
}

function useEsbuildLoader(config: Config): void {
  config.module.rules = config.module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/))
  for (const rule of config.module.rules) {
    if (typeof rule.use !== 'function' || String(rule.test) !== String(/\.(js|mjs|jsx|ts|tsx)$/)) continue
    rule.use = [
      {
        loader: site.resolve('esbuild-loader'),
        options: { loader: 'tsx', jsx: 'automatic', target: scriptTargets(), tsconfigRaw: {} },
      },
      { loader: join(process.cwd(), 'src/build/strip-queries.cjs') },
    ]
  }
}

/** As small as terser's output and about as fast as esbuild's, which leaves unused functions of joined modules in. */
function useSwcMinifier(config: Config): void {
  const Terser = ofGatsby('terser-webpack-plugin') as { new (options: unknown): never; swcMinify: unknown }
  const terserOptions = { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } }
  config.optimization.minimizer = config.optimization.minimizer?.map((plugin) =>
    plugin.constructor.name === 'TerserPlugin'
      ? new Terser({ minify: Terser.swcMinify, extractComments: false, terserOptions })
      : plugin,
  )
}

function externalOf(name: string): [string, string][] {
  for (const from of [ofGatsby, site]) {
    try {
      return [[name, `commonjs ${from.resolve(name)}`]]
    } catch {
      continue
    }
  }
  return []
}
