import { compile } from '../../src/article/compile'
import type { CompiledBody } from '../../src/article/types'

/** Compiles MDX text as if it stood in `content/docs/five/page.mdx`. `html`: the whole article. */
export async function compileText(source: string, root = process.cwd()): Promise<CompiledBody & { html: string }> {
  const compiled = await compile({ file: 'content/docs/five/page.mdx', root, source })
  return { ...compiled, html: compiled.lead + compiled.body }
}
