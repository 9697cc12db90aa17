import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TO_DO } from '../openapi/parse-reference'
import type { Problem } from '../site/types'
import { LoadError } from './load-ts'

const FOLDER = 'content/openapi'
/** Where the description begins; named when nothing better is known. */
const START = `${FOLDER}/reference.ts`
/** A file and a line that a message of the bundler begins with, or a stack. */
const PLACE = /(?:^|[\s(])(?:file:\/\/)?(?:[^\s:()]*\/)?(content\/openapi\/[\w-]+\.ts):(\d+)/

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

/** Lines of a file that are one part of the description, 0-based, the last not included. */
interface Region {
  text: Text
  from: number
  to: number
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** The part that begins with a line that names it: it ends where the next one of its rank begins, or a lower one ends. */
function regionAt([file, lines]: Text, from: number): Region {
  const indent = indentOf(lines[from] ?? '')
  const end = lines.findIndex((line, index) => index > from && line.trim() !== '' && indentOf(line) < indent)
  // What is written in one line, `{ name: 'a', … }`, ends with it
  const isOneLine = /^\s*\{.*\},?\s*$/.test(lines[from] ?? '')
  return { text: [file, lines], from, to: isOneLine ? from + 1 : end < 0 ? lines.length : end }
}

const lineIn = ({ text: [, lines], from, to }: Region, fits: (line: string) => boolean): number => {
  const at = lines.slice(from, to).findIndex(fits)
  return at < 0 ? -1 : from + at
}

/** @returns the line where an entry of a list begins, one that has no name; -1 when the list is written in one line. */
function entryIn({ text: [, lines], from, to }: Region, index: number): number {
  const starts = lines.flatMap((line, at) => (at > from && at < to && line.trimStart().startsWith('{') ? [at] : []))
  const indent = Math.min(...starts.map((at) => indentOf(lines[at] ?? '')))
  return starts.filter((at) => indentOf(lines[at] ?? '') === indent)[index] ?? -1
}

/** @returns where a part of the description stands that has ids, names or an address, the outermost first. */
function placeOf(root: string, path: string, key?: string): Place {
  const texts = textsIn(root)
  let region: Region | undefined
  const words = path.replace(/^[A-Z]+ (?=\/)/, '').split(' › ')
  for (const word of [...words, ...(key ? [key] : [])]) {
    const named = ['id', 'name', 'schema', 'path'].map((name) => `${name}: '${word}'`)
    const isNamed = (line: string): boolean => named.some((text) => line.includes(text))
    const isField = (line: string): boolean => new RegExp(`(?:^|[\\s{])['"]?${escaped(word)}['"]?:`).test(line)
    const entry = region && /^\d+$/.test(word) ? entryIn(region, Number(word)) : -1
    if (region && entry >= 0) {
      region = regionAt(region.text, entry)
      continue
    }
    const within = region && lineIn(region, isNamed)
    const at = within === -1 ? lineIn(region!, isField) : within
    if (region && at !== undefined && at >= 0) region = regionAt(region.text, at)
    else if (!region) {
      // Only groups are in files of their own
      const own =
        word === words[0] && words.length > 1 && word !== 'groups' ? texts.find(([file]) => file === START) : undefined
      const place = lastPlace(texts, isNamed) ?? (own && lastPlace([own], isField))
      if (place)
        region = regionAt(
          texts.find(([file]) => file === place.file)!,
          place.line - 1,
        )
    }
  }
  return region ? { file: region.text[0], line: region.from + 1 } : { file: START }
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** @returns a problem of the open API page, told where the data has it when the page's own text does not. */
export function inData(root: string, problem: Problem, body: string): Problem {
  const raw = /“([^”]+)”/.exec(problem.message)?.[1] ?? /<[a-z]+>/.exec(problem.message)?.[0]
  if (problem.file !== 'content/openapi.mdx' || !raw || body.includes(raw)) return problem
  return { ...problem, ...lastPlace(textsIn(root), (line) => line.includes(raw)) }
}

/** @returns files of the description that no other one takes in: what they say is on no page. */
export function forgottenFiles(root: string): Problem[] {
  if (!existsSync(join(root, START))) return []
  const texts = textsIn(root)
  const isTaken = (name: string): boolean =>
    texts.some(([, lines]) => lines.some((line) => line.includes(`'./${name}'`)))
  return texts
    .filter(([file]) => file !== START && !isTaken(file.replace(/^.*\/|\.ts$/g, '')))
    .map(([file]) => ({
      severity: 'error',
      rule: 'openapi-data',
      file,
      message: '没有文件引入它，里面的接口不会出现',
      remedy: `在 ${START} 里引入，加进 groups；不要了就删掉`,
    }))
}

const problemAt = (place: Place, message: string, remedy: string): Problem => ({
  severity: 'error',
  rule: 'openapi-data',
  ...place,
  message: `开放 API 的描述有错：${message}`,
  remedy,
})

const SHAPE = '字段与写法见 src/openapi/types.ts；编辑器会标出写错的地方'

/** The part of an example that a message is about: `data.list[0].total 的示例…` is about `total`. */
const keyOf = (said: string): string | undefined =>
  /(?:字段“|的示例里有 |未知的键.*?")([\w-]+)/.exec(said)?.[1] ??
  /^[\w.[\]-]*?([\w-]+)(?:\[\d+\])* 的示例/.exec(said)?.[1]

const remedyOf = (said: string): string => (said.includes('的示例') ? '以依据为准：改示例，或改字段的说明' : SHAPE)

/** @returns a problem for each mistake in the open API's description, with the file and the line where it was written. */
export function descriptionProblems(root: string, error: unknown): Problem[] {
  const text = error instanceof Error ? error.message : String(error)
  const cause = error instanceof LoadError && error.cause instanceof Error ? error.cause : error
  const stack = cause instanceof Error ? `${text}\n${cause.stack ?? ''}` : text
  const [first = '', ...mistakes] = text.split('\n')
  if (first.startsWith('开放 API 的描述有误') && mistakes.length)
    return mistakes.map((mistake) => {
      const [whole = '', remedy] = mistake.split(TO_DO)
      const [path = '', said = ''] = whole.split(/：(.*)/s)
      const quoted = /“([^”]+)”/.exec(path)?.[1]
      return problemAt(
        placeOf(root, quoted ?? path, keyOf(said)),
        said ? `${path}：${said}` : whole,
        remedy ?? remedyOf(said),
      )
    })
  const [, file, line] = PLACE.exec(stack) ?? []
  const place = file ? { file, line: Number(line) } : { file: START }
  const [sign] = /(?<=found ")[，；：（）“”‘’【】]/.exec(first) ?? []
  const remedy = sign ? `“${sign}”是全角的：改成半角的` : '改正这一行的语法和名字；引入的文件与名字要存在'
  return [problemAt(place, first.replace(PLACE, '').trim(), remedy)]
}
