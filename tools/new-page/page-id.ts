import { AREA_IDS } from '../../src/site/config'
import { nearest } from '../../src/site/nearest'
import { areaOf } from '../../src/site/routes'

/** Folders of `content/` that hold no pages. */
const RESERVED = ['img', 'sample', 'samples', 'data', 'types']
const SEGMENT = /^[A-Za-z][A-Za-z\d]*(?:[-_][A-Za-z\d]+)*$/

/** A mistake in what the author typed; the message says what to type instead. */
export class NewPageError extends Error {}

/**
 * Checks the id of a page that is about to be made.
 * @param id as typed, e.g. `five/handbook/x`: the path below `content/docs/` without `.mdx`, and the route.
 * @param existing ids of all pages there are.
 * @throws {NewPageError} when no page can have this id; in Chinese, with the cure.
 */
export function checkPageId(id: string, existing: readonly string[]): void {
  const refuse = (message: string): never => {
    throw new NewPageError(`不能用“${id}”作页面标识：${message}`)
  }
  if (/\.mdx?$/i.test(id)) refuse(`不用写扩展名，写成 ${id.replace(/^.*?docs\/|\.mdx?$/gi, '')}`)
  if (/^(?:\.?\/)?(?:content\/)?docs\//.test(id)) refuse(`从产品写起，例如 ${id.replace(/^.*?docs\//, '')}`)
  if (id.startsWith('/') || id.endsWith('/') || id.includes('//'))
    refuse(`开头、结尾和中间不要多余的斜杠，写成 ${id.split('/').filter(Boolean).join('/')}`)
  if (id.includes('\\')) refuse(`用正斜杠分隔，写成 ${id.replaceAll('\\', '/')}`)
  const [, ...rest] = id.split('/')
  if (!areaOf(id)) {
    const guess = nearest(id.split('/')[0] ?? '', AREA_IDS)
    refuse(`第一段要是产品之一：${AREA_IDS.join('、')}${guess ? `；是不是 ${[guess, ...rest].join('/')}？` : ''}`)
  }
  if (!rest.length) refuse(`产品后面还要有页面的名字，例如 ${id}/quick-start`)
  for (const segment of rest) {
    if (!SEGMENT.test(segment))
      refuse(`“${segment}”会出现在网址里，只用英文字母、数字和连字符，以字母开头，例如 add-tag、PanoTagPlugin`)
    if (RESERVED.includes(segment.toLowerCase())) refuse(`“${segment}”是放图片、示例和数据的文件夹`)
    if (segment.toLowerCase() === 'index') refuse('index 不能作名字，直接写上一级的名字')
  }
  const same = existing.find((other) => other.toLowerCase() === id.toLowerCase())
  if (same === id) refuse(`已经有这一页：content/docs/${same}.mdx`)
  if (same) refuse(`与 content/docs/${same}.mdx 只差大小写，在有的磁盘上是同一个文件`)
}
