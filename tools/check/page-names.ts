import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import type { Problem } from '../../src/site/types'
import { readPages, textCodes, type PageTree } from './page-tree'

/** Names in text, commands and drawings that a page has nowhere else, and nearly the same in other places. */

const FILE = /^(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|jsx?|vue|css|html|json))$/
const TITLE = /title="(?:[^"\n]*\/)?([\w.-]+\.\w+)"/g

interface Found {
  line: number
  message: string
  remedy: string
}

/** Files that the text names and the page does not have, when it has one whose name is nearly the same. */
function inFiles({ tree, body }: PageTree): Found[] {
  const titles = [...new Set([...body.matchAll(TITLE)].map(([, name = '']) => name))]
  return textCodes(tree).flatMap((node): Found[] => {
    const name = FILE.exec(node.value)?.[1]
    if (!name || titles.includes(name)) return []
    const meant = titles.find((title) => distance(title, name) <= 2 && path.extname(title) === path.extname(name))
    if (!meant || body.split(name).length > 2) return []
    return [{ line: node.position?.start.line ?? 1, message: `本页没有 ${name} 这个文件`, remedy: `是不是 ${meant}？` }]
  })
}

/** Files that a command names, when the page names one elsewhere whose name is nearly the same. */
function inCommands({ body }: PageTree): Found[] {
  const names = [...body.matchAll(/[\w-]{4,}\.(?:tgz|zip|apk|aar|framework|podspec|json|webp|glb|mp3|mp4)\b/g)].map(
    ([name]) => name,
  )
  return body.split('\n').flatMap((line, index) =>
    names
      .filter((name) => line.includes(name) && names.filter((one) => one === name).length === 1)
      .flatMap((name): Found[] => {
        const meant = names.find(
          (other) => distance(other, name) === 1 && names.filter((one) => one === other).length > 1,
        )
        const isCounted = meant?.replace(/\d/g, '') === name.replace(/\d/g, '')
        return meant && !isCounted
          ? [{ line: index + 1, message: `只有这里写 ${name}`, remedy: `是不是 ${meant}？` }]
          : []
      }),
  )
}

/** Names in a drawing nearly as the page that shows it has them. */
function inDrawings({ file, body }: PageTree, root: string): Found[] {
  const names = new Set(body.match(/[A-Za-z]{7,}/g))
  return [...body.matchAll(/file="([^"]+\.svg)"/g)].flatMap(({ 1: source = '', index }) => {
    const drawing = path.join(root, path.dirname(file), source)
    const words = existsSync(drawing)
      ? [...readFileSync(drawing, 'utf8').matchAll(/>([^<>]+)<\/t(?:ext|span)>/g)].map(([, text = '']) => text)
      : []
    return words
      .flatMap((text) => text.match(/[A-Za-z]{7,}/g) ?? [])
      .flatMap((word): Found[] => {
        const meant = names.has(word)
          ? undefined
          : [...names].find(
              (name) =>
                distance(name, word) === 1 &&
                name.toLowerCase() !== word.toLowerCase() &&
                `${name}s` !== word &&
                `${word}s` !== name,
            )
        const line = body.slice(0, index).split('\n').length
        return meant
          ? [{ line, message: `${source} 里写着 ${word}，这一页写的是 ${meant}`, remedy: `图里改成 ${meant}` }]
          : []
      })
  })
}

/** @returns names that a page writes in one place otherwise than in the others. */
export function checkPageNames(root: string, files: readonly string[]): Problem[] {
  return readPages(root, files).flatMap((page) =>
    [...inFiles(page), ...inCommands(page), ...inDrawings(page, root)].map(({ line, message, remedy }): Problem => ({
      severity: 'error',
      rule: 'page-name',
      file: page.file,
      line,
      message,
      remedy,
    })),
  )
}
