import { dirname, relative } from 'node:path/posix'
import type { Problem } from '../site/types'
import { nearest } from '../site/nearest'
import type { Doc, WrittenLink } from './types'

/** Links to the same missing target from this many files probably come from one place, and are reported once. */
const GROUP_FROM = 5
/** Anchors of a page that are named as choices. */
const ANCHORS_SHOWN = 12

/** A link that leads nowhere. */
export interface Broken {
  link: WrittenLink
  target: string
  guess: string | undefined
}

/** @returns one error for each broken link, and one for all that were copied from one place. */
export function brokenProblems(broken: Broken[]): Problem[] {
  const byTarget = new Map<string, Broken[]>()
  for (const entry of broken) byTarget.set(entry.link.raw, [...(byTarget.get(entry.link.raw) ?? []), entry])
  return [...byTarget.values()].flatMap((group) => {
    const pages = new Set(group.map(({ link }) => link.file)).size
    return pages < GROUP_FROM
      ? group.map((entry) => brokenProblem(entry))
      : [
          {
            ...brokenProblem(group[0]!),
            message: `${pages} 个页面都有失效链接“${group[0]?.link.raw}”，多半是同一处抄来的`,
            remedy: group.map(({ link }) => `${link.file}:${link.line}`).join('、'),
          },
        ]
  })
}

function brokenProblem({ link, target, guess }: Broken): Problem {
  const markdown = link.target.kind === 'doc'
  return {
    severity: 'error',
    rule: markdown ? 'broken-markdown-link' : 'broken-link',
    ...placeOf(link),
    message: markdown
      ? `链接“${link.raw}”没有对应的文件（content/docs/${target}.mdx）`
      : `链接“${link.raw}”没有对应的页面或文件（${target}）`,
    remedy: guess
      ? `最接近的是“${guess}”${writtenAs(link, guess)}`
      : markdown
        ? '核对路径；相对路径以本页所在文件夹为起点'
        : pathRemedy(target),
  }
}

/** How the page that was meant is written from where the link stands. */
function writtenAs({ doc, file, target, anchor }: WrittenLink, guess: string): string {
  if (target.kind !== 'doc' || !doc) return ''
  const path = relative(dirname(file), `content/docs/${guess}.mdx`)
  return `，写成 ${path.startsWith('.') ? path : `./${path}`}${anchor && `#${anchor}`}`
}

const pathRemedy = (target: string): string =>
  target.endsWith('.mdx')
    ? '以 / 开头的写网址，不带 .mdx：/docs/five/intro/；写文件就用相对路径：./intro.mdx'
    : '核对路径'

/** @returns the error for a link from a page that everybody finds to one that is not to be found. */
export const unlistedProblem = (link: WrittenLink, { file }: Doc): Problem => ({
  severity: 'error',
  rule: 'link-to-unlisted',
  ...placeOf(link),
  message: `链接“${link.raw}”通到未公开列出的页面：${file} 写了 unlisted: true`,
  remedy: '去掉这个链接，改为链接到公开的页面；这一页可以公开的话，去掉它的 unlisted: true',
})

/** @returns the error for a link to a page that will not be there. */
export const draftProblem = (link: WrittenLink, { file }: Doc): Problem => ({
  severity: 'error',
  rule: 'link-to-draft',
  ...placeOf(link),
  message: `链接“${link.raw}”通到草稿：${file} 写了 draft: true，发布后打不开`,
  remedy: '写完那一页，删掉它的 draft: true；或先去掉这个链接',
})

/** @returns the warning for a link that leads to where its reader is. */
export const selfProblem = (link: WrittenLink): Problem => ({
  severity: 'warning',
  rule: 'link-to-itself',
  ...placeOf(link),
  message: `链接“${link.raw}”通到本页自己`,
  remedy: '指到小节就写 #标识；本意是别的页面就改地址；只是提到本页就不写链接',
})

/** @returns the error for a link whose words are the name of another page. */
export const namedProblem = (link: WrittenLink, name: string, { id }: Doc): Problem => ({
  severity: 'error',
  rule: 'link-to-another',
  ...placeOf(link),
  message: `链接写着 ${name}，通到的却是“${link.raw}”`,
  remedy: `地址${writtenAs(link, id) || `写成 /docs/${id}/`}；或把文字换成那一页的名字`.replace('地址，', '地址'),
})

/** @returns the error for a link that leads out of the handbook of its page, which has the same section. */
export const bookProblem = (link: WrittenLink, { id }: Doc): Problem => ({
  severity: 'error',
  rule: 'link-to-another',
  ...placeOf(link),
  message: `链接“${link.raw}”通到另一个框架的手册，本册就有这一节`,
  remedy: `地址${writtenAs(link, id)}；确实要读那一册，就在文字里写出框架的名字`.replace('地址，', '地址'),
})

/** @returns the error for a link whose words are another section of the page that it leads to. */
export const sectionProblem = (link: WrittenLink, id: string): Problem => ({
  severity: 'error',
  rule: 'link-to-another',
  ...placeOf(link),
  message: `链接写着“${link.words}”，那是 #${id} 这一节，通到的却是“${link.raw}”`,
  remedy: `锚点改成 #${id}；或把文字换成通到的那一节`,
})

/** @returns the warning for an anchor that its page does not have. */
export function anchorProblem(link: WrittenLink, anchor: string, { file }: Doc, ids: string[]): Problem {
  const guess = nearest(anchor, ids) ?? ids.find((id) => id.toLowerCase().endsWith(`-${anchor.toLowerCase()}`))
  const choices = ids.slice(0, ANCHORS_SHOWN).map((id) => `#${id}`)
  return {
    severity: 'warning',
    rule: 'broken-anchor',
    ...placeOf(link),
    message: `链接“${link.raw}”的锚点不存在：${file} 里没有 #${anchor}`,
    remedy: guess ? `是不是 #${guess}？` : `那一页的锚点：${choices.join(' ')}`,
  }
}

const placeOf = ({ file, line }: WrittenLink): Pick<Problem, 'file' | 'line'> => ({ file, ...(line && { line }) })
