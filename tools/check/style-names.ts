import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { nearest } from '../../src/site/nearest'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Blocks of other languages have theirs between tags. */
const SHEETS = /<style\b[^>]*>([\s\S]*?)<\/style>/g
/** A declaration that stands alone in its line, or between a brace and a semicolon. */
const DECLARATION = /(?:^|[{;])[ \t]*([a-z][a-z-]+)[ \t]*:[ \t]*[^:\s{][^{}\n]*?(?=[;}]|$)/gm

let known: string[] | undefined

/** @returns the properties that the compiler's description of the DOM has (`CSSStyleProperties`), as one writes them in CSS. */
function properties(): string[] {
  if (known) return known
  const folder = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('typescript'))
  const [, body = ''] =
    /interface CSSStyleProperties [^{]*\{([\s\S]*?)\n\}/.exec(readFileSync(join(folder, 'lib.dom.d.ts'), 'utf8')) ?? []
  const names = [...body.matchAll(/^ {4}"?([A-Za-z-]+)"?: string;/gm)].map(([, name]) => name!)
  return (known = names.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)))
}

/** @returns properties of a style sheet that there are not, when one is like them. */
export function styleNameProblems(fence: Fence): Problem[] {
  const { lang, code } = fence
  const sheets =
    lang === 'css' || lang === 'wxss'
      ? [{ text: code, from: 0 }]
      : lang === 'html' || lang === 'vue'
        ? [...code.matchAll(SHEETS)].map(({ 0: all, 1: text = '', index }) => ({
            text,
            from: index + all.indexOf(text),
          }))
        : []
  return sheets.flatMap(({ text, from }) =>
    [...text.matchAll(DECLARATION)].flatMap(({ 0: all, 1: name = '', index }): Problem[] => {
      if (properties().includes(name)) return []
      const guess = nearest(name, properties())
      if (!guess) return []
      const line = code.slice(0, from + index + all.indexOf(name)).split('\n').length
      const message = `CSS 没有 ${name} 这个属性`
      return [
        { severity: 'error', rule: 'sample-style', ...placeOf(fence, line), message, remedy: `是不是 ${guess}？` },
      ]
    }),
  )
}
