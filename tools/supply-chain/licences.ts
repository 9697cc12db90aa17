import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList } from './licence-list'

const FILE = 'docs/licences.md'

/** `npm run licences [-- --check]`: writes the licence list, or only says whether it is up to date. */
const text = licenceList(process.cwd())
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
  console.log(`已写好 ${FILE}`)
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} 与 package-lock.json 不一致，运行 npm run licences`)
  process.exitCode = 1
} else console.log(`${FILE} 是新的`)
