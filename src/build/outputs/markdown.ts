import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { absoluteUrl } from '../../site/routes'
import type { SiteState } from '../state'
import type { Doc } from '../types'

/** @returns a page as Markdown, with its title, description and address on top. */
export function pageMarkdown(doc: Doc, body: string): string {
  return `# ${doc.title}\n\n> ${doc.description}\n\n网址：${absoluteUrl(doc.path)}\n\n${body}\n`
}

/** Writes every page's Markdown beside its address: `/docs/five/intro/` → `/docs/five/intro.md`. */
export async function writeMarkdown({ root, model, bodies }: SiteState): Promise<void> {
  await Promise.all(
    model.docs.map(async (doc) => {
      const file = join(root, 'public', `${doc.path.replace(/\/$/, '')}.md`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, pageMarkdown(doc, bodies.get(doc.id)?.markdown ?? ''))
    }),
  )
}
