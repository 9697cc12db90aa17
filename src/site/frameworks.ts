/**
 * The five handbooks: folder name under `five/handbook/` and label, in display order. Two have a group in the sidebar
 * (specification, section 2); `group` is the one that shows a handbook while it is the chosen one.
 */
export const frameworks = [
  { id: 'no-framework', label: '原生 JS', group: 'no-framework' },
  { id: 'react', label: 'React', group: 'react' },
  { id: 'react-hoc', label: 'React HOC', group: 'react' },
  { id: 'react-hooks', label: 'React Hooks', group: 'react' },
  { id: 'vue', label: 'Vue', group: 'no-framework' },
] as const
export type Framework = (typeof frameworks)[number]
export type FrameworkId = Framework['id']

/** Folder of a handbook in a route or an address. */
export const HANDBOOK = /\/five\/handbook\/([^/]+)\/([^/#]+)/

/** @returns the framework of a handbook page, by its route or address, with the page's topic; else `undefined`. */
export function handbookPage(path: string): { framework: Framework; topic: string } | undefined {
  const [, folder, topic = ''] = HANDBOOK.exec(path) ?? []
  const framework = frameworks.find(({ id }) => id === folder)
  return framework && { framework, topic }
}

/** @returns a route or address of a handbook page, in another framework. */
export const inFramework = (path: string, id: FrameworkId): string => path.replace(/(\/handbook\/)[^/]+/, `$1${id}`)

/** Whether a link leads from another page into a handbook. Both are routes or addresses. */
const entersHandbook = (from: string, to: string): boolean => Boolean(handbookPage(to)) && !handbookPage(from)

/** Words that say which framework a link leads to. */
const NAMES = /React|Vue|HOC|Hooks|原生|类组件|函数组件|那一[册页]/

/**
 * What the script of a page does with a link into a handbook, as attributes: of a link that says the framework it makes
 * the choice (`data-framework`); of one to plain JS that says none, it leads to the framework chosen (`data-book`).
 * @param from route of the page that holds the link.
 * @param to where it leads, a route or an address.
 * @param label its words; without any it is that of a neighbour in reading order.
 */
export function handbookAttributes(
  from: string,
  to: string,
  label = '',
): { 'data-framework'?: string; 'data-book'?: string } {
  const framework = entersHandbook(from, to) ? handbookPage(to)?.framework : undefined
  if (!framework) return {}
  if (NAMES.test(label)) return { 'data-framework': framework.label }
  return !label || framework.id === 'no-framework' ? { 'data-book': '' } : {}
}
