import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorAt } from '../../src/site/problem'
import type { PackageReference } from '../../src/reference/types'
import type { Problem } from '../../src/site/types'
import { guideDefaults } from './guide-defaults'
import { joinTexts } from './join'
import { readPackage } from './read-package'
import { PACKAGES } from './scope'
import { installedVersion } from '../check/sdk-versions'
import { readTexts, TEXTS_FOLDER } from './texts'

/** What the reference of all packages is now. */
export interface GeneratedReference {
  /** Text of each generated file, by path from the root. */
  files: Map<string, string>
  problems: Problem[]
  symbols: number
  members: number
}

/** Symbols and members one to a line, so that a change of one is a change of one line. */
function toText({ symbols, ...head }: PackageReference): string {
  const one = ({ members, ...symbol }: PackageReference['symbols'][number]): string => {
    const list = members.map((member) => `\n      ${JSON.stringify(member)}`).join(',')
    return `    ${JSON.stringify(symbol).slice(0, -1)}, "members": [${list}${list ? '\n    ' : ''}]}`
  }
  const facts = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{\n${facts.join(',\n')},\n  "symbols": [\n${symbols.map(one).join(',\n')}\n  ]\n}\n`
}

/** Reads declarations and sentences of all packages and makes the generated files. */
export function generateReference(root: string): GeneratedReference {
  const result: GeneratedReference = { files: new Map(), problems: [], symbols: 0, members: 0 }
  const names = new Map<string, string>()
  const defaults = guideDefaults(root)
  for (const one of PACKAGES) {
    const { files, problems } = readTexts(root, one.slug)
    const raw = readPackage(root, one, names)
    for (const { name, places } of raw) for (const place of places) names.set(place, name)
    const joined = joinTexts(one, one.declared ?? installedVersion(root, one.name)!, raw, files, defaults)
    // Without a file that cannot be read, every name in it would be one without a sentence
    result.problems.push(...(problems.length ? problems : joined.problems))
    result.files.set(`${TEXTS_FOLDER}/${one.slug}.json`, toText(joined.reference))
    result.symbols += joined.reference.symbols.length
    result.members += joined.reference.symbols.reduce((sum, { members }) => sum + members.length, 0)
  }
  return result
}

/** Checks that every public name has a sentence and the other way round, and that the generated files are of today. */
export function checkReference(root: string): Pick<GeneratedReference, 'problems' | 'symbols' | 'members'> {
  const { files, problems, ...rest } = generateReference(root)
  if (problems.length) return { problems, ...rest }
  const stale = [...files].filter(([file, text]) => {
    const absolute = path.join(root, file)
    return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text
  })
  const remedy = '运行 npm run reference，把改动一起提交'
  return {
    ...rest,
    problems: stale.map(([file]) => errorAt({ file, line: 1 }, 'reference-stale', '与类型声明或说明不一致', remedy)),
  }
}
