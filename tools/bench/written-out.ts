import { loadReference, referenceAreaOf } from '../../src/reference/load'
import type { ReferenceSymbol } from '../../src/reference/types'

/**
 * @param page id of a page of the reference; only there the build writes `<Reference />` out.
 * @returns entries as an author would write them, about as long, for a copy of the page under another address.
 */
export function writtenOut(page: string): string {
  const area = referenceAreaOf(page)
  const symbols = (area && loadReference(process.cwd(), area)?.symbols) ?? []
  return symbols
    .filter((symbol) => symbol.page === page)
    .map(entry)
    .join('\n\n')
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``

const entry = ({ name, signature, text, members }: ReferenceSymbol): string =>
  [
    `## ${name} [#${name}]`,
    text,
    `\`\`\`ts\n${signature}\n\`\`\``,
    members.map((member) => `- ${code(member.name)}：${code(member.type)}。${member.text}`).join('\n'),
  ].join('\n\n')
