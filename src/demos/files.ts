import path from 'node:path'
import { build } from 'esbuild'
import { namesByPackage } from './completion-names'
import { bundlePackages } from './packages'
import { readProgram } from './project/program'
import { sampleFile, TYPES, type DemoFile } from './sample-files'

const SANDBOX = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>示例</title>
<script src="../boot.js" type="module"></script>
</head>
<body></body>
</html>
`

/** What the page and the sandbox load, one file each: a shared one that hangs could not be asked for anew. */
const SCRIPTS = [
  'client/client.ts',
  'client/editor.ts',
  'client/client.css',
  'sandbox/boot.ts',
  'sandbox/sandbox.ts',
  'vue.ts',
]

async function bundleScripts(root: string, mode: Mode): Promise<Map<string, Uint8Array>> {
  const folder = path.join(root, 'src/demos')
  const { outputFiles } = await build({
    entryPoints: SCRIPTS.map((file) => path.join(folder, file)),
    entryNames: '[name]',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: folder,
    absWorkingDir: root,
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'vue/compiler-sfc': '@vue/compiler-sfc/dist/compiler-sfc.esm-browser.js' },
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]))
}

type Mode = 'development' | 'production'
type Bundles = Record<'scripts' | 'latest' | 'five5', Promise<Map<string, Uint8Array>>>

/**
 * Everything the running programs of the pages are made of, by path below their folder: `client.js`, `frame/index.html`,
 * `programs/<name>.json`, `names/<package>.json`, `sdk/<set>/<package>.js`, `flat/…`, `tour/…`. Packages come from those that are installed and
 * are bundled when they are first asked for.
 */
export class DemoFiles {
  #bundles: Bundles | undefined

  /** @param root absolute path of the repository */
  constructor(
    private readonly root: string,
    private readonly mode: Mode = 'development',
  ) {}

  get bundles(): Bundles {
    return (this.#bundles ??= {
      scripts: bundleScripts(this.root, this.mode),
      latest: bundlePackages(this.root, 'latest', this.mode),
      five5: bundlePackages(this.root, 'five5', this.mode),
    })
  }

  /**
   * @param name path below the folder, without a slash at the front
   * @param folder absolute address of the folder, without a slash at the end
   * @returns `undefined` when there is no such file
   * @throws Error with a Chinese message when a page cannot be read; esbuild's when a package is not installed
   */
  async find(name: string, folder: string): Promise<DemoFile | undefined> {
    if (/^(?:flat|tour)\//.test(name)) return sampleFile(this.root, `/${name}`, folder)
    const body = await this.#made(name)
    return body === undefined ? body : { type: TYPES[path.posix.extname(name)] ?? 'application/octet-stream', body }
  }

  async #made(name: string): Promise<DemoFile['body'] | undefined> {
    if (name === 'frame/index.html') return SANDBOX
    const [, program] = /^programs\/(.+)\.json$/.exec(name) ?? []
    if (program !== undefined) return JSON.stringify(readProgram(this.root, program))
    const [, short] = /^names\/(\w+)\.json$/.exec(name) ?? []
    if (short !== undefined) return JSON.stringify(namesByPackage(this.root).get(short))
    const [, sdk, file = ''] = /^sdk\/(latest|five5)\/(.+)$/.exec(name) ?? []
    const bundle = await this.bundles[sdk === undefined ? 'scripts' : (sdk as 'latest' | 'five5')]
    return bundle.get(sdk === undefined ? name : file)
  }
}
