import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { fault, filesBelow, textOf } from './text'

/** A selector that is an id and nothing else, in quotes. */
const ASKED = /\(\s*(['"])#([\w-]+)\1\s*\)/g

/** @returns elements that the code of a sample asks its page for (`find('#view')`), and that the page does not have. */
export function elementIdFaults(root: string): Problem[] {
  const files = filesBelow(root, 'samples').filter((file) => !file.includes('/node_modules/'))
  return files
    .filter((file) => file.endsWith('/index.html'))
    .flatMap((page) => {
      const ids = [...(textOf(root, page) ?? '').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)
      const folder = page.slice(0, -'index.html'.length)
      return files
        .filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file))
        .flatMap((file) =>
          (textOf(root, file) ?? '').split('\n').flatMap((line, index) =>
            [...line.matchAll(ASKED)]
              .filter(([, , id = '']) => !ids.includes(id))
              .map(([, , id = '']) => {
                const guess = nearest(id, ids)
                const remedy = guess ? `是不是 #${guess}？` : `页面里的有：${ids.join('、')}`
                return fault(file, index + 1, `${page} 里没有 id="${id}" 的元素`, remedy)
              }),
          ),
        )
    })
}
