import { site } from '../site/config'
import { search as strings } from '../site/strings/pages'
import { fill } from '../site/strings/interface'

/** @returns the address of a mail that says what was looked for in vain. */
export const reportHref = (query: string): string =>
  `mailto:${site.contactEmail}?subject=${encodeURIComponent(fill(strings.reportSubject, { query }))}`
