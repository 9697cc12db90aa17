import { about } from '../site/about'
import { referenceAreaOf, referenceFile } from '../reference/load'
import type { Problem } from '../site/types'
import type { CompiledBody } from '../article/types'
import { problemPanel } from './diagnostics/panel'
import { variantsOf } from './handbook'
import { currentSite } from './site-state'
import { tocOf } from './toc'
import type { Doc, DocPage } from './types'

/** @returns what the node of a page says: its own facts, its body, its place in the site. */
export function docPage(doc: Doc): DocPage {
  const { model, bodies, dates, problems, isPreview } = currentSite()
  const body = bodies.get(doc.id)
  const navigation = model.navigation.get(doc.id)
  if (!body || !navigation) throw new Error(`page ${doc.id} has no body`)
  const own = problems.filter((one) => isAbout(doc, one) && (isPreview || one.severity === 'error'))
  const variants = variantsOf(doc, model.byId)
  // Nothing on a page shows where in its file something stands
  const { lines: _, ...facts } = doc
  return {
    ...facts,
    lead: body.lead,
    body: problemPanel(own) + body.body,
    uses: usesOf(doc, body, own, Boolean(variants)),
    icons: body.icons,
    toc: tocOf(body.headings),
    ...navigation,
    editUrl: about.editBase + doc.file,
    updatedAt: dates.get(doc.file) ?? null,
    variants,
    sdk: Object.entries(doc.sdk ?? {}).map(([name, version]) => ({ name, version })),
  }
}

/** Whether it is because of a problem that a page is not what it should be: in its text, or in the data it is made from. */
function isAbout({ id, area, file }: Doc, problem: Problem): boolean {
  if (area === 'openapi' && problem.rule === 'openapi-data') return true
  const reference = referenceAreaOf(id)
  return problem.file === file || (reference !== undefined && problem.file === referenceFile(reference))
}

/** Constructs of the article, and those of what stands around it: banners and the panel of problems are callouts. */
const usesOf = (doc: Doc, { uses }: CompiledBody, problems: Problem[], hasVariants: boolean): string[] =>
  [
    ...new Set([
      ...uses,
      ...(doc.status !== 'listed' || problems.length ? ['callout'] : []),
      ...(hasVariants ? ['framework-switch'] : []),
    ]),
  ].sort()
