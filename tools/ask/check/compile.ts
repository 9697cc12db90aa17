import type ts from 'typescript'
import { sampleLanguage } from '../../check/compiler-options'
import { scriptsOf, type TypeScript } from './code-file'
import { checkHost, packageFolder, packageVersion, virtualPath } from './host'
import type { Finding, Job, Report } from './types'

/** What a bundler turns into modules, and what it puts into the code. */
const AMBIENT = `declare module '*.css'
declare module '*.vue' { const component: any; export default component }
declare module '*.svg' { const url: string; export default url }
declare module '*.png' { const url: string; export default url }
declare module '*.jpg' { const url: string; export default url }
declare module '*.webp' { const url: string; export default url }
interface ImportMeta { readonly env: Record<string, any> }
`

const CODE = /\.(?:[cm]?[jt]sx?|vue)$/
const NODE = /(?:from|import|require)\s*\(?\s*['"](?:node:|fs|path|http|crypto)\b|\bprocess\.|\bBuffer\b/
const MESSAGE_LENGTH = 220
/** Follow from an import whose types are missing: an implicit `any`. */
const FOLLOWS = new Set([7005, 7006, 7016, 7031, 7034, 2347, 18046])
const MISSING = new Set([2307, 2792, 7016])

/** Packages that an answer names the version of. */
const NAMED = ['@realsee/five', '@realsee/dnalogel', '@realsee/vreo', 'three', 'react', 'vue']

/** @returns where a given file lies for the compiler: a Vue file is a module of its scripts. */
const pathFor = (project: string, path: string): string =>
  virtualPath(project, path) + (path.endsWith('.vue') ? '.ts' : '')

/** Types of another version of a package than the one under its name; for the tour, which goes with Five 5. */
function pathsFor(ts: TypeScript, { product, project }: Job): Record<string, string[]> | undefined {
  const five = packageFolder(ts, project, '@realsee/five-v5')
  const react = packageFolder(ts, project, 'types-react-17')
  if (product !== 'vreo' || !five) return undefined
  return {
    '@realsee/five': [five],
    '@realsee/five/*': [`${five}/*`],
    ...(react && { react: [react], 'react/*': [`${react}/*`] }),
  }
}

function optionsFor(ts: TypeScript, job: Job): ts.CompilerOptions {
  const code = Object.values(job.files).join('\n')
  const paths = pathsFor(ts, job)
  return {
    ...sampleLanguage(ts),
    types: NODE.test(code) && packageFolder(ts, job.project, '@types/node') ? ['node'] : [],
    allowJs: true,
    ...(paths && { paths }),
  }
}

/** A Vue file's script, which exports its component also where Vue's compiler is what writes the export. */
function componentOf(text: string): string {
  const script = scriptsOf(text)
  return /\bexport\s+default\b/.test(script) ? script : `${script};export default {} as any`
}

/** Checks the types of all files against the packages of the project. Nothing is run, nothing is written. */
export function checkTypes(ts: TypeScript, job: Job): Report {
  const { files, project, declarations } = job
  const sources = Object.keys(files).filter((path) => CODE.test(path))
  const declared = Object.entries(declarations).filter(([name]) => !packageFolder(ts, project, name))
  const virtual = new Map([
    ...Object.entries(files).map(([path, text]): [string, string] => [
      pathFor(project, path),
      path.endsWith('.vue') ? componentOf(text) : text,
    ]),
    [virtualPath(project, 'ambient.d.ts'), AMBIENT],
    ...declared.map(([name, { text }]): [string, string] => [
      virtualPath(project, `${name.replace(/\W+/g, '-')}.d.ts`),
      text,
    ]),
  ])
  const options = optionsFor(ts, job)
  const roots = [...virtual.keys()].filter((path) => path.endsWith('.d.ts') || CODE.test(path))
  const program = ts.createProgram({ rootNames: roots, options, host: checkHost(ts, project, options, virtual) })
  const found = sources.flatMap((path) => {
    const source = program.getSourceFile(pathFor(project, path))
    if (!source) return []
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((one) => ({
      path,
      source,
      one,
    }))
  })
  const missing = found.filter(({ one }) => MISSING.has(one.code)).map(({ source, one }) => nameAt(source, one))
  const isMissing = missing.length > 0
  const findings = found
    .filter(({ one }) => !MISSING.has(one.code) && !(isMissing && FOLLOWS.has(one.code)))
    .map(({ path, source, one }) => findingOf(ts, path, source, one))
  return {
    findings,
    versions: versionsOf(
      ts,
      job,
      declared.map(([name]) => name),
      program,
    ),
    notes: notesOf(missing),
  }
}

/** The text that a diagnostic is about: the name of a module. */
const nameAt = (source: ts.SourceFile, { start = 0, length = 0 }: ts.Diagnostic): string =>
  source.text.slice(start, start + length).replace(/['"`]/g, '')

function findingOf(
  ts: TypeScript,
  path: string,
  source: ts.SourceFile,
  { code, start = 0, messageText }: ts.Diagnostic,
): Finding {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ')
  return {
    path,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    rule: `TS${code}`,
    message: message.length > MESSAGE_LENGTH ? `${message.slice(0, MESSAGE_LENGTH)}…` : message,
  }
}

function notesOf(missing: string[]): string[] {
  const names = [...new Set(missing)]
  const files = names.filter((name) => name.startsWith('.'))
  const packages = names.filter((name) => !name.startsWith('.'))
  return [
    ...(packages.length ? [`没有装，用到它们的地方没有查类型：${packages.slice(0, 6).join('、')}`] : []),
    ...(files.length ? [`没有给这些文件：${files.slice(0, 6).join('、')}`] : []),
  ]
}

/** Versions of the packages that the code uses, and of the compiler. */
function versionsOf(
  ts: TypeScript,
  { project, declarations, product }: Job,
  declared: string[],
  program: ts.Program,
): string[] {
  const used = program.getSourceFiles().map(({ fileName }) => fileName)
  const installed = NAMED.flatMap((name) => {
    const alias =
      name === '@realsee/five' && product === 'vreo' ? packageFolder(ts, project, '@realsee/five-v5') : undefined
    const folder = alias ?? packageFolder(ts, project, name)
    const isUsed =
      folder && used.some((file) => file.startsWith(`${folder}/`) || file.includes(`/node_modules/${name}/`))
    return isUsed ? [`${name} ${packageVersion(ts, folder)}`] : []
  })
  const uses = (name: string): boolean =>
    program.getSourceFiles().some((file) => !file.isDeclarationFile && file.text.includes(name))
  const unverified = declared
    .filter(uses)
    .map((name) => `${name} ${declarations[name]?.version}（按公开说明声明，未与包核对）`)
  return [...installed, ...unverified, `TypeScript ${ts.version}`]
}
