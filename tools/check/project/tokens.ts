import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { fault, filesBelow, textOf } from './text'

const DEFINED = /(?:^|[\s{;'"(])(--[a-z][\w-]*)['"]?\s*:/g
/** Set while the page runs: `style.setProperty('--x', …)`. */
const SET = /setProperty\(\s*['"](--[\w-]+)/g
const USED = /var\((--[a-z][\w-]*)\)/g

/** @returns uses of tokens that no style sheet defines: the declaration that they stand in has no effect. */
export function tokenFaults(root: string): Problem[] {
  const files = filesBelow(root, 'src').filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
  const texts = files.map((file) => [file, textOf(root, file) ?? ''] as const)
  const known = texts.flatMap(([, text]) =>
    [...text.matchAll(DEFINED), ...text.matchAll(SET)].map(([, name = '']) => name),
  )
  const names = new Set(known)
  return texts
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(USED)]
          .filter(([, name = '']) => !names.has(name))
          .map(([, name = '']) => {
            const guess = nearest(name, [...names])
            return fault(
              file,
              index + 1,
              `没有 ${name} 这个令牌`,
              guess ? `是不是 ${guess}？` : '令牌都在 src/styles/tokens/',
            )
          }),
      ),
    )
}
