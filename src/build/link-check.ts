import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../site/routes'
import type { Problem } from '../site/types'
import type { CompiledBody, LinkRef } from '../markdown/types'
import { nearest } from './nearest'
import type { Doc, SiteModel } from './types'

/** Links to the same missing target from this many pages probably come from one place, and are reported once. */
const GROUP_FROM = 5

interface Broken {
  doc: Doc
  link: LinkRef
  target: string
  guess: string | undefined
}

/**
 * Checks every link of every article against pages, published files and anchors.
 * Broken links are errors, broken anchors warnings (specification, section 5).
 * @param root repository root; `static/` below it holds files that are published as they are.
 * @param bodies compiled bodies by page id.
 * @param generated paths (without prefix) that the build writes itself, e.g. `/openapi.json`.
 */
export function checkLinks(
  root: string,
  model: SiteModel,
  bodies: Map<string, CompiledBody>,
  generated: readonly string[],
): Problem[] {
  const broken: Broken[] = []
  const anchors: Problem[] = []
  const paths = new Map<string, Doc | null>([
    ...Object.values(routes).map((path) => [path, null] as const),
    ...model.docs.map((doc) => [doc.path, doc] as const),
  ])
  for (const doc of model.docs) {
    for (const link of bodies.get(doc.id)?.links ?? []) {
      const found = resolve(doc, link)
      if (found.kind === 'broken')
        broken.push({ doc, link, target: found.target, guess: nearest(found.target, found.choices) })
      else if (found.kind === 'page' && link.anchor) anchors.push(...anchorProblem(doc, link, found.doc))
    }
    anchors.push(...explainedNowhere(doc, bodies.get(doc.id)?.ids ?? []))
  }
  return [...brokenProblems(broken), ...anchors]

  function resolve(
    doc: Doc,
    { target }: LinkRef,
  ): { kind: 'ok' } | { kind: 'page'; doc: Doc } | { kind: 'broken'; target: string; choices: string[] } {
    if (target.kind === 'external') return { kind: 'ok' }
    if (target.kind === 'self') return { kind: 'page', doc }
    if (target.kind === 'doc') {
      const other = model.byId.get(target.id)
      return other
        ? { kind: 'page', doc: other }
        : { kind: 'broken', target: target.id, choices: [...model.byId.keys()] }
    }
    const page = paths.get(target.path)
    if (page) return { kind: 'page', doc: page }
    if (page === null || generated.includes(target.path) || isStaticFile(root, target.path)) return { kind: 'ok' }
    const markdown = /^(.*)\.md$/.exec(target.path)
    if (markdown && paths.has(`${markdown[1]}/`)) return { kind: 'ok' }
    return { kind: 'broken', target: target.path, choices: [...paths.keys(), ...generated] }
  }

  function anchorProblem(doc: Doc, link: LinkRef, target: Doc): Problem[] {
    const ids = bodies.get(target.id)?.ids ?? []
    const anchor = link.anchor.replace(/:~:text=.*$/, '')
    if (!anchor || ids.includes(anchor)) return []
    const guess = nearest(anchor, ids)
    const message = `链接“${link.raw}”的锚点不存在：${target.file} 里没有 #${anchor}`
    return [
      {
        severity: 'warning',
        rule: 'broken-anchor',
        file: doc.file,
        line: link.line,
        message,
        remedy: guess
          ? `是不是 #${guess}？`
          : `那一页的锚点：${ids
              .slice(0, 12)
              .map((id) => `#${id}`)
              .join(' ')}`,
      },
    ]
  }
}

/** Words that the front matter says are explained in a section which is not there. */
function explainedNowhere(doc: Doc, ids: readonly string[]): Problem[] {
  return doc.explains
    .filter(({ anchor }) => anchor && !ids.includes(anchor))
    .map(({ word, anchor }) => {
      const guess = nearest(anchor, [...ids])
      return {
        severity: 'warning',
        rule: 'broken-anchor',
        file: doc.file,
        message: `explains 的“${word}#${anchor}”没有这一节：本页没有 #${anchor}`,
        remedy: guess ? `是不是 #${guess}？` : '核对小节的标识，或去掉 # 和后面的部分',
      }
    })
}

const isStaticFile = (root: string, path: string): boolean => {
  const file = join(root, 'static', path)
  return existsSync(file) && statSync(file).isFile()
}

function brokenProblems(broken: Broken[]): Problem[] {
  const byTarget = new Map<string, Broken[]>()
  for (const entry of broken) byTarget.set(entry.link.raw, [...(byTarget.get(entry.link.raw) ?? []), entry])
  return [...byTarget.values()].flatMap((group) => {
    const pages = new Set(group.map(({ doc }) => doc.id)).size
    return pages < GROUP_FROM
      ? group.map((entry) => brokenProblem(entry))
      : [
          {
            ...brokenProblem(group[0]!),
            message: `${pages} 个页面都有失效链接“${group[0]?.link.raw}”，多半是同一处抄来的`,
            remedy: group.map(({ doc, link }) => `${doc.file}:${link.line}`).join('、'),
          },
        ]
  })
}

function brokenProblem({ doc, link, target, guess }: Broken): Problem {
  const markdown = link.target.kind === 'doc'
  return {
    severity: 'error',
    rule: markdown ? 'broken-markdown-link' : 'broken-link',
    file: doc.file,
    line: link.line,
    message: markdown
      ? `链接“${link.raw}”没有对应的文件（content/docs/${target}.mdx）`
      : `链接“${link.raw}”没有对应的页面或文件（${target}）`,
    remedy: guess ? `最接近的是“${guess}”` : '核对路径；相对路径以本页所在文件夹为起点',
  }
}
