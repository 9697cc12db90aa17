import { compile } from '../../src/article/compile'
import type { CompiledBody } from '../../src/article/types'

interface CompiledText extends CompiledBody {
  /** The whole article. */
  html: string
}

/** Compiles MDX text as if it stood in `content/docs/five/page.mdx`. */
export async function compileText(source: string, root = process.cwd()): Promise<CompiledText> {
  const compiled = await compile({ file: 'content/docs/five/page.mdx', root, source })
  return { ...compiled, html: compiled.lead + compiled.body }
}
