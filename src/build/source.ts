import { join } from 'node:path'
import type { Problem } from '../site/types'
import { digestOfFolders } from './digest'
import { loadTs } from './load-ts'
import type { Doc } from './types'

/** Folders that the open API page is generated from. */
const OPENAPI = ['content/openapi', 'src/openapi']

let expanded: { key: string; result: ExpandedSource } | undefined

interface ExpandedSource {
  source: string
  problems: Problem[]
}

/**
 * @returns a page's MDX with generated parts put in: the open API page gets its reference from the typed description.
 * A mistake in the description is a problem; the page then keeps its prose.
 */
export function expandSource(root: string, doc: Doc): ExpandedSource {
  if (doc.id !== 'openapi') return { source: doc.body, problems: [] }
  const key = digestOfFolders(root, OPENAPI) + doc.body
  if (expanded?.key !== key) expanded = { key, result: expandOpenapi(root, doc) }
  return expanded.result
}

function expandOpenapi(root: string, doc: Doc): ExpandedSource {
  try {
    const { openapiPage } = loadTs<{ openapiPage: (prose: string) => string }>(join(root, 'src/openapi/page.ts'))
    return { source: openapiPage(doc.body), problems: [] }
  } catch (error) {
    const message = `开放 API 的描述有错：${error instanceof Error ? error.message : String(error)}`
    return {
      source: doc.body.replace(/^<Endpoints \/>[ \t]*$/m, ''),
      problems: [{ severity: 'error', rule: 'openapi-data', file: 'content/openapi/reference.ts', message }],
    }
  }
}
