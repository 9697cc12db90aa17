import { STEPS, type Step } from '../test/steps'

/** Where steps that can start from their last result keep it; safe to delete. */
const CACHE = 'node_modules/.cache'
/** More pages than a command line should hold: then a step looks at all of them. */
const MANY = 200

/** What changes what a tool says of files that did not change. */
const SETTINGS =
  /^(?:package(?:-lock)?\.json|tsconfig.*\.json|(?:eslint|stylelint)\.config\.mjs|\.prettierrc\.json|\.prettierignore|\.dependency-cruiser\.cjs|knip\.json|\.autocorrectrc)$/
const SCRIPT = /\.(?:[cm]?[jt]s|tsx|jsx)$/
const FORMATTED = /\.(?:[cm]?[jt]s|tsx|jsx|json|css|ya?ml|html|vue)$/
const PAGE = /^content\/.*\.mdx$/
const STYLE = /^src\/.*\.css$/

const isContent = (file: string): boolean => file.startsWith('content/')
/** Types of packages, and code that pages take in: no page names them by itself. */
const isPartOfPages = (file: string): boolean =>
  isContent(file) && (/\.(?:d\.ts|tsx?|vue|html|json)$/.test(file) || /^content\/reference\/.*\.ya?ml$/.test(file))
/** What reads pages, and what samples are checked against. */
const isChecker = (file: string): boolean =>
  /^(?:tools\/check|src\/(?:article|demos|openapi|reference|site|gatsby)|samples)\//.test(file)

/** What makes a tool start from its last result; those that are not here are quick, or keep it anyway. */
const CACHED: Record<string, (command: string) => string> = {
  lint: (command) => `${command} --cache --cache-strategy content --cache-location ${CACHE}/eslint/`,
  types: (command) =>
    command.replace(
      /tsc -p (\S+)/g,
      (one, file: string) => `${one} --incremental --tsBuildInfoFile ${CACHE}/tsc/${file.replace(/\W/g, '-')}`,
    ),
}

const ALL = ['content', 'types', 'lint', 'samples', 'api', 'borders', 'format', 'unused', 'prose', 'styles']
/** Steps that can be told which pages to look at. */
const OF_PAGES = ['samples', 'api', 'prose']

const step = (name: string): Step => {
  const found = STEPS.find((one) => one.name === name)!
  return { ...found, command: CACHED[name]?.(found.command) ?? found.command }
}

const about = (one: Step, pages: readonly string[]): Step => ({
  ...one,
  command: [one.command, ...(pages.length > MANY ? [] : pages.map((page) => JSON.stringify(page)))].join(' '),
})

/** Everything that `npm run check` knows, from what the last run left. */
export const planForAll = (): Step[] => ALL.map(step)

/** Everything about some pages, and nothing else. */
export const planForPages = (pages: readonly string[]): Step[] =>
  ['content', ...OF_PAGES].map((name) => about(step(name), pages))

/**
 * What a change can have broken, content first: a page can break another one's links, so that it is always looked at.
 * Other steps look at the pages that changed, or at all when what these are checked by or against has changed.
 * @param changed files that are there, from the root, with forward slashes.
 * @param removed files that are gone.
 */
export function planFor(changed: readonly string[], removed: readonly string[] = []): Step[] {
  if (changed.some((file) => SETTINGS.test(file))) return planForAll()
  const pages = changed.filter((file) => PAGE.test(file))
  const isAboutAll = changed.some((file) => isChecker(file) || isPartOfPages(file))
  const hasCode = [...changed, ...removed].some((file) => !isContent(file) && SCRIPT.test(file))
  const has = (kind: RegExp): boolean => changed.some((file) => kind.test(file))
  const wanted = [
    'content',
    ...(pages.length || isAboutAll ? OF_PAGES : []),
    ...(hasCode ? ['types', 'borders', 'unused'] : []),
    ...(has(SCRIPT) ? ['lint'] : []),
    ...(has(FORMATTED) ? ['format'] : []),
    ...(has(STYLE) ? ['styles'] : []),
  ]
  return planForAll()
    .filter(({ name }) => wanted.includes(name))
    .map((one) => (OF_PAGES.includes(one.name) && !isAboutAll ? about(one, pages) : one))
}
