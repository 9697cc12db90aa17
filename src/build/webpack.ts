import type { GatsbyNode } from 'gatsby'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { digestOfFolders } from './digest'
import { pageAssets } from './page-assets'

const site = createRequire(`${process.cwd()}/package.json`)
const ofGatsby = createRequire(site.resolve('gatsby/package.json'))

/** The parts of a webpack configuration that are changed here. */
interface Config {
  devtool: unknown
  cache: { buildDependencies: Record<string, string[]>; version: string }
  optimization: { minimizer?: { constructor: { name: string } }[] }
  module: { rules: { test?: RegExp; use?: unknown }[] }
  externals: unknown[]
}

/** Modules the HTML renderer can load as they are instead of bundling them again. */
const RENDERER_EXTERNALS = ['lodash', 'node-html-parser', 'node-object-hash', 'style-to-object', 'prop-types', 'react-helmet']

/**
 * Build stages only: esbuild in place of Babel and terser, no source maps, and a webpack cache that does not trace all
 * of Gatsby. `develop` keeps Gatsby's own pipeline (fast refresh). Measured gains: docs/decisions/0002-build-speed.md.
 * No static queries may exist: Babel, which would collect them, does not run.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions, plugins }) => {
  if (stage.endsWith('html')) actions.setWebpackConfig({ plugins: [plugins.define(pageAssets())] })
  if (!stage.startsWith('build')) return
  const config = getConfig() as Config
  config.devtool = false
  config.cache.buildDependencies = { defaultWebpack: [] }
  config.cache.version = digestOfFolders(process.cwd(), ['package-lock.json', 'gatsby-config.ts', 'src/build/webpack.ts', 'src/build/strip-queries.cjs'])
  useEsbuildLoader(config)
  useEsbuildMinifier(config)
  if (stage === 'build-html') config.externals.push(Object.fromEntries(RENDERER_EXTERNALS.flatMap((name) => externalOf(name))))
  actions.replaceWebpackConfig(config as never)
}

function useEsbuildLoader(config: Config): void {
  config.module.rules = config.module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/))
  for (const rule of config.module.rules) {
    if (typeof rule.use !== 'function' || String(rule.test) !== String(/\.(js|mjs|jsx|ts|tsx)$/)) continue
    rule.use = [
      { loader: site.resolve('esbuild-loader'), options: { loader: 'tsx', jsx: 'automatic', target: 'es2019', tsconfigRaw: {} } },
      { loader: join(process.cwd(), 'src/build/strip-queries.cjs') },
    ]
  }
}

function useEsbuildMinifier(config: Config): void {
  const Terser = ofGatsby('terser-webpack-plugin') as { new (options: unknown): never; esbuildMinify: unknown }
  config.optimization.minimizer = config.optimization.minimizer?.map((plugin) =>
    plugin.constructor.name === 'TerserPlugin' ? new Terser({ minify: Terser.esbuildMinify, terserOptions: { target: 'es2019', legalComments: 'none' } }) : plugin,
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
