import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const ofGatsby = createRequire(createRequire(`${process.cwd()}/package.json`).resolve('gatsby/package.json'))

/** The parts of a webpack configuration that are changed here. */
interface BrowserConfig {
  target: unknown
  output: { chunkFilename: string }
  optimization: { runtimeChunk: unknown; splitChunks: { cacheGroups: Record<string, unknown> } }
  plugins: unknown[]
}

/** A module that webpack is about to look for. */
interface Request {
  request: string
  context: string
}

/**
 * Requests of Gatsby's browser code and what is bundled in their place (`src/stand-ins/`): 5 KiB of every visit that do
 * nothing on this site (docs/decisions/0003-page-weight.md). Relative ones are meant inside of `.cache` only.
 */
const STAND_INS: [request: RegExp, standIn: string][] = [
  [/^gatsby(?:-link)?$/, 'gatsby'],
  [/^gatsby-react-router-scroll$/, 'scroll-context'],
  [/^prop-types$/, 'prop-types'],
  [/^react-fast-compare$/, 'fast-compare'],
  [/internal-plugins\/partytown\/gatsby-browser/, 'nothing'],
  [/^\.\/register-service-worker$/, 'nothing'],
  [/^\.\/head\/head-export-handler-for-browser$/, 'nothing'],
  [/^\.\/prefetch$/, 'nothing'],
]

/** Makes the production bundle of the browser as light as it can be without changing what it does. */
export function slimBrowserBundle(config: BrowserConfig): void {
  // Gatsby joins all styles in one file, in every page's HTML; those of single pages stay with their page
  delete config.optimization.splitChunks.cacheGroups.styles
  // Syntax of webpack's own code
  config.target = 'browserslist'
  // That code, 2 KiB, is a part of `app`: smaller than in a file of its own, and a request less
  config.optimization.runtimeChunk = false
  // In a folder: Gatsby writes into every page the names of all files that begin with their chunk's name
  config.output.chunkFilename = 'chunks/[name]-[contenthash].js'
  for (const plugin of config.plugins as { constructor: { name: string }; options: { chunkFilename: string } }[])
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      plugin.options.chunkFilename = 'chunks/[name].[contenthash].css'
  config.plugins.push(...standIns(), compileHint(), hashOfOutput())
}

/** After the minifier, which takes comments out (webpack's `PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE` is 400). */
const AFTER_MINIFIER = 500

/**
 * Has Chromium compile a script while it arrives, beside the page, and not function by function when it runs: starting
 * React then is no long task (https://v8.dev/blog/explicit-compile-hints). Others see a comment.
 */
function compileHint(): unknown {
  const { BannerPlugin } = ofGatsby('webpack') as { BannerPlugin: new (options: unknown) => unknown }
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    stage: AFTER_MINIFIER,
  })
}

/** The parts of webpack's compiler that {@link hashOfOutput} uses. */
interface Compiler {
  hooks: { compilation: { tap: (name: string, use: (compilation: Compilation) => void) => void } }
}
interface Compilation {
  hash: string
  fullHash: string
  chunks: Iterable<{ name: string | null; id: number | string; contentHash: Record<string, string> }>
  hooks: { afterHash: { tap: (name: string, run: () => void) => void } }
}

/**
 * Makes the hash of the bundle, which Gatsby writes into every page, one of its files alone. webpack's also tells a build
 * that read its styles from one that had them in its cache: all pages would change with nothing to see.
 */
function hashOfOutput(): unknown {
  const name = 'hash-of-output'
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.compilation.tap(name, (compilation) =>
        compilation.hooks.afterHash.tap(name, () => {
          const files = [...compilation.chunks].map((chunk) =>
            JSON.stringify([chunk.name ?? chunk.id, chunk.contentHash]),
          )
          compilation.fullHash = createHash('sha1').update(files.sort().join()).digest('hex')
          compilation.hash = compilation.fullHash.slice(0, 20)
        }),
      ),
  }
}

function standIns(): unknown[] {
  const { NormalModuleReplacementPlugin } = ofGatsby('webpack') as {
    NormalModuleReplacementPlugin: new (what: RegExp, by: (module: Request) => void) => unknown
  }
  return STAND_INS.map(
    ([what, standIn]) =>
      new NormalModuleReplacementPlugin(what, (module) => {
        if (module.request.startsWith('./') && !module.context.endsWith('.cache')) return
        module.request = join(process.cwd(), `src/stand-ins/${standIn}.ts`)
      }),
  )
}
