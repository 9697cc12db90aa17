import type { Problem } from '../site/types'
import type { Doc } from './types'

/** A step of the order in which a page says things: ids of the sections that belong to it, and its name for authors. */
interface Step {
  name: string
  ids: readonly string[]
}

/** The order (docs/authoring.md): what readers copy first, what they look up later. */
const ORDER: readonly Step[] = [
  { name: '最小示例', ids: ['quick-start', 'sample'] },
  { name: '常见任务', ids: ['recipes'] },
  { name: '参数与数据', ids: ['options', 'data', 'config'] },
  { name: '方法', ids: ['methods'] },
  { name: '事件', ids: ['events'] },
  { name: '行为与限制', ids: ['behaviour'] },
  { name: '排错', ids: ['troubleshooting', 'errors'] },
  { name: '版本变化', ids: ['changes'] },
  { name: '相关', ids: ['related'] },
]
const SAMPLE = 0
const TASKS = 1

interface Section {
  id: string
  step: number
  line: number
}

/** @returns the sections of a page that have a place in the order, in the order of the page. */
function sectionsOf(body: string): Section[] {
  const sections: Section[] = []
  let fence = ''
  for (const [index, text] of body.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? ''
    if (mark) fence = fence ? (mark.startsWith(fence) ? '' : fence) : mark
    if (fence || !text.startsWith('## ')) continue
    const id = /\[#([\w-]+)\]\s*$/.exec(text)?.[1] ?? ''
    const step = ORDER.findIndex(({ ids }) => ids.includes(id))
    if (step >= 0) sections.push({ id, step, line: index + 1 })
  }
  return sections
}

const problemOf = (file: string, line: number, message: string, remedy: string): Problem => ({
  severity: 'error',
  rule: 'page-order',
  file,
  line,
  message,
  remedy,
})

/**
 * @returns what of a page stands in another order than on all pages: picture, smallest sample, tasks, options, methods,
 *   events, errors, related. Sections that a page does not have, and those of its own, are nobody's business.
 */
export function orderProblems({ file, body, status }: Pick<Doc, 'file' | 'body' | 'status'>): Problem[] {
  if (status === 'draft') return []
  const sections = sectionsOf(body)
  const problems = sections.flatMap(({ id, step, line }, index) => {
    const before = sections.slice(0, index).find((other) => other.step > step)
    if (!before) return []
    const message = `“${ORDER[step]!.name}”（#${id}）排在“${ORDER[before.step]!.name}”（#${before.id}，第 ${before.line} 行）的后面`
    const remedy = `把这一节移到第 ${before.line} 行之前，顺序见 docs/authoring.md 的“各节的顺序”`
    return [problemOf(file, line, message, remedy)]
  })
  const sample = sections.find(({ step }) => step === SAMPLE)
  // A page that has a sample and tasks shows a thing: what it looks like comes before both
  if (sample && sections.some(({ step }) => step === TASKS) && !hasPictureBefore(body, sample.line))
    problems.push(
      problemOf(file, sample.line, '最小示例之前没有图', '在它前面放一张 <Figure>：读者先看到做出来是什么样子'),
    )
  return problems
}

const hasPictureBefore = (body: string, line: number): boolean =>
  body
    .split('\n')
    .slice(0, line - 1)
    .some((text) => text.startsWith('<Figure '))
