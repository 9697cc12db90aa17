import { compile } from '../../src/article/compile'
import type { CompiledBody } from '../../src/article/types'

/** Compiles MDX text as if it stood in `content/docs/five/page.mdx`. */
export const compileText = (source: string, root = process.cwd()): Promise<CompiledBody> =>
  compile({ file: 'content/docs/five/page.mdx', root, source })
