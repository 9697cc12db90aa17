import { join } from 'node:path'
import { files } from '../site/routes'
import { loadTs } from '../gatsby/load-ts'
import { writeOutput } from './write'

/** Writes the request samples that the page links to, a text file for each endpoint and language. */
export function writeSamples(root: string): void {
  const { allSampleFiles } = loadTs<{ allSampleFiles: () => { path: string; code: string }[] }>(
    join(root, 'src/openapi/sample-files.ts'),
  )
  for (const { path, code } of allSampleFiles()) writeOutput(root, path, code)
}

/** Writes the OpenAPI 3.1 document for download, next to the page that is made from the same description. */
export function writeOpenapi(root: string): void {
  const { openapiDocument } = loadTs<{ openapiDocument: () => object }>(join(root, 'src/openapi/document.ts'))
  writeOutput(root, files.openapi, `${JSON.stringify(openapiDocument(), null, 2)}\n`)
}
