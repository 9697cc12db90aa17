import { isMap, isScalar, type Document } from 'yaml'
import { nearest } from '../site/nearest'

/** Fields of other site generators, and what is done about them here. */
const ELSEWHERE: [fields: RegExp, remedy: string][] = [
  [/^(?:slug|id|permalink|path|url)$/, '删掉它：网址就是文件的路径，要改网址就改文件名'],
  [/^(?:aliases|redirects?|redirectFrom|moved_from)$/, '改成 redirect_from: [dnalogel/OldPlugin]：页面以前的标识'],
  [
    /^(?:sidebar_position|position|order|weight|nav_order|index|prev|next|pagination_\w+|category|categories|parent)$/,
    '删掉它：次序和分组写在同一产品的 sidebar.yaml 里',
  ],
  [/^tags?$/, '改成 keywords: [读者会搜的词]'],
  [/^(?:summary|excerpt|subtitle|abstract)$/, '改成 description'],
  [/^(?:date|authors?|created|updated|lastmod|last_?update(?:d)?|version)$/i, '删掉它：更新日期取自 git 的记录'],
  [
    /^(?:layout|outline|aside|sidebarDepth|navbar|footer|head|image|editLink|lang|toc\w*|hide_\w+|hero|features|template|type)$/,
    '删掉它：版式由站点决定',
  ],
  [/^(?:published|hidden|private)$/, '没有写完写 draft: true；写完了不想公开列出写 unlisted: true'],
]

/** @returns what to do about a field that is not known. */
export function fieldRemedy(key: string, fields: string[]): string {
  const known = `可用的有：${fields.join(' ')}`
  const remedy = ELSEWHERE.find(([pattern]) => pattern.test(key))?.[1]
  if (remedy) return `${remedy}。${known}`
  const guess = nearest(key, fields)
  return `${guess ? `是不是 ${guess}？` : ''}${known}`
}

const SHAPE = '文件从 --- 开始，写 title 和 description，再用 --- 结束'
const MISSING = '文件开头没有前置信息，或没有用单独一行的 --- 结束'

/** @returns why a page's front matter is not found: line, what is wrong, what to do. */
export function lackOfFrontMatter(source: string): [line: number, message: string, remedy: string] {
  const text = source.replace(/^\ufeff/, '')
  if (!text.includes('\n') && text.includes('\r'))
    return [1, '文件的换行是旧式的 CR，整页成了一行', '用编辑器把换行改成 LF，另存一次']
  if (/^\s*\+{3}/.test(text)) return [1, MISSING, '前置信息用 YAML：把 +++ 换成 ---，title = "甲" 写成 title: 甲']
  if (/^\s+---/.test(text)) return [1, '前置信息前面有空行或空格', '删掉它们：文件的第一行就是 ---']
  if (/^-{4,}/.test(text)) return [1, '前置信息的第一行不是三个短横线', '写成 ---，结尾也是']
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^(?:\s+---|-{4,}|\.{3}|[—－–]+|--)\s*$/.test(line))
  if (lines[0]?.trim() === '---' && end > 0)
    return [end + 1, '前置信息没有结束', '结尾的 --- 顶格写，正好三个半角短横线，独占一行']
  return [1, MISSING, SHAPE]
}

/** Fields that readers see. */
const SHOWN = ['title', 'description', 'sidebar_label']

/** @returns what stands behind a ` #` in fields that readers see: YAML leaves it out. */
export function cutOff(document: Document.Parsed): { offset: number; comment: string }[] {
  if (!isMap(document.contents)) return []
  return document.contents.items.flatMap(({ key, value }) =>
    isScalar(key) && SHOWN.includes(String(key.value)) && isScalar(value) && value.comment && value.range
      ? [{ offset: value.range[0], comment: value.comment.split('\n')[0] ?? '' }]
      : [],
  )
}
