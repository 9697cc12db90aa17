import { checkApart } from '../check/child'
import type { Finding, Job, Report } from '../check/types'
import type { Docs } from '../docs/docs'
import { agentFiles } from '../../../src/site/agent-files'
import { answer, LIMITS, oneLine } from './answer'
import { footOf, type Product } from './products'

/** Bytes of all files, number of files, and milliseconds of one check. */
export const CHECK_LIMITS = { bytes: 64 * 1024, files: 60, milliseconds: 10_000 } as const
const CURE_LENGTH = 110
const SCHEMA = 'schemas/vreo-script.schema.json'
const PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0][^\\\0]{0,199}$/
const SEEN = /\.(?:[cm]?[jt]sx?|vue|html|json)$/

/** @returns what is wrong with the files as they were given; `undefined` when they can be checked. */
function refusal(given: Record<string, string>): string | undefined {
  const paths = Object.keys(given)
  const bytes = Object.values(given).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (!paths.length) return 'files 是空的：给 {"src/viewer.ts": "内容"}'
  if (bytes > CHECK_LIMITS.bytes) return `文件共 ${Math.ceil(bytes / 1024)} KB，最多 64 KB：只给要查的`
  if (paths.length > CHECK_LIMITS.files) return `文件有 ${paths.length} 个，最多 ${CHECK_LIMITS.files} 个`
  const wrong = paths.find((path) => !PATH.test(path))
  return wrong === undefined ? undefined : `路径 ${JSON.stringify(wrong.slice(0, 60))} 不行：写相对路径，不带 ..`
}

async function declarationsOf(docs: Docs): Promise<Job['declarations']> {
  const { packages } = await docs.symbols()
  const version = (name: string): string => packages.find((one) => one.name === name)?.version ?? ''
  const one = async (name: string, path: string): Promise<Job['declarations']> => ({
    [name]: { version: version(name), text: await docs.text(path.slice(1)) },
  })
  return {
    ...(await one('@realsee/live', agentFiles.liveTypes)),
    ...(await one('@realsee/jsbridge-x', agentFiles.jsbridgeTypes)),
  }
}

/** @returns what is wrong with some code, line by line, with cures; that nothing was found; what was not checked. */
export async function answerCheck(
  docs: Docs,
  project: string,
  files: Record<string, string>,
  product: Product,
): Promise<string> {
  const refused = refusal(files)
  if (refused) return `参数不对：${refused}`
  const job: Job = {
    files,
    product,
    project,
    pitfalls: await docs.pitfalls(),
    declarations: await declarationsOf(docs),
    schemas: { any: await docs.json<object>(SCHEMA) },
  }
  const report = await checkApart(job, CHECK_LIMITS.milliseconds)
  const unseen = Object.keys(files).filter((path) => !SEEN.test(path))
  if (unseen.length) report.notes.push(`不查这几种文件：${unseen.slice(0, 5).join('、')}`)
  return describe(docs, report, product)
}

async function describe(docs: Docs, { findings, versions, notes }: Report, product: Product): Promise<string> {
  const shown = once(findings).sort(byImportance)
  const lines = shown.map(({ path, line, rule, message, cure, page }) => {
    const how = cure ? `\n  改成：${oneLine(cure, CURE_LENGTH)}` : ''
    return `${path}:${line} [${rule}] ${message}${how}${page ? `\n  ${page}` : ''}`
  })
  const head = findings.length ? `${shown.length} 处问题` : notes.length ? '查过的部分没有问题' : '没有问题'
  const page = shown.find((one) => one.page)?.page ?? (product === 'openapi' ? product : `${product}/intro`)
  const foot = `对照：${versions.join('、') || '无'}\n${await footOf(docs, page)}`
  return answer([head, ...notes.map((note) => `未查：${note}`), ...lines], foot, LIMITS.check)
}

/** One finding for a line and rule. */
function once(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ path, line, rule, message }) => {
    const key = `${path}:${line} ${rule} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Pitfalls first: the compiler would have told the rest. */
const byImportance = (a: Finding, b: Finding): number =>
  Number(/^TS\d/.test(a.rule)) - Number(/^TS\d/.test(b.rule)) || a.path.localeCompare(b.path) || a.line - b.line
