import { buildSync, type Message } from 'esbuild'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { runInThisContext } from 'node:vm'

/** A TypeScript file that could not be read; `line` is 1-based and absent when the mistake is in an imported file. */
export class LoadError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message)
  }
}

/**
 * Runs a TypeScript file (with its imports) and returns its exports, freshly at each call: that is how an edit of a
 * `sidebar.ts` shows in the preview without a restart, which a static import in `gatsby-node.ts` could not do.
 * @throws {LoadError} when the file has a syntax error or throws.
 */
export function loadTs<T>(file: string): T {
  let code: string
  try {
    const result = buildSync({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      packages: 'external',
      logLevel: 'silent',
    })
    code = result.outputFiles[0]?.text ?? ''
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0]
    const at = first?.location
    const imported = at && resolve(at.file) !== resolve(file)
    throw new LoadError(
      imported ? `${at.file}:${at.line} ${first.text}` : (first?.text ?? String(error)),
      imported ? undefined : at?.line,
    )
  }
  const module = { exports: {} as T }
  try {
    const run = runInThisContext(`(function (module, exports, require) {${code}\n})`, {
      filename: `${file} (bundled)`,
    }) as (m: unknown, e: unknown, r: unknown) => void
    run(module, module.exports, createRequire(resolve(file)))
  } catch (error) {
    throw new LoadError(error instanceof Error ? error.message : String(error), undefined)
  }
  return module.exports
}
