/** `npm run reference`: makes `content/reference/*.json` from declarations and sentences; docs/authoring.md, “按名称查的参考”. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { report } from '../check/report'
import { generateReference } from './generate'

const startedAt = Date.now()
const root = process.cwd()
const { files, problems, symbols, members } = generateReference(root)
if (!problems.length) for (const [file, text] of files) writeFileSync(path.join(root, file), text)
report('参考', `${symbols} 个名称，${members} 个成员`, problems, startedAt)
