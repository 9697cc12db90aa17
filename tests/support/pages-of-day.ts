import { changedFiles } from '../../tools/check/changed-files'
import { withBase } from '../../src/site/routes'
import { builtPages, type BuiltPage } from './public-pages'

/** One page of each kind, which together show every construct. */
const OF_EACH_KIND = [
  '/',
  '/404.html',
  '/search/',
  '/demos/',
  '/openapi/',
  '/agreement/',
  '/docs/five/quick-start/',
  '/docs/five/handbook/react/get-started/',
  '/docs/five/reference/Five/',
  '/docs/dnalogel/intro/',
  '/docs/dnalogel/PanoTagPlugin/',
  '/docs/faq/errors/',
].map(withBase)

/** @returns the pages that `npm test` looks at closely: one of each kind, and those whose files the change touches. */
export function pagesOfDay(): BuiltPage[] {
  const changed = changedFiles(process.cwd())?.changed.map((file) =>
    withBase(file.replace(/^content(\/.*?)(?:\/index)?\.mdx$/, '$1/')),
  )
  return builtPages().filter(({ url }) => OF_EACH_KIND.includes(url) || changed?.includes(url))
}
