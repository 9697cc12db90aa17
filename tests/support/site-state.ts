import { buildModel, contentFiles } from '../../src/gatsby/model'
import type { SiteState } from '../../src/gatsby/site-state'
import { compile } from '../../src/article/compile'
import { tempFolder } from './temp-folder'

/** A page's file with front matter. */
export const mdx = (title: string, body: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: ${title}说了什么。\n${more}---\n\n${body}\n`

/**
 * A miniature site, read and compiled as a build does it, without Gatsby.
 * @param files texts by path from the root, e.g. `content/docs/five/intro.mdx`.
 */
export async function siteState(files: Record<string, string>): Promise<SiteState> {
  const root = tempFolder('state', files)
  const model = buildModel(root, contentFiles(root), false)
  const bodies = new Map(
    await Promise.all(
      model.docs.map(async ({ id, file, body }) => [id, await compile({ file, root, source: body })] as const),
    ),
  )
  return { root, model, bodies, dates: new Map(), problems: model.problems, isPreview: false }
}
