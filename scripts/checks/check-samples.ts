/** `npm run check:samples [pages…]`: every code block of the pages; see docs/authoring.md, section “代码”. */
import { checkFence } from './fence-rules'
import { collectFences } from './fences'
import { pagesFromArguments } from './page-files'
import { report } from './report'
import { checkTypes } from './sample-program'
import { makeSampleFiles } from './sample-units'

const startedAt = Date.now()
const root = process.cwd()
const pages = pagesFromArguments(root, process.argv.slice(2))
const { fences, problems } = collectFences(root, pages)
const samples = makeSampleFiles(root, fences)
const all = [...problems, ...fences.flatMap(checkFence), ...samples.problems, ...checkTypes(root, samples)]
const typed = samples.units.filter(({ checked }) => checked).length
const skipped = fences.filter(({ meta }) => meta.nocheck !== undefined).length
report('示例检查', `${pages.length} 页，${fences.length} 段代码（类型检查 ${typed} 份，注明不查 ${skipped} 段）`, all, startedAt)
