import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../site/types'
import { LoadError } from './load-ts'

const FOLDER = 'content/openapi'
/** Where the description begins; named when nothing better is known. */
const START = `${FOLDER}/reference.ts`
/** A file and a line that a message of the bundler begins with, or a stack. */
const PLACE = /(?:^|[\s(])(?:file:\/\/)?(?:\/[^\s:()]*\/)?(content\/openapi\/[\w-]+\.ts):(\d+)/

interface Place {
  file: string
  line?: number
}

type Text = readonly [file: string, lines: string[]]

const textsIn = (root: string): Text[] =>
  readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`${FOLDER}/${name}`, readFileSync(join(root, FOLDER, name), 'utf8').split('\n')])

/** The last of the places that fit: of two of a name the second is one too many. */
function lastPlace(texts: readonly Text[], fits: (line: string) => boolean): Required<Place> | undefined {
  const found = texts.flatMap(([file, lines]) =>
    lines.flatMap((line, index) => (fits(line) ? [{ file, line: index + 1 }] : [])),
  )
  return found.at(-1)
}

/** @returns where a part of the description stands that has an id, a name or an address. */
function placeOf(root: string, path: string): Place {
  const texts = textsIn(root)
  const words = path.replace(/^[A-Z]+ (?=\/)/, '').split(' › ')
  const field = words.at(-1) ?? ''
  for (const word of words.toReversed()) {
    const named = ['id', 'name', 'schema', 'path'].map((key) => `${key}: '${word}'`)
    const place = lastPlace(texts, (line) => named.some((text) => line.includes(text)))
    if (!place) continue
    // The field stands at or below the nearest part that has a name
    const lines = texts.find(([file]) => file === place.file)?.[1] ?? []
    const below = lines.slice(place.line - 1, place.line + 40).findIndex((line) => line.includes(` ${field}:`))
    return { file: place.file, line: place.line + (word === field || below < 0 ? 0 : below) }
  }
  return { file: START }
}

/** @returns a problem of the open API page, told where the data has it when the page's own text does not. */
export function inData(root: string, problem: Problem, body: string): Problem {
  const raw = /“([^”]+)”/.exec(problem.message)?.[1]
  if (problem.file !== 'content/openapi.mdx' || !raw || body.includes(raw)) return problem
  return { ...problem, ...lastPlace(textsIn(root), (line) => line.includes(raw)) }
}

const problemAt = (place: Place, message: string, remedy: string): Problem => ({
  severity: 'error',
  rule: 'openapi-data',
  ...place,
  message: `开放 API 的描述有错：${message}`,
  remedy,
})

const SHAPE = '字段与写法见 src/openapi/types.ts；编辑器会标出写错的地方'

/** @returns a problem for each mistake in the open API's description, with the file and the line where it was written. */
export function descriptionProblems(root: string, error: unknown): Problem[] {
  const text = error instanceof Error ? error.message : String(error)
  const cause = error instanceof LoadError && error.cause instanceof Error ? error.cause : error
  const stack = cause instanceof Error ? `${text}\n${cause.stack ?? ''}` : text
  const [first = '', ...mistakes] = text.split('\n')
  if (first.startsWith('开放 API 的描述有误') && mistakes.length)
    return mistakes.map((mistake) => {
      const [path = '', said = ''] = mistake.split(/：(.*)/s)
      const quoted = /“([^”]+)”/.exec(path)?.[1]
      return problemAt(placeOf(root, quoted ?? path), said ? `${path}：${said}` : mistake, SHAPE)
    })
  const [, file, line] = PLACE.exec(stack) ?? []
  const place = file ? { file, line: Number(line) } : { file: START }
  return [problemAt(place, first.replace(PLACE, '').trim(), '改正这一行的语法和名字；引入的文件与名字要存在')]
}
