import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OPENAPI_FOLDER } from '../openapi/bundle'
import { openapiDocument } from '../openapi/publish'
import { groupsOf, loadDocument } from '../openapi/read'
import { allSampleFiles } from '../openapi/samples'
import { files } from '../site/routes'
import { writeOutput } from './write-output'

/** Writes the OpenAPI document for download, and the request samples that the pages link to. */
export function writeOpenapi(root: string): void {
  if (!existsSync(join(root, OPENAPI_FOLDER))) return
  const document = loadDocument(root)
  writeOutput(root, files.openapi, `${JSON.stringify(openapiDocument(document), null, 2)}\n`)
  for (const { path, code } of allSampleFiles(groupsOf(document))) writeOutput(root, path, code)
}
