import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { odditiesOfLine } from '../odd-lines'
import { fault, filesBelow, textOf } from './text'

/** Relative links of a document, with a section or without. */
const LINK = /\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g

/** Sections of a document as GitHub names them. */
function sectionsOf(text: string): string[] {
  const slugger = new GithubSlugger()
  const prose = text.replace(/^(`{3,})[^]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''))
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')),
  )
}

/** A path from the root in code, that ends as a file or a folder does; not a pattern, and not what is only made. */
const PATH = /`((?:src\/[\w-]+|tools|tests|samples|deploy|docs)\/[\w./-]+(?:\.\w+|\/))`/g

/** @returns paths that a document names and that are not there. */
const pathFaults = (root: string, file: string, line: string, at: number): Problem[] =>
  [...line.matchAll(PATH)].flatMap(([, path = '']): Problem[] => {
    if (existsSync(posix.join(root, path))) return []
    const there = filesBelow(root, path.slice(0, path.indexOf('/')))
    const guess = nearest(path, there) ?? there.find((one) => posix.basename(one) === posix.basename(path))
    return [fault(file, at, `没有文件 ${path}`, guess ? `是不是 ${guess}？` : '核对路径：从仓库的根算起')]
  })

/** @returns links and paths of the project's own documents that lead to no file, or to no section of it. */
export function docLinkFaults(root: string): Problem[] {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...filesBelow(root, 'docs').filter((file) => file.endsWith('.md')),
  ]
  return files.flatMap((file) =>
    (textOf(root, file) ?? '').split('\n').flatMap((line, index) => [
      ...pathFaults(root, file, line, index + 1),
      ...odditiesOfLine(line).map((said) => fault(file, index + 1, ...said)),
      ...[...line.replace(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, path = '', section]): Problem[] => {
        const target = path ? posix.join(posix.dirname(file), decodeURI(path)) : file
        if (!existsSync(posix.join(root, target)))
          return [fault(file, index + 1, `没有文件 ${target}`, '核对路径：从这份文档所在的文件夹算起')]
        if (!section || !target.endsWith('.md')) return []
        const sections = sectionsOf(textOf(root, target) ?? '')
        const wanted = decodeURIComponent(section)
        if (sections.includes(wanted)) return []
        const guess = nearest(wanted, sections)
        return [
          fault(
            file,
            index + 1,
            `${target} 里没有小节 #${wanted}`,
            guess ? `是不是 #${guess}？` : `有的是：${sections.map((one) => `#${one}`).join(' ')}`,
          ),
        ]
      }),
    ]),
  )
}
