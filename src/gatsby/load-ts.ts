import { buildSync, type Message } from 'esbuild'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { CACHE_FOLDER, writeWhole } from './cache'

/** A TypeScript file that could not be read; `line` is 1-based and absent when the mistake is in an imported file. */
export class LoadError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Runs a TypeScript file (with its imports) and returns its exports, freshly at each call: that is how an edit of the
 * open API's description shows in the preview without a restart. An error in it names the file and the line of the source.
 * @param file absolute path.
 * @throws {LoadError} when the file has a syntax error or throws.
 */
export function loadTs<T>(file: string): T {
  const bundle = resolve(CACHE_FOLDER, 'code', `${relative(process.cwd(), file).replace(/[^\w.-]+/g, '_')}.cjs`)
  writeWhole(bundle, bundled(file, bundle))
  process.setSourceMapsEnabled(true)
  const require = createRequire(bundle)
  try {
    return require(bundle) as T
  } catch (error) {
    throw new LoadError(error instanceof Error ? error.message : String(error), undefined, { cause: error })
  } finally {
    delete require.cache[bundle]
  }
}

function bundled(file: string, outfile: string): string {
  try {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      outfile,
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
    })
    return outputFiles[0]!.text
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0]
    const at = first?.location
    const imported = at && resolve(at.file) !== resolve(file)
    throw new LoadError(
      imported ? `${at.file}:${at.line} ${first.text}` : (first?.text ?? String(error)),
      imported ? undefined : at?.line,
    )
  }
}
