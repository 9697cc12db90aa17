import { stringify } from 'yaml'

/** @returns facts about a text as the YAML that stands on top of it; those without a value are left out. */
export function frontMatter(facts: Record<string, string | Record<string, string> | null | undefined>): string {
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value && Object.keys(value).length))
  return `---\n${stringify(known, { lineWidth: 0 })}---\n`
}
