import { compile } from '../../src/article/compile'
import type { CompiledBody, MarkdownSection } from '../../src/article/types'

interface CompiledText extends Omit<CompiledBody, 'markdown'> {
  /** The whole article. */
  html: string
  markdown: string
  sections: MarkdownSection[]
}

/** Compiles MDX text as if it stood in `content/docs/five/page.mdx`. */
export async function compileText(source: string, root = process.cwd()): Promise<CompiledText> {
  const { markdown: sections, ...compiled } = await compile({ file: 'content/docs/five/page.mdx', root, source })
  const markdown = sections.map(({ text }) => text).join('\n\n')
  return { ...compiled, html: compiled.lead + compiled.body, markdown, sections }
}
