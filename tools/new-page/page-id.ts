import { AREA_IDS } from '../../src/site/area-ids'
import { areaOf } from '../../src/site/routes'

/** Folders of `content/` that hold no pages, and what a folder's own page may not be called. */
const RESERVED = ['img', 'sample', 'samples', 'data', 'types', 'index']
const SEGMENT = /^[A-Za-z][A-Za-z\d]*(?:[-_][A-Za-z\d]+)*$/

/**
 * The id of a page that is about to be made: the path below `content/docs/` without `.mdx`, and the route.
 * @param typed an id, or the path of a file.
 * @param existing ids of all pages there are.
 * @throws Error in Chinese when no page can have this id, with the cure.
 */
export function pageId(typed: string, existing: readonly string[]): string {
  const id = typed
    .replace(/^(?:.*\/)?docs\/|\.mdx?$/g, '')
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')
  const refuse = (message: string): never => {
    throw new Error(`不能用“${id}”作页面标识：${message}`)
  }
  const [, ...rest] = id.split('/')
  if (!areaOf(id)) refuse(`第一段要是产品之一：${AREA_IDS.join('、')}`)
  if (!rest.length) refuse(`产品后面还要有页面的名字，例如 ${id}/quick-start`)
  for (const segment of rest) {
    if (!SEGMENT.test(segment))
      refuse(`“${segment}”会出现在网址里，只用英文字母、数字和连字符，以字母开头，例如 add-tag、PanoTagPlugin`)
    if (RESERVED.includes(segment.toLowerCase())) refuse(`“${segment}”不能作页面的名字`)
  }
  const same = existing.find((other) => other.toLowerCase() === id.toLowerCase())
  if (same) refuse(`已经有 content/docs/${same}.mdx；只差大小写的，在有的磁盘上是同一个文件`)
  return id
}
