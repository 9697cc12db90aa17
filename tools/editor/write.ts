import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { runCommand, withoutOptions } from '../check/command'
import { editorSchemas } from './schemas'

/** `npm run schemas`: writes the schemas that editors complete by. */
async function main(): Promise<void> {
  withoutOptions(process.argv.slice(2))
  for (const [file, schema] of Object.entries(editorSchemas())) {
    writeFileSync(file, await format(JSON.stringify(schema), { parser: 'json' }))
    console.log(`写好 ${file}`)
  }
}

runCommand(main)
