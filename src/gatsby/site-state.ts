import { OPENAPI_FOLDER } from '../openapi/bundle'
import { EMPTY_PAGE } from '../article/diagnostics/structure'
import { SYNTAX } from '../article/parse/syntax-error'
import type { DocStatus, Problem } from '../site/types'
import type { CompiledBody } from '../article/types'
import { compiledBody, forgetChanged } from './bodies'
import { gitDates } from './git-dates'
import { homeBody, homeScene } from './home'
import { unusedImages, wrongExtensions } from './diagnostics/files'
import { GENERATED_DATA, unreadableData } from './diagnostics/generated-data'
import { checkLinks } from './diagnostics/links'
import { referenceLinkProblems } from './diagnostics/reference-links'
import { buildModel } from './model'
import { loadNames } from './code-names'
import { inData } from './diagnostics/data-lines'
import { partsOf } from './data-parts'
import { readPitfalls } from '../outputs/agents/pitfalls'
import type { SiteModel } from './types'

/** The site as of the last `loadSite`: what resolvers and outputs read. */
export interface SiteState {
  root: string
  model: SiteModel
  bodies: Map<string, CompiledBody>
  dates: Map<string, string>
  problems: Problem[]
  /** Whether it is for the author alone, who is told everything on the page itself. */
  isPreview: boolean
}

let state: SiteState | undefined

/**
 * Reads, compiles and checks the whole site. Called for every build, and again in the preview whenever a file changes
 * (then nearly everything comes from memory).
 * @param files page files relative to the root.
 */
export async function loadSite(root: string, files: string[], options: { preview: boolean }): Promise<SiteState> {
  if (options.preview) await forgetChanged()
  const model = buildModel(root, files, options.preview)
  const parts: Problem[] = []
  const compiled = model.docs.map(async (doc) => {
    const { problems, ...input } = partsOf(root, doc, model.docs)
    parts.push(...problems)
    const names = loadNames(root, doc.file)
    return [doc.id, await compiledBody({ file: doc.file, root, source: doc.body, names, ...input })] as const
  })
  const bodies = new Map(await Promise.all(compiled))
  const home = await homeBody(root)
  const shown = [...bodies.values(), ...(home ? [home] : [])]
  // Pages of which the pictures are not known
  const unread = [
    ...model.drafts.values(),
    ...model.docs.filter(({ id }) => bodies.get(id)?.problems.some(({ rule }) => rule === SYNTAX)),
  ]
  const unreadable = unreadableData(root)
  const images = unusedImages(
    root,
    shown,
    unread.map(({ file }) => file),
  )
  const problems = [
    ...model.problems,
    ...wrongExtensions(root),
    ...unreadable,
    ...(readPitfalls(root)?.problems ?? []),
    ...model.docs.flatMap(({ id, status }) => allowed(bodies.get(id)?.problems ?? [], status)),
    ...(home?.problems ?? []),
    ...homeScene(root).problems,
    ...withoutConsequences(
      [...unreadable, ...parts],
      [
        ...parts,
        ...referenceLinkProblems(root, bodies, model.moved),
        ...checkLinks({ root, model, bodies, home }),
        ...images,
      ],
    ),
  ]
  const told = problems.map((problem) => inData(root, problem, model.docs))
  // Asking git takes longer than all else after an edit; the preview shows commits when it starts anew
  const dates = options.preview && state?.root === root ? state.dates : gitDates(root)
  state = { root, model, bodies, dates, problems: told, isPreview: options.preview }
  return state
}

/** Rules of what is missing from a page that is made from data. */
const FROM_DATA = ['broken-anchor', 'reference-page', 'unused-image']

/** Without what is missing from a page only because the data could not be read that it is made from. */
function withoutConsequences(causes: Problem[], problems: Problem[]): Problem[] {
  const folders = causes.flatMap(({ rule, file }) => {
    if (rule === 'openapi-data') return [OPENAPI_FOLDER]
    return rule === GENERATED_DATA ? [file.replace(/^content\/(reference)\/(.*)\.json$/, '$2/$1/')] : []
  })
  return problems.filter(
    ({ rule, file, message }) =>
      !FROM_DATA.includes(rule) || !folders.some((folder) => `${file} ${message}`.includes(folder)),
  )
}

/** A draft may be empty. */
const allowed = (problems: Problem[], status: DocStatus): Problem[] =>
  status === 'draft' ? problems.filter(({ rule }) => rule !== EMPTY_PAGE) : problems

/** @returns the current state. @throws when no site has been loaded. */
export function currentSite(): SiteState {
  if (!state) throw new Error('the site model is read before it was loaded')
  return state
}
