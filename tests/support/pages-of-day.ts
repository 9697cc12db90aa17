import { changedFiles } from '../../tools/check/changed-files'

/** One page of each kind; together they show every construct. */
const OF_EACH_KIND = new Set([
  ...['/', '/docs/', '/openapi/', '/openapi/transfer/', '/demos/', '/search/', '/agreement/', '/404.html'],
  ...['/docs/five/intro/', '/docs/five/quick-start/', '/docs/five/config/', '/docs/five/reference/Five/'],
  ...['/docs/dnalogel/intro/', '/docs/dnalogel/PanoTagPlugin/'],
  ...['/docs/faq/errors/', '/docs/five/handbook/react/get-started/'],
])

const changed = new Set(changedFiles(process.cwd())?.changed)

/**
 * Whether a page is looked at closely in `npm test`: one of each kind, and those that the change touches. The others are
 * left to `npm run test:all`.
 * @param route without the prefix, e.g. `/docs/five/intro/`.
 */
export const isByDay = (route: string): boolean =>
  OF_EACH_KIND.has(route) || changed.has(`content${route.replace(/\/$/, '')}.mdx`)
