import { markdown as strings } from '../../site/output-strings'
import { absoluteUrl, files, MISSING_MARKDOWN } from '../../site/routes'
import { fill } from '../../site/strings'
import { writeOutput } from '../write'

/** Writes what hosts answer to an address that has no Markdown. */
export const writeMissing = (root: string): void =>
  writeOutput(
    root,
    MISSING_MARKDOWN,
    `# ${strings.missing}\n\n${fill(strings.missingIndex, { llms: absoluteUrl(files.llms) })}\n`,
  )
