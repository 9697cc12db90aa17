import { markdown as lines } from '../site/output-strings'
import { absoluteUrl, markdownPath } from '../site/routes'
import { doc as strings, fill } from '../site/strings'
import type { SiteState } from '../gatsby/site'
import type { Doc } from '../gatsby/types'
import { writeOutput } from './write'

/** @returns a page as Markdown, with its title, description, address, day of the last change and SDK versions on top. */
export function pageMarkdown(doc: Doc, { bodies, dates }: Pick<SiteState, 'bodies' | 'dates'>): string {
  const date = dates.get(doc.file)
  const packages = Object.entries(doc.sdk ?? {}).map(([name, version]) => `${name} ${version}`)
  const facts = [
    fill(lines.address, { url: absoluteUrl(doc.path) }),
    ...(date ? [fill(lines.updatedAt, { date })] : []),
    ...(packages.length ? [fill(strings.checkedWith, { packages: packages.join('、') })] : []),
  ]
  const list = facts.map((fact) => `- ${fact}`).join('\n')
  return `# ${doc.title}\n\n> ${doc.description}\n\n${list}\n\n${bodies.get(doc.id)?.markdown ?? ''}\n`
}

/** Writes every page's Markdown beside its address: `/docs/five/intro/` → `/docs/five/intro.md`. */
export function writeMarkdown(state: SiteState): void {
  for (const doc of state.model.docs) writeOutput(state.root, markdownPath(doc.path), pageMarkdown(doc, state))
}
