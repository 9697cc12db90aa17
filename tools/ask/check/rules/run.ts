import { codeFile, type CodeFile, type TypeScript } from '../code-file'
import type { Finding, Job, Place } from '../types'
import { dnalogelRules } from './dnalogel'
import { fiveRules } from './five'
import { packagePlaces } from './packages'
import type { Rule } from './rule'
import { isScript, scriptPlaces, timeRules } from './script'
import { serviceRules } from './services'

/** Rules for code, by the id of their pitfall. */
export const CODE_RULES: Record<string, Rule> = { ...fiveRules, ...dnalogelRules, ...serviceRules, ...timeRules }

/** Rules for data: `package.json` and scripts. */
export const DATA_RULES = ['three-version', 'vreo-with-five6', 'vreo-script', 'vreo-newer-field']

/** Looks for every pitfall in all files. */
export function findPitfalls(ts: TypeScript, { files, pitfalls, schemas }: Job): Finding[] {
  const code = Object.entries(files).flatMap(([path, text]) => codeFile(ts, path, text) ?? [])
  const inCode = code.flatMap((file) =>
    Object.entries(CODE_RULES).flatMap(([rule, find]) => findings(file.path, rule, find(file, code), pitfalls)),
  )
  const inData = Object.entries(files)
    .filter(([path]) => path.endsWith('.json'))
    .flatMap(([path, text]) => dataFindings(ts, path, text, pitfalls, schemas.any))
  return [...inCode, ...inData]
}

function dataFindings(
  ts: TypeScript,
  path: string,
  text: string,
  pitfalls: Job['pitfalls'],
  schema: object,
): Finding[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return [{ path, line: 1, rule: 'json', message: `不是 JSON：${error instanceof Error ? error.message : ''}` }]
  }
  if (/(?:^|\/)package\.json$/.test(path)) return all(path, packagePlaces(data, text), pitfalls)
  if (!isScript(data)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSON)
  const file: CodeFile = { path, text, ts, source }
  const times = Object.fromEntries(Object.entries(timeRules).map(([rule, find]) => [rule, find(file, [file])]))
  return all(path, { ...scriptPlaces(file, data, schema), ...times }, pitfalls)
}

const all = (path: string, places: Record<string, Place[]>, pitfalls: Job['pitfalls']): Finding[] =>
  Object.entries(places).flatMap(([rule, found]) => findings(path, rule, found, pitfalls))

/** A rule that the documents know nothing of finds nothing: they may be older than this tool. */
function findings(path: string, rule: string, places: Place[], pitfalls: Job['pitfalls']): Finding[] {
  const pitfall = pitfalls.find(({ id }) => id === rule)
  if (!pitfall) return []
  const { why, right, page } = pitfall
  return places.map(({ line, detail }) => ({
    path,
    line,
    rule,
    message: detail ? `${why}（${detail}）` : why,
    cure: right,
    page,
  }))
}
