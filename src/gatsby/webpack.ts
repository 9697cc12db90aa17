import { EsbuildPlugin } from 'esbuild-loader'
import type { GatsbyNode } from 'gatsby'
import { createRequire } from 'node:module'
import { bundleReader, type BrowserConfig } from './browser-bundle'
import { digestOfFolders } from './digest'
import { browserFiles, pageAssets } from './page-assets'
import { ignoreOrderOfStyles, leaveBabelOnlyComponents, leaveOutEslint, type PreviewConfig } from './webpack-preview'
import { pluginOf, useEsbuildLoader, type Rule } from './webpack-scripts'
import { workerReady } from './worker-ready'

const site = createRequire(`${process.cwd()}/package.json`)
const ofGatsby = createRequire(site.resolve('gatsby/package.json'))
const HERE = 'src/gatsby/webpack.ts'

/** The parts of a webpack configuration that are changed here. */
export interface WebpackConfig extends BrowserConfig {
  output: BrowserConfig['output'] & { hashSalt: string; hashDigestLength: number }
  devtool: unknown
  optimization: BrowserConfig['optimization'] & {
    realContentHash: boolean
    minimizer?: object[]
  }
  module: { rules: Rule[]; parser?: object }
}

/** What webpack is told by: its cache is given up when one of them changes. */
const SETTINGS = [
  'package-lock.json',
  'package.json',
  'gatsby-config.ts',
  'src/gatsby/webpack.ts',
  'src/gatsby/webpack-preview.ts',
  'src/gatsby/webpack-scripts.ts',
  'src/gatsby/browser-bundle.ts',
  'src/site/trusted-types.ts',
  'src/gatsby/strip-queries.cjs',
]

/**
 * Without it webpack looks for changes in all modules that its own configuration and its loaders are made of, Gatsby's
 * and Babel's among them: a tenth of a cold build. They change with {@link SETTINGS}.
 */
const traceNothing = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap('trace-nothing', ({ buildDependencies }) => buildDependencies.clear()),
}

/** The parts of webpack's compiler that {@link traceNothing} uses. */
interface Compiler {
  hooks: {
    afterCompile: { tap: (name: string, run: (compilation: { buildDependencies: Set<string> }) => void) => void }
  }
}

/**
 * esbuild in place of Babel, and in a build in place of terser; a webpack cache that does not trace its tools. In the
 * browser, the preview keeps Gatsby's Babel for fast refresh, but not the one that only takes the types out before it.
 * No static queries may exist: Babel, which would collect them, does not run. Why: docs/decisions/0002-build-speed.md.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  const version = digestOfFolders(process.cwd(), SETTINGS)
  actions.setWebpackConfig({
    cache: { version },
    plugins: [plugins.define(pageAssets(stage.startsWith('develop'))), traceNothing],
  })
  if (stage === 'develop') {
    const config = getConfig() as PreviewConfig
    ignoreOrderOfStyles(config)
    leaveOutEslint(config)
    leaveBabelOnlyComponents(config)
    actions.replaceWebpackConfig(config)
  }
  if (stage === 'develop-html') {
    const config = getConfig() as WebpackConfig
    useEsbuildLoader(config)
    actions.replaceWebpackConfig(config)
  }
  if (!stage.startsWith('build')) return
  // The last hook before the worker is wanted, or told to end
  if (stage === 'build-html') await workerReady()
  const config = getConfig() as WebpackConfig
  useEsbuildLoader(config)
  // Names of files come from the modules and from what bundles them. webpack's other way, from the finished bytes, breaks
  // a warm build after an edit of styles: it looks for the file they were in before (webpack/webpack#14514)
  config.optimization.realContentHash = false
  config.output.hashSalt = version
  // Every page carries the names of all scripts: the shortest that count as hashed (src/outputs/response-headers.ts)
  config.output.hashDigestLength = 8
  if (stage === 'build-javascript') {
    // Readers need no map of the few minified scripts
    config.devtool = false
    useSwcMinifier(config)
    useEsbuildForStyles(config)
    bundleReader(config)
  } else {
    // An error while a page is rendered names the file and line of the source: Gatsby reads this map. Of several it takes
    // the first that has such a line, whatever file that belongs to: one file, one map
    config.devtool = 'source-map'
    config.module.parser = { javascript: { dynamicImportMode: 'eager' } }
    // Their names and styles stand in every page, but Gatsby renders pages again only when the renderer's hash changes
    config.output.hashSalt += Object.values(browserFiles()).flat().join()
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Lets swc minify: as small as terser's output and about as fast as esbuild's, which leaves unused functions in.
 * @throws {GatsbyChanged} when Gatsby's minifier of scripts is not found once.
 */
export function useSwcMinifier({ optimization }: Pick<WebpackConfig, 'optimization'>): void {
  const minimizers = (optimization.minimizer ??= [])
  const terser = pluginOf(minimizers, 'TerserPlugin', HERE)
  const Terser = ofGatsby('terser-webpack-plugin') as { new (options: unknown): never; swcMinify: unknown }
  const terserOptions = { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } }
  minimizers[minimizers.indexOf(terser)] = new Terser({
    minify: Terser.swcMinify,
    extractComments: false,
    terserOptions,
  })
}

/**
 * Lets esbuild shorten the styles, as it does those that stand beside webpack's bundle (`style-sheet.ts`).
 * @throws {GatsbyChanged} when Gatsby's minifier of styles is not found once.
 */
export function useEsbuildForStyles({ optimization }: Pick<WebpackConfig, 'optimization'>): void {
  const minimizers = (optimization.minimizer ??= [])
  const cssnano = pluginOf(minimizers, 'CssMinimizerPlugin', HERE)
  minimizers[minimizers.indexOf(cssnano)] = new EsbuildPlugin({ include: /\.css$/, css: true })
}
