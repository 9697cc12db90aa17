import { STEPS, type Step } from '../test/steps'

/** Where steps that can start from their last result keep it; safe to delete. */
const CACHE = 'node_modules/.cache'
/** More files than a command line should hold: then a step looks at everything. */
const MANY = 200

/** What changes what a tool says of files that did not change. */
const SETTINGS =
  /^(?:package(?:-lock)?\.json|tsconfig.*\.json|(?:eslint|stylelint)\.config\.mjs|\.prettierrc\.json|\.prettierignore|\.dependency-cruiser\.cjs|knip\.json|\.autocorrectrc)$/
const SCRIPT = /\.(?:[cm]?[jt]s|tsx|jsx)$/
const FORMATTED = /\.(?:[cm]?[jt]s|tsx|jsx|json|css|ya?ml|html|vue)$/
const PAGE = /^content\/.*\.mdx$/

const isContent = (file: string): boolean => file.startsWith('content/')
/** Types of packages, and code that pages take in: no page names them by itself. */
const isPartOfPages = (file: string): boolean =>
  isContent(file) && (/\.(?:d\.ts|tsx?|vue|html|json)$/.test(file) || /^content\/reference\/.*\.ya?ml$/.test(file))
/** What reads pages, and what samples are checked against. */
const isChecker = (file: string): boolean =>
  /^(?:tools\/check|src\/(?:article|demos|openapi|reference|site|gatsby)|samples)\//.test(file)

const step = (name: string, extra: Partial<Step> = {}): Step => ({
  ...STEPS.find((one) => one.name === name)!,
  ...extra,
})

const commandOf = (name: string): string => step(name).command

const on = (name: string, files: readonly string[], options = ''): Step => {
  const words = files.length > MANY ? '' : files.map((file) => ` ${JSON.stringify(file)}`).join('')
  return step(name, { command: `${commandOf(name)}${options}${words}` })
}

const LINT_CACHE = ` --cache --cache-strategy content --cache-location ${CACHE}/eslint/`
const FORMAT_CACHE = ` --cache --cache-location ${CACHE}/prettier.json`

const types = (): Step =>
  step('types', {
    command: commandOf('types').replace(
      /tsc -p (\S+)/g,
      (command, file: string) => `${command} --incremental --tsBuildInfoFile ${CACHE}/tsc/${file.replace(/\W/g, '-')}`,
    ),
  })

/** Everything that `npm run check` knows, from what the last run left. */
const everything = (): Step[] => [
  step('content'),
  types(),
  step('lint', { command: commandOf('lint') + LINT_CACHE }),
  step('samples'),
  step('api'),
  step('borders'),
  step('format', { command: commandOf('format') + FORMAT_CACHE }),
  step('unused'),
  step('prose'),
  step('styles'),
]

/** Steps that read pages: of those that changed, or of all when what they are checked by or against has changed. */
function contentSteps(changed: readonly string[]): Step[] {
  const pages = changed.filter((file) => PAGE.test(file))
  const all = changed.some((file) => isChecker(file) || isPartOfPages(file))
  if (!pages.length && !all) return []
  const some = all ? [] : pages
  return [on('samples', some), on('api', some), on('prose', some)]
}

/**
 * What a change can have broken, cheapest first. Content is always looked at: a page can break another one's links.
 * @param changed files that are there, from the root, with forward slashes.
 * @param removed files that are gone.
 */
export function planFor(changed: readonly string[], removed: readonly string[] = []): Step[] {
  if (changed.some((file) => SETTINGS.test(file))) return everything()
  const scripts = changed.filter((file) => SCRIPT.test(file))
  const outside = [...changed, ...removed].filter((file) => !isContent(file))
  const hasCode = outside.some((file) => SCRIPT.test(file))
  const styles = changed.filter((file) => file.endsWith('.css') && file.startsWith('src/'))
  const formatted = changed.filter((file) => FORMATTED.test(file))
  return [
    step('content'),
    ...contentSteps(changed),
    ...(hasCode ? [types()] : []),
    ...(scripts.length ? [on('lint', scripts.length > MANY ? [] : scripts, ' --no-warn-ignored')] : []),
    ...(hasCode ? [step('borders'), step('unused')] : []),
    ...(formatted.length ? [formatOf(formatted)] : []),
    ...(styles.length ? [step('styles')] : []),
  ]
}

const formatOf = (files: readonly string[]): Step =>
  files.length > MANY
    ? step('format', { command: commandOf('format') + FORMAT_CACHE })
    : step('format', {
        command: commandOf('format').replace(/ \.$/, '') + files.map((f) => ` ${JSON.stringify(f)}`).join(''),
      })

/** Everything about some pages, and nothing else. */
export const planForPages = (pages: readonly string[]): Step[] =>
  ['content', 'prose', 'samples', 'api'].map((name) => on(name, pages))

export { everything as planForAll }
