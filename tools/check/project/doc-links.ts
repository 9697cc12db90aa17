import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
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

/** @returns links of the project's own documents that lead to no file, or to no section of it. */
export function docLinkFaults(root: string): Problem[] {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...filesBelow(root, 'docs').filter((file) => file.endsWith('.md')),
  ]
  return files.flatMap((file) =>
    (textOf(root, file) ?? '').split('\n').flatMap((line, index) =>
      [...line.replace(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, path = '', section]): Problem[] => {
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
    ),
  )
}
