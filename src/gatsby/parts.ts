import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { partName } from '../article/insert-parts'
import type { CompileInput } from '../article/types'
import type { OpenapiParts } from '../openapi/article'
import { referenceNodes } from '../reference/article'
import { loadReference, referenceAreaOf, referenceFile, type ReferenceArea } from '../reference/load'
import { referenceNames } from '../reference/names'
import type { Problem } from '../site/types'
import { digestOfFolders } from './digest'
import { loadTs } from './load-ts'
import { descriptionProblems } from './openapi-problems'
import type { Doc } from './types'

/** Folders that the reference on the open API page is made from. */
const OPENAPI = ['content/openapi', 'src/openapi']
/** The components that say where the reference stands: groups by their ids, or those that no other one names. */
const MARKERS = /^<Endpoints(?: groups="([^"]*)")? \/>[ \t]*$/gm

let made: { key: string; parts: DocParts } | undefined

interface DocParts {
  input: Pick<CompileInput, 'parts' | 'names'>
  problems: Problem[]
}

/** Where the entries stand on a page of the reference by name. */
const REFERENCE_MARKER = /^<Reference \/>[ \t]*$/m

/**
 * @returns the parts of a page that are made from data: the open API page gets its reference from the typed description,
 * a page of the reference by name its entries from the generated data. A mistake in the data is a problem; the page then
 * keeps its prose.
 */
export function partsOf(root: string, doc: Doc): DocParts {
  const area = referenceAreaOf(doc.id)
  if (area && REFERENCE_MARKER.test(doc.body)) return referenceParts(root, doc, area)
  if (doc.id !== 'openapi') return { input: {}, problems: [] }
  const key = digestOfFolders(root, OPENAPI) + markersOf(doc).join()
  if (made?.key !== key) made = { key, parts: openapiParts(root, doc) }
  return made.parts
}

/** What the markers of a page name; `undefined` for the one of all others. */
const markersOf = ({ body }: Doc): (string | undefined)[] => [...body.matchAll(MARKERS)].map(([, groups]) => groups)

function openapiParts(root: string, doc: Doc): DocParts {
  const markers = markersOf(doc)
  const problem = (file: string, message: string, remedy?: string): DocParts => ({
    input: {
      parts: {
        EndpointIndex: [],
        ...Object.fromEntries(markers.map((groups): [string, object[]] => [partName('Endpoints', groups), []])),
      },
    },
    problems: [{ severity: 'error', rule: 'openapi-data', file, message, ...(remedy && { remedy }) }],
  })
  if (!markers.includes(undefined)) return problem(doc.file, '缺少单独一行的 <Endpoints />，接口说明没有地方放')
  try {
    const { openapiParts: load } = loadTs<{ openapiParts: () => OpenapiParts }>(join(root, 'src/openapi/article.ts'))
    const { groups, article, index } = load()
    const named = markers.flatMap((names) => names?.split(' ') ?? [])
    const unknown = named.find((name) => !groups.includes(name))
    if (unknown) {
      const isLeftOut = existsSync(join(root, 'content/openapi', `${unknown}.ts`))
      const remedy = isLeftOut ? `把它加进 content/openapi/reference.ts 的 groups；不要了就从这一页删掉。` : ''
      return problem(doc.file, `开放 API 没有“${unknown}”这一组`, `${remedy}可用的有：${groups.join(' ')}`)
    }
    const others = groups.filter((id) => !named.includes(id))
    const parts = markers.map((names): [string, object[]] => [
      partName('Endpoints', names),
      article(names?.split(' ') ?? others),
    ])
    return { input: { parts: { ...Object.fromEntries(parts), EndpointIndex: index } }, problems: [] }
  } catch (error) {
    const { input } = problem(doc.file, '')
    return { input, problems: descriptionProblems(root, error) }
  }
}

function referenceParts(root: string, doc: Doc, area: ReferenceArea): DocParts {
  const reference = loadReference(root, area)
  const nodes = reference ? referenceNodes(reference, doc.id) : []
  const packages = [reference, loadReference(root, 'five')].filter((one) => one !== undefined)
  const problem: Problem = {
    severity: 'error',
    rule: 'reference-page',
    file: doc.file,
    line: 1,
    message: `${referenceFile(area)} 里没有属于这一页的条目`,
    remedy: `在 content/reference/${area}/ 的一个文件里写 page: ${doc.id}，再运行 npm run reference`,
  }
  return {
    input: { parts: { Reference: nodes }, names: referenceNames(packages, doc.id) },
    problems: nodes.length ? [] : [problem],
  }
}
