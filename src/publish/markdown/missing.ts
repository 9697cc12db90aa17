import { markdown as strings } from '../../site/output-strings'
import { files, MISSING_MARKDOWN, withBase } from '../../site/routes'
import { fill } from '../../site/strings'
import { writeOutput } from '../write'

/** @returns the answer to an address that has no Markdown. @param nearest pages that may have been meant, from the root. */
export function missingMarkdown(nearest: { title: string; path: string }[]): string {
  const lines = nearest.map(({ title, path }) => `- [${title}](${withBase(`/${path}`)})`)
  const guess = lines.length ? `\n${strings.nearest}\n\n${lines.join('\n')}\n` : ''
  return `# ${strings.missing}\n${guess}\n${fill(strings.missingIndex, { llms: withBase(files.llms), sections: withBase(files.sections) })}\n`
}

/** Writes the answer for hosts that send files only. */
export const writeMissing = (root: string): void => writeOutput(root, MISSING_MARKDOWN, missingMarkdown([]))
