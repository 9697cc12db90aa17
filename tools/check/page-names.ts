import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import type { Problem } from '../../src/site/types'
import { readPages, textCodes, type PageTree } from './page-tree'

/** Names in text, commands and drawings that a page has nowhere else, and nearly the same in other places. */

const FILE = /^(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|jsx?|vue|css|html|json))$/
const TITLE = /title="(?:[^"\n]*\/)?([\w.-]+\.\w+)"/g

interface Found {
  /** Where another file than the page is wrong. */
  file?: string
  line: number
  message: string
  remedy: string
}

/** Files that the text names and the page does not have, when it has one whose name is nearly the same. */
function inFiles({ tree, body }: PageTree): Found[] {
  const titles = [...new Set([...body.matchAll(TITLE)].map(([, name = '']) => name))]
  const inTrees = [...body.matchAll(/[├└]─+ ([\w.-]+\.\w+)/g)].map(({ 1: value = '', index }) => ({
    value,
    position: { start: { line: body.slice(0, index).split('\n').length } },
  }))
  return [...textCodes(tree), ...inTrees].flatMap((node): Found[] => {
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

/** Style sheets that code of a page imports and that the page does not show; a project's own is in its folder. */
function inImports({ file, body }: PageTree, root: string): Found[] {
  const sheets = [...body.matchAll(TITLE)].map(([, name = '']) => name).filter((name) => name.endsWith('.css'))
  const imported = [...body.matchAll(/^import '\.\/([\w./-]+\.css)'/gm)]
  const unused = sheets.find((sheet) => imported.every(([, name]) => name !== sheet))
  return imported.flatMap(({ 1: name = '', index }): Found[] => {
    const own = path.join(root, path.dirname(file), 'sample', name)
    if (sheets.includes(path.basename(name)) || existsSync(own)) return []
    return [
      {
        line: body.slice(0, index).split('\n').length,
        message: `本页没有 ${name} 这个文件`,
        remedy: unused ? `是不是 ./${unused}？` : `放上它的代码，标题写 title="src/${name}"，或去掉这一行`,
      },
    ]
  })
}

/** Names in a drawing nearly as the page that shows it has them. */
function inDrawings({ file, body }: PageTree, root: string): Found[] {
  const names = new Set(body.match(/[A-Za-z]{7,}/g))
  return [...body.matchAll(/file="([^"]+\.svg)"/g)].flatMap(({ 1: source = '' }) => {
    const drawing = path.join(path.dirname(file), source)
    const text = existsSync(path.join(root, drawing)) ? readFileSync(path.join(root, drawing), 'utf8') : ''
    return [...text.matchAll(/>([^<>]+)<\/t(?:ext|span)>/g)]
      .flatMap(({ 1: words = '', index }) => (words.match(/[A-Za-z]{7,}/g) ?? []).map((word) => [word, index] as const))
      .flatMap(([word, index]): Found[] => {
        const meant = names.has(word)
          ? undefined
          : [...names].find(
              (name) =>
                distance(name, word) === 1 &&
                name.toLowerCase() !== word.toLowerCase() &&
                `${name}s` !== word &&
                `${word}s` !== name,
            )
        const line = text.slice(0, index).split('\n').length
        return meant
          ? [{ file: drawing, line, message: `图里写着 ${word}，${file} 写的是 ${meant}`, remedy: `改成 ${meant}` }]
          : []
      })
  })
}

/** @returns names that a page writes in one place otherwise than in the others. */
export function checkPageNames(root: string, files: readonly string[]): Problem[] {
  return readPages(root, files).flatMap((page) =>
    [...inFiles(page), ...inImports(page, root), ...inCommands(page), ...inDrawings(page, root)].map(
      (found): Problem => ({ severity: 'error', rule: 'page-name', file: page.file, ...found }),
    ),
  )
}
