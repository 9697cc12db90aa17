import { basename } from 'node:path'
import type { CompileInput } from '../article/types'
import { groupNodes, indexNodes, introNodes } from '../openapi/article'
import { bundle, OPENAPI_FOLDER } from '../openapi/bundle'
import { groupsOf } from '../openapi/read'
import type { Group } from '../openapi/types'
import { referenceNodes } from '../reference/article'
import { loadReference, referenceAreaOf, referenceFile, type ReferenceArea } from '../reference/load'
import { referenceNames } from '../reference/name-links'
import { sdkChanges } from './sdk-changes'
import { memo } from '../site/memo'
import type { Problem } from '../site/types'
import { errorAt } from '../site/problem'
import type { Doc } from './types'

interface DocParts extends Pick<CompileInput, 'parts' | 'names'> {
  problems: Problem[]
}

const made = memo<DocParts>()
const groups = memo<Group[]>()

/** Where the entries stand on a page of the reference by name. */
const REFERENCE_MARKER = /^<Reference \/>[ \t]*$/m
/** Where the page of all changes has its tables. */
const CHANGES_MARKER = /^<SdkChanges \/>[ \t]*$/m

/**
 * @returns the parts of a page that are made from data: the pages of the open API get theirs from its description, a
 * page of the reference by name its entries from the generated data, the page of changes its tables from the other pages.
 * A mistake in the data is a problem; the page then keeps its prose.
 * @param docs all pages.
 */
export function partsOf(root: string, doc: Doc, docs: Doc[]): DocParts {
  if (doc.area === 'openapi') return openapiParts(root, doc)
  const area = referenceAreaOf(doc.id)
  if (area && REFERENCE_MARKER.test(doc.body)) return referenceParts(root, doc, area)
  if (CHANGES_MARKER.test(doc.body)) return { parts: { SdkChanges: sdkChanges(docs) }, problems: [] }
  return { problems: [] }
}

function openapiParts(root: string, doc: Doc): DocParts {
  const { document, problems } = bundle(root)
  // Said once for all the pages that are made of it
  if (!document) return { parts: NOTHING, problems: doc.id === 'openapi/index' ? problems : [] }
  return made(doc.id, [document], () =>
    groupParts(
      groups('', [document], () => groupsOf(document)),
      doc,
    ),
  )
}

function groupParts(all: readonly Group[], doc: Doc): DocParts {
  if (doc.id === 'openapi/index') return { parts: { EndpointIndex: indexNodes(all) }, problems: [] }
  const group = all.find(({ id }) => `openapi/${id}` === doc.id)
  if (group) {
    const parts = { GroupIntro: introNodes(group), Endpoints: groupNodes(group) }
    return { parts, problems: [] }
  }
  const problem = errorAt(
    { file: doc.file, line: 1 },
    'openapi-data',
    `${OPENAPI_FOLDER}/openapi.yaml 的 tags 里没有 x-id 是“${basename(doc.id)}”的一组`,
    `在那里加上这一组；不要了就删掉这一页。已有的组：${all.map(({ id }) => id).join(' ')}`,
  )
  return { parts: NOTHING, problems: [problem] }
}

const NOTHING = { EndpointIndex: [], GroupIntro: [], Endpoints: [] }

function referenceParts(root: string, doc: Doc, area: ReferenceArea): DocParts {
  const packages = [loadReference(root, area), loadReference(root, 'five')]
  return made(doc.id, packages, () => {
    const [own] = packages
    const nodes = own ? referenceNodes(own, doc.id) : []
    const problem = errorAt(
      { file: doc.file, line: 1 },
      'reference-page',
      `${referenceFile(area)} 里没有属于这一页的条目`,
      `在 content/reference/${area}/ 的一个文件里写 page: ${doc.id}，再运行 npm run reference`,
    )
    const names = referenceNames(
      packages.filter((one) => one !== undefined),
      doc.id,
    )
    return { parts: { Reference: nodes }, names, problems: nodes.length ? [] : [problem] }
  })
}
