/** `npm run reference`: makes `content/reference/*.json` from declarations and sentences; docs/authoring.md, “按名称查的参考”. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../check/command'
import { report } from '../check/report'
import { generateReference } from './generate'

function main(): void {
  const [odd] = process.argv.slice(2)
  if (odd !== undefined) throw new Error(`不认识 ${odd}：npm run reference 没有参数，每次生成全部的包`)
  const startedAt = Date.now()
  const root = process.cwd()
  const { files, problems, symbols, members } = generateReference(root)
  if (!problems.length) for (const [file, text] of files) writeFileSync(path.join(root, file), text)
  report('参考', `${symbols} 个名称，${members} 个成员`, problems, startedAt)
}

runCommand(main)
