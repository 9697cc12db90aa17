import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFaults } from '../site/schema-errors'
import { nearest } from '../site/nearest'
import { remember } from '../site/remember'
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

/** A reference as it is written, and where. */
interface Reference {
  file: string
  path: PropertyKey[]
  to: string
}

/**
 * Reads the open API's description and puts its files together.
 * @returns the whole document, with mistakes of shape and references that lead nowhere at their file and line; with any
 * of them there is no document.
 */
export function bundle(root: string): Bundled {
  const texts = descriptionFiles(root).map((name): [string, string] => [
    name,
    readFileSync(join(root, OPENAPI_FOLDER, name), 'utf8'),
  ])
  return bundled(OPENAPI_FOLDER, [JSON.stringify(texts)], () => putTogether(texts))
}

interface Bundled {
  document?: SourceDocument
  problems: Problem[]
}

const bundled = remember<Bundled>()

function putTogether(texts: [name: string, text: string][]): Bundled {
  const problems: Problem[] = []
  const files = new Map<string, File>()
  const report = (name: string, line: number, message: string, remedy: string): void => {
    const file = `${OPENAPI_FOLDER}/${name}`
    problems.push({
      severity: 'error',
      rule: 'openapi-data',
      file,
      line,
      message: `开放 API 的描述有错：${message}`,
      remedy,
    })
  }
  for (const [name, text] of texts) {
    const yaml = readYaml(text)
    if (yaml.fault) report(name, yaml.fault.line, yaml.fault.message, yaml.fault.remedy)
    else files.set(name, { yaml, value: yaml.document.toJS() as Tree })
  }
  for (const [name, { yaml, value }] of files) {
    const shape = name === MAIN ? mainShape : groupShape
    const issues = shape.safeParse(value).error?.issues ?? []
    for (const { path, message, remedy } of dataFaults(shape, issues, value, GUIDE))
      report(name, yaml.lineOf(path), `${path.join(' › ')}：${message}`, remedy)
  }
  if (problems.length) return { problems }
  const references = [...files].flatMap(([name, { value }]) => referencesIn(name, value))
  const at = ({ file, path }: Reference): number => files.get(file)!.yaml.lineOf(path)
  for (const one of references) {
    const guess = targetOf(files, one) === undefined ? nearest(one.to, choices(files, one)) : undefined
    if (targetOf(files, one) === undefined)
      report(one.file, at(one), `$ref 指向的“${one.to}”不存在`, guess ? `是不是“${guess}”？` : '改成描述里有的')
  }
  const used = new Set(references.map((one) => pointerOf(one)))
  for (const [name, { yaml, value }] of files)
    for (const id of Object.keys(value))
      if (name !== MAIN && id !== 'components' && !used.has(`${name}#/${id}`))
        report(
          name,
          yaml.lineOf([id]),
          `没有地方用到“${id}”，它不会出现在页面上`,
          `在 ${MAIN} 的 paths 里引入它；不要了就删掉`,
        )
  return problems.length ? { problems } : { document: assembled(files), problems }
}

function referencesIn(file: string, value: JsonValue, path: PropertyKey[] = []): Reference[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]: [string, JsonValue]) =>
    key === '$ref' && typeof one === 'string'
      ? [{ file, path: [...path, key], to: one }]
      : referencesIn(file, one, [...path, key]),
  )
}

/** @returns a reference with its file: `core.yaml#/vrList`. */
const pointerOf = ({ file, to }: Pick<Reference, 'file' | 'to'>): string => (to.startsWith('#') ? file + to : to)

function targetOf(files: ReadonlyMap<string, File>, reference: Pick<Reference, 'file' | 'to'>): JsonValue | undefined {
  const [name = '', pointer = ''] = pointerOf(reference).split('#/')
  return pointer
    .split('/')
    .reduce<JsonValue | undefined>((value, key) => (value as Tree | undefined)?.[key], files.get(name)?.value)
}

/** What a reference may have meant: what its file or its folder has of the same kind. */
const choices = (files: ReadonlyMap<string, File>, { file, to }: Reference): string[] => {
  const [name = '', pointer = ''] = to.split('#/')
  const parent = pointer.split('/').slice(0, -1)
  const names = Object.keys(
    (parent.length ? targetOf(files, { file, to: `${name}#/${parent.join('/')}` }) : files.get(name)?.value) ?? {},
  )
  return names.map((one) => `${name}#/${[...parent, one].join('/')}`)
}

/** Operations take the place of references to them; what stands below `components` moves below those of the document. */
function assembled(files: ReadonlyMap<string, File>): SourceDocument {
  const main = structuredClone(files.get(MAIN)!.value) as unknown as SourceDocument
  const whole = (file: string, value: JsonValue): JsonValue => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((one) => whole(file, one))
    const to = value.$ref
    if (typeof to !== 'string') return mapped(value, (one) => whole(file, one))
    const [name = '', pointer = ''] = pointerOf({ file, to }).split('#')
    if (!pointer.startsWith('/components/')) return whole(name, targetOf(files, { file, to })!)
    return { ...mapped(value, (one) => whole(file, one)), $ref: `#${pointer}` }
  }
  const schemas = [...files].map(([name, { value }]) =>
    whole(name, (value.components as Tree | undefined)?.schemas ?? {}),
  )
  const document = whole(MAIN, main as unknown as JsonValue) as unknown as SourceDocument
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.assign({}, ...schemas) as typeof document.components.schemas,
    },
  }
}

/** @returns an object of the same names, each with what its value is changed to. */
export const mapped = <From, To>(items: Record<string, From>, change: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(items).map(([name, one]) => [name, change(one)]))
