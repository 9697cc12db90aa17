/** `npm run check:api [pages…]`: the parameter tables of the pages against the installed types; docs/authoring.md, section “参数表”. */
import { checkApiTables } from './api-check'
import { pagesFromArguments } from './page-files'
import { report } from './report'

const startedAt = Date.now()
const root = process.cwd()
const pages = pagesFromArguments(root, process.argv.slice(2))
const { problems, tables, rows } = checkApiTables(root, pages)
report('参数表检查', `${pages.length} 页，${tables} 张表，${rows} 行`, problems, startedAt)
