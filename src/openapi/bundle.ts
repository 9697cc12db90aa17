import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../site/read-text'
import { sourceFindings } from '../site/raw-text'
import { checkData } from '../site/schema-errors'
import { nearest } from '../site/nearest'
import { memo } from '../site/memo'
import { errorAt } from '../site/problem'
import type { Problem } from '../site/types'
import { readYaml, type YamlText } from '../site/yaml-text'
import { groupShape, mainShape, type JsonValue, type SourceDocument } from './source-shape'

/** Where the description stands, relative to the repository's root. */
export const OPENAPI_FOLDER = 'content/openapi'
const MAIN = 'openapi.yaml'
const GUIDE = '写法见 docs/authoring.md'

/** @returns names of the description's files; the folder holds the pages and their sidebar too. */
export const descriptionFiles = (root: string): string[] =>
  readdirSync(join(root, OPENAPI_FOLDER)).filter((name) => name.endsWith('.yaml') && name !== 'sidebar.yaml')

type Tree = Record<string, JsonValue>
interface File {
  yaml: YamlText
  value: Tree
}

/**
 * Reads the open API's description and puts its files together.
 * @returns the whole document, with mistakes of shape and references that lead nowhere at their file and line; with any
 * of them there is no document.
 */
export function bundle(root: string): Bundled {
  const texts = descriptionFiles(root).map((name): [string, string] => [
    name,
    readText(join(root, OPENAPI_FOLDER, name)),
  ])
  return bundled(OPENAPI_FOLDER, [JSON.stringify(texts)], () => putTogether(texts))
}

interface Bundled {
  document?: SourceDocument
  problems: Problem[]
}

const bundled = memo<Bundled>()

function putTogether(texts: [name: string, text: string][]): Bundled {
  const problems: Problem[] = []
  const files = new Map<string, File>()
  const report = (name: string, line: number, message: string, remedy: string): void => {
    const place = { file: `${OPENAPI_FOLDER}/${name}`, line }
    problems.push(errorAt(place, 'openapi-data', `开放 API 的描述有错：${message}`, remedy))
  }
  for (const [name, text] of texts) {
    const findings = sourceFindings(text)
    for (const { line, message, remedy } of findings) report(name, line, message, remedy)
    // What is wrong with YAML after that is only its consequence
    if (findings.length) continue
    const yaml = readYaml(text)
    if (yaml.fault) report(name, yaml.fault.line, yaml.fault.message, yaml.fault.remedy)
    else files.set(name, { yaml, value: yaml.document.toJS() as Tree })
  }
  for (const [name, { yaml, value }] of files) {
    const shape = name === MAIN ? mainShape : groupShape
    for (const { path, message, remedy } of checkData(shape, value, GUIDE).faults)
      report(name, yaml.lineOf(path), `${path.join(' › ')}：${message}`, remedy)
  }
  if (problems.length) return { problems }
  const used = new Set<string>()
  /** Operations take the place of references to them; what stands below `components` moves below those of the document. */
  const whole = (file: string, value: JsonValue, path: PropertyKey[] = []): JsonValue => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((one, index) => whole(file, one, [...path, index]))
    const copy: Tree = {}
    for (const [key, one] of Object.entries(value)) copy[key] = whole(file, one, [...path, key])
    const to = value.$ref
    if (typeof to !== 'string') return copy
    const [name = '', pointer = ''] = (to.startsWith('#') ? file + to : to).split('#/')
    const keys = pointer.split('/')
    const target = valueAt(files.get(name), keys)
    if (target === undefined) {
      const start = to.slice(0, to.lastIndexOf('/') + 1)
      const choices = Object.keys(valueAt(files.get(name), keys.slice(0, -1)) ?? {}).map((one) => start + one)
      const guess = nearest(to, choices)
      const line = files.get(file)!.yaml.lineOf([...path, '$ref'])
      report(file, line, `$ref 指向的“${to}”不存在`, guess ? `是不是“${guess}”？` : '改成描述里有的')
    }
    used.add(`${name}#/${pointer}`)
    return target === undefined || keys[0] === 'components'
      ? { ...copy, $ref: `#/${pointer}` }
      : whole(name, target, keys)
  }
  const parts = new Map(
    [...files].map(([name, { value }]): [string, Tree] => [
      name,
      whole(name, name === MAIN ? value : { components: value.components ?? {} }) as Tree,
    ]),
  )
  for (const [name, { yaml, value }] of files)
    for (const id of Object.keys(value))
      if (name !== MAIN && id !== 'components' && !used.has(`${name}#/${id}`))
        report(
          name,
          yaml.lineOf([id]),
          `没有地方用到“${id}”，它不会出现在页面上`,
          `在 ${MAIN} 的 paths 里引入它；不要了就删掉`,
        )
  if (problems.length) return { problems }
  const schemas = [...parts.values()].map(({ components }) => (components as Tree).schemas)
  const document = parts.get(MAIN) as unknown as SourceDocument
  document.components.schemas = Object.assign({}, ...schemas) as typeof document.components.schemas
  return { document, problems }
}

/** @returns what a path of keys leads to in a file; `undefined` when it leads nowhere. */
const valueAt = (file: File | undefined, keys: string[]): JsonValue | undefined =>
  keys.reduce<JsonValue | undefined>((value, key) => (value as Tree | undefined)?.[key], file?.value)
