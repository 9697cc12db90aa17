import { join } from 'node:path'
import { gatsbyChanged, theOnly } from '../site/gatsby-contact'
import { SILENCE_MS } from '../site/timeouts'
import { TRUSTED_TYPES } from '../site/trusted-types'

/** The parts of webpack's configuration that are changed here. */
export interface BrowserConfig {
  entry: Record<string, unknown>
  externals: unknown
  target: unknown
  output: { uniqueName?: string; trustedTypes?: string; chunkLoadTimeout?: number }
  resolve: { alias?: Record<string, unknown> }
  optimization: { runtimeChunk?: unknown; splitChunks: { cacheGroups: Record<string, unknown> } }
  plugins: unknown[]
}

const HERE = 'src/gatsby/browser-bundle.ts'
/** Chunk that renders with React in the browser. */
const ISLANDS = 'search'
/** What asks the index does not wait for React (`src/search/start.ts`): it is apart from the islands that use it too. */
const ASKERS = ['ask', ISLANDS]
interface Named {
  name?: string
}
/** webpack's `PROCESS_ASSETS_STAGE_ADDITIONAL`: before the minifier. */
const FIRST = -2000

/** The parts of webpack's compiler that {@link withoutPageScripts} uses. */
interface Compiler {
  hooks: { compilation: { tap: (name: string, use: (compilation: Compilation) => void) => void } }
}
interface Compilation {
  deleteAsset: (name: string) => void
  hooks: {
    processAssets: { tap: (options: { name: string; stage: number }, run: (assets: object) => void) => void }
  }
}

/**
 * Bundles the reader in place of Gatsby's runtime. It keeps the runtime's name, `app`: Gatsby names its files to
 * `onRenderBody` and writes its styles into every page. Gatsby's list of page components (`async-requires`) is an entry
 * for the sake of their styles, which go into the pages of their kind; their scripts run nowhere and are left out.
 * @throws {GatsbyChanged} when one of the parts of Gatsby's configuration is not as it was.
 */
export function bundleReader(config: BrowserConfig): void {
  const { entry, optimization } = config
  theOnly(
    Object.entries(entry),
    ([name, file]) => name === 'app' && String(file).includes('production-app'),
    '打包浏览器脚本的入口 app（production-app）',
    HERE,
  )
  if (!config.resolve.alias?.$virtual) gatsbyChanged('页面组件的清单 $virtual/async-requires 应有别名 $virtual', HERE)
  const { framework, default: none, defaultVendors } = optimization.splitChunks.cacheGroups
  if (!framework) gatsbyChanged('拆包的分组 framework 应在', HERE)
  config.entry = { app: join(process.cwd(), 'src/client/main.ts'), pages: '$virtual/async-requires' }
  // Components import it, and with it would come the whole runtime and its styles
  config.externals = { gatsby: 'null' }
  // Syntax of webpack's own code
  config.target = 'browserslist'
  // It makes addresses of scripts; the policy allows it by name
  config.output.trustedTypes = TRUSTED_TYPES.chunks
  // No other bundle is on a page
  config.output.uniqueName = 'docs'
  config.output.chunkLoadTimeout = SILENCE_MS
  optimization.runtimeChunk = false
  // React stays apart from the islands that use it, which change more often. Styles stay with the page they are of
  optimization.splitChunks.cacheGroups = {
    framework: { ...framework, chunks: ({ name }: Named) => name === ISLANDS },
    engine: {
      name: 'engine',
      minChunks: 2,
      chunks: ({ name = '' }: Named) => ASKERS.includes(name),
      enforce: true,
    },
    default: none,
    defaultVendors,
  }
  config.plugins.push(withoutPageScripts())
}

/** @returns a plugin that leaves out the scripts of the page components. Fails the build when it finds none. */
export function withoutPageScripts(): { apply: (compiler: Compiler) => void } {
  const name = 'without-page-scripts'
  return {
    apply: ({ hooks }) =>
      hooks.compilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({ name, stage: FIRST }, (assets) => {
          const files = Object.keys(assets)
          // Compilers of loaders (styles) have assets of their own
          if (!files.some((file) => file.startsWith('app-'))) return
          for (const kind of [/^component---.*\.js$/, /^pages-.*\.js$/]) {
            const found = files.filter((file) => kind.test(file))
            if (!found.length) gatsbyChanged(`页面组件的脚本 ${kind.source} 应在打包结果里`, HERE)
            found.forEach((file) => compilation.deleteAsset(file))
          }
        }),
      ),
  }
}
