import type { Problem } from '../../../src/site/types'
import { announcement, colorMode, site } from '../../../src/site/facts'
import { navbar } from '../../../src/site/navbar'
import { nearest } from '../../../src/site/nearest'
import { tasks } from '../../../src/site/tasks'
import { routes } from '../../../src/site/routes'
import { SYNONYMS } from '../../../src/search/engine/synonym-lines'
import { fault, lineOf, textOf } from './text'

const FACTS = 'src/site/facts.ts'
const NAVBAR = 'src/site/navbar.ts'
const TASKS = 'src/site/tasks.ts'
const LINES = 'src/search/engine/synonym-lines.ts'

type Rule = [field: keyof typeof site, fits: RegExp, remedy: string]

/** How addresses in the facts are written. */
const ADDRESSES: Rule[] = [
  ['origin', /^https?:\/\/[^/\s]+$/, '写协议与主机名，末尾没有斜线，例如 https://open-platform.realsee.com'],
  ['pathPrefix', /^(?:\/[\w.~-]+)*$/, '以 / 开头，末尾没有斜线，例如 /developer'],
  ['mainWebsite', /^https?:\/\/\S+$/, '写完整的网址，例如 https://realsee.com/'],
  ['sourceHosting', /^https?:\/\/\S+$/, '写完整的网址'],
  ['editBase', /^https?:\/\/\S+\/$/, '写完整的网址，以 / 结尾：后面接文件的路径'],
  ['contactEmail', /^[^@\s]+@[^@\s]+\.[a-z]+$/i, '写一个邮箱，例如 developer@realsee.com'],
]

/** @param facts for tests; the site's own otherwise. */
export function addressFaults(text: string, facts: Partial<Record<keyof typeof site, string>> = site): Problem[] {
  return ADDRESSES.filter(([field, fits]) => !fits.test(facts[field] ?? '')).map(([field, , remedy]) =>
    fault(FACTS, lineOf(text, `${field}:`), `${field} 写的是“${facts[field] ?? ''}”`, remedy),
  )
}

/** Words of a line of synonyms that the search cannot use. */
export function synonymFaults(text: string, lines: readonly (readonly string[])[] = SYNONYMS): Problem[] {
  return lines.flatMap((words): Problem[] => {
    const at = lineOf(text, `['${words[0] ?? ''}'${words.length > 1 ? `, '${words[1] ?? ''}'` : ''}`)
    const told = (message: string, remedy: string): Problem[] => [fault(LINES, at, message, remedy)]
    const folded = words.map((word) => word.trim().toLowerCase())
    const twice = folded.find((word, index) => folded.indexOf(word) !== index)
    const odd = words.find((word) => !word.trim() || /[\\^$*+?()[\]{}|]/.test(word))
    if (words.length < 2) return told('同义词的一行至少要有两个词', '补上另一种叫法，或删掉这一行')
    if (twice !== undefined) return told(`“${twice}”在一行里写了两次`, '删掉一个')
    if (odd !== undefined)
      return told(`“${odd}”里有搜索用不上的符号，或是空的`, '只写字母、数字、汉字、空格与 . - / # 这样的符号')
    return []
  })
}

/** A page by its route, and the anchors on it. */
type Pages = ReadonlyMap<string, readonly string[]>

interface Told {
  file: string
  path: string
}

/** Links that stand in code: the tasks on the home page, the navbar, the announcement. */
export function linkFaults(
  root: string,
  pages: Pages,
  links: Told[] = [
    ...tasks.map(({ path }) => ({ file: TASKS, path })),
    ...[...navbar.start, ...navbar.end].flatMap((item) =>
      item.type === 'page' ? [{ file: NAVBAR, path: item.path }] : [],
    ),
    ...(announcement ? [{ file: FACTS, path: announcement.link.path }] : []),
  ],
): Problem[] {
  const all = [...pages.keys(), ...Object.values(routes)]
  return links.flatMap(({ file, path }): Problem[] => {
    const [page = '', anchor] = path.split('#')
    const text = textOf(root, file) ?? ''
    // Written whole, or as the page's id with its anchor
    const id = page.replace(/^\/docs\/|\/$/g, '')
    const line = lineOf(
      text,
      anchor && text.includes(`#${anchor}`) && pages.has(page) ? `#${anchor}` : text.includes(page) ? page : `'${id}'`,
    )
    if (!all.includes(page)) {
      const guess = nearest(page, all)
      return [fault(file, line, `链接的页面不存在：${page}`, guess ? `是不是 ${guess}？` : '核对页面的标识')]
    }
    const ids = pages.get(page)
    if (!anchor || !ids || ids.includes(anchor)) return []
    const guess = nearest(anchor, [...ids])
    return [
      fault(
        file,
        line,
        `${page} 里没有 #${anchor}`,
        guess ? `是不是 #${guess}？` : `那一页的锚点：${ids.slice(0, 8).join(' ')}`,
      ),
    ]
  })
}

/** @param mode colour mode, and @param id of the announcement: for tests; the site's own otherwise. */
export function choiceFaults(
  text: string,
  mode: string = colorMode.defaultMode,
  id = announcement?.id ?? '',
): Problem[] {
  const modes = ['light', 'dark']
  const guess = nearest(mode, modes)
  const isMode = modes.includes(mode)
  return [
    ...(isMode
      ? []
      : [
          fault(
            FACTS,
            lineOf(text, 'defaultMode'),
            `没有配色“${mode}”`,
            guess ? `是不是 ${guess}？` : '写 light 或 dark',
          ),
        ]),
    ...(/^[a-z\d-]*$/.test(id)
      ? []
      : [fault(FACTS, lineOf(text, `id: '${id}'`), `公告的 id“${id}”写得不对`, '只用小写字母、数字和连字符')]),
  ]
}

const KINDS = ['新增', '修正', '变更', '移除', '安全', '弃用']

/** Kinds of change that the changelog's sections have. */
export function changelogFaults(text: string): Problem[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index): Problem[] => {
    if (line.startsWith('- ') && line === lines[index - 1])
      return [fault('CHANGELOG.md', index + 1, '这一行与上一行一样', '删掉一行')]
    const kind = /^###\s+(.+?)\s*$/.exec(line)?.[1]
    if (kind === undefined || KINDS.includes(kind)) return []
    const guess = KINDS.find((one) => [...one].some((sign) => kind.includes(sign)))
    return [
      fault(
        'CHANGELOG.md',
        index + 1,
        `变更记录里没有“${kind}”这一类`,
        `${guess ? `是不是“${guess}”？` : ''}可用的有：${KINDS.join('、')}`,
      ),
    ]
  })
}

/** @returns what is wrong with facts, synonyms, links in code and the changelog. */
export const siteFaults = (root: string, pages: Pages): Problem[] => [
  ...addressFaults(textOf(root, FACTS) ?? ''),
  ...linkFaults(root, pages),
  ...synonymFaults(textOf(root, LINES) ?? ''),
  ...changelogFaults(textOf(root, 'CHANGELOG.md') ?? ''),
  ...choiceFaults(textOf(root, FACTS) ?? ''),
]
