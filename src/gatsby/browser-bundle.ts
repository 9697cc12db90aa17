import { join } from 'node:path'

/** The parts of webpack's configuration that are changed here. */
interface BrowserConfig {
  entry: Record<string, string>
  externals: unknown
  target: unknown
  optimization: { runtimeChunk: unknown; splitChunks: { cacheGroups: Record<string, unknown> } }
  plugins: unknown[]
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
 */
export function bundleReader(config: BrowserConfig): void {
  config.entry = { app: join(process.cwd(), 'src/reader/main.ts'), pages: '$virtual/async-requires' }
  // Components import it, and with it would come the whole runtime and its styles
  config.externals = { gatsby: 'null' }
  // Syntax of webpack's own code; what is bundled is not older
  config.target = ['web', 'es2022']
  config.optimization.runtimeChunk = false
  // React stays apart from the search that uses it, which changes more often. Styles stay with the page they are of
  const { framework, default: none, defaultVendors } = config.optimization.splitChunks.cacheGroups
  const forSearch = { ...(framework as object), chunks: ({ name }: { name?: string }) => name === 'search' }
  config.optimization.splitChunks.cacheGroups = { framework: forSearch, default: none, defaultVendors }
  config.plugins.push(withoutPageScripts())
}

function withoutPageScripts(): unknown {
  const name = 'without-page-scripts'
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.compilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({ name, stage: FIRST }, (assets) => {
          for (const file of Object.keys(assets))
            if (/^(?:component---|pages-).*\.js$/.test(file)) compilation.deleteAsset(file)
        }),
      ),
  }
}
