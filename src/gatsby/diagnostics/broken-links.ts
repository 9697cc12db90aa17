import { dirname, relative } from 'node:path/posix'
import { docFile } from '../../site/routes'
import type { Problem } from '../../site/types'
import { nearest } from '../../site/nearest'
import type { Doc, WrittenLink } from '../types'
import { errorAt, warningAt, type Place } from '../../site/problem'

/** Anchors of a page that are named as choices. */
const ANCHORS_SHOWN = 12

/** A link that leads nowhere. */
export interface Broken {
  link: WrittenLink
  target: string
  guess: string | undefined
}

/** @returns the error for a broken link. */
export function brokenProblem({ link, target, guess }: Broken): Problem {
  if (link.target.kind === 'doc')
    return errorAt(
      link,
      'broken-markdown-link',
      `链接“${link.raw}”没有对应的文件（${docFile(target)}）`,
      guess ? `最接近的是“${guess}”${writtenAs(link, guess)}` : '核对路径；相对路径以本页所在文件夹为起点',
    )
  return errorAt(
    link,
    'broken-link',
    `链接“${link.raw}”没有对应的页面或文件（${target}）`,
    guess ? `最接近的是“${guess}”` : pathRemedy(target),
  )
}

/** How the page that was meant is written from where the link stands. */
function writtenAs({ doc, file, anchor }: WrittenLink, guess: string): string {
  if (!doc) return ''
  const path = relative(dirname(file), docFile(guess))
  return `，写成 ${path.startsWith('.') ? path : `./${path}`}${anchor && `#${anchor}`}`
}

const pathRemedy = (target: string): string =>
  target.endsWith('.mdx')
    ? '以 / 开头的写网址，不带 .mdx：/docs/five/intro/；写文件就用相对路径：./intro.mdx'
    : '核对路径'

/** @returns the error for a link from a page that everybody finds to one that is not to be found. */
export const unlistedProblem = (link: WrittenLink, { file }: Doc): Problem =>
  errorAt(
    link,
    'link-to-unlisted',
    `链接“${link.raw}”通到未公开列出的页面：${file} 写了 unlisted: true`,
    '去掉这个链接，改为链接到公开的页面；这一页可以公开的话，去掉它的 unlisted: true',
  )

/** @returns the error for a link to a page that will not be there. */
export const draftProblem = (link: WrittenLink, { file }: Doc): Problem =>
  errorAt(
    link,
    'link-to-draft',
    `链接“${link.raw}”通到草稿：${file} 写了 draft: true，发布后打不开`,
    '写完那一页，删掉它的 draft: true；或先去掉这个链接',
  )

/**
 * @returns the warning for an anchor that its page does not have.
 * @param what is written at the place.
 * @param page the page's file or id.
 */
export function anchorProblem(
  place: Place,
  what: string,
  page: string,
  anchor: string,
  ids: readonly string[],
): Problem {
  const guess = nearest(anchor, ids) ?? ids.find((id) => id.toLowerCase().endsWith(`-${anchor.toLowerCase()}`))
  const choices = ids.slice(0, ANCHORS_SHOWN).map((id) => `#${id}`)
  return warningAt(
    place,
    'broken-anchor',
    `${what}：${page} 里没有 #${anchor}`,
    guess ? `是不是 #${guess}？` : `那一页的锚点：${choices.join(' ')}`,
  )
}
