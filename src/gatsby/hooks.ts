import type { GatsbyNode } from 'gatsby'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnusedBodies } from './bodies'
import { takeBuildLock } from './build-lock'
import { frameLinkProblems } from './diagnostics/layout-links'
import { reportProblems } from './diagnostics/report'
import { writeAgentPackage } from '../outputs/agents/package'
import { writeAgentData } from '../outputs/agents/write'
import { markComplete, markIncomplete } from '../outputs/complete'
import { compressPublic } from '../outputs/compress'
import { writeDemos } from '../outputs/demos'
import { writeLiveTour } from '../outputs/live-tour'
import { writeLlms } from '../outputs/llms/texts'
import { markdownPages, writePages, writeMissing } from '../outputs/markdown/pages'
import { writeOpenapi } from '../outputs/openapi'
import { writeOwnAddress } from '../outputs/own-address'
import { writePrint } from '../outputs/print'
import { writeProjects } from '../outputs/projects'
import { writeSearchIndex } from '../outputs/search-index'
import { searchPages } from '../outputs/search-pages'
import { publishedRecords, RECORDS_QUERY } from '../search/algolia/plugin-options'
import { finishIndex, prepareIndex } from '../search/algolia/publish'
import { publishConfig } from '../search/algolia/publish-config'
import { signedWork } from '../outputs/signed-work'
import { docPath } from '../site/routes'
import { writeFeedStub, writeRedirects, writeStubs } from '../outputs/redirects'
import { writeSymbols } from '../outputs/symbols'
import { isPreview, stopsOnErrors } from './pages'
import { preparePreview } from './prepare-preview'
import { takeBrokenFrontMatter } from './broken-front-matter'
import { currentSite } from './site-state'

export { createPages } from './pages'
export { createResolvers, createSchemaCustomization } from './schema'
export { onCreateWebpackConfig } from './webpack'

/** What Gatsby looks for queries in: it parses each file with one of its words, `config` for example. It drops an empty text. */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  contents.includes('graphql`') ? contents : ';'

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const root = process.cwd()
  const refusal = takeBuildLock(root)
  if (refusal) reporter.panic(refusal)
  markIncomplete(join(root, 'public'))
  takeBrokenFrontMatter()
  if (isPreview()) preparePreview()
  else await signedWork()?.catch(({ message }: Error) => reporter.panic(message))
}

export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ reporter }) => {
  const publishing = publishConfig(process.env)
  if (publishing) await prepareIndex(publishing, reporter.info).catch(({ message }: Error) => reporter.panic(message))
}

/** Everything the site offers besides its pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const state = currentSite()
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>('{ allSitePage { nodes { path } } }')
  const routes = (data?.allSitePage.nodes ?? []).map(({ path }) => path).filter((path) => !path.startsWith('/dev-404'))
  const publicDir = join(state.root, 'public')
  writeOwnAddress(state.root)
  const markdown = markdownPages(state)
  writePages(state, markdown)
  writeMissing(state.root)
  writeLlms(state, markdown)
  writeSearchIndex(searchPages(state), publicDir)
  writeOpenapi(state.root)
  writeLiveTour(state.root)
  writeSymbols(state)
  writeAgentData(state)
  await writeAgentPackage(state.root)
  writeProjects(state)
  await writeDemos(
    state.root,
    state.model.docs.map(({ file }) => file),
  )
  writeStubs(state.root, [...routes.filter((path) => path.endsWith('/')), ...writePrint(state)])
  writeRedirects(
    state.root,
    [...state.model.moved].map(([id, { path }]) => [docPath(id), path]),
  )
  if (state.model.byId.has('changelog')) writeFeedStub(state.root)
  const wrong = frameLinkProblems(state.root, routes, state.model.docs)
  reportProblems(wrong, reporter, stopsOnErrors())
  removeUnusedBodies()
  // Gatsby's notes to itself, and scripts that nothing here loads: no reader needs them
  for (const name of ['_gatsby', 'webpack.stats.json', 'chunk-map.json', '~partytown'])
    rmSync(join(publicDir, name), { recursive: true, force: true })
  const compressed = compressPublic(state.root)
  const contentErrors = state.problems.filter(({ severity }) => severity === 'error').length
  const publishing = publishConfig(process.env)
  if (publishing) {
    const records = publishedRecords(await graphql(RECORDS_QUERY))
    await finishIndex(publishing, records, state.root, reporter.info).catch(({ message }: Error) =>
      reporter.panic(message),
    )
  }
  markComplete(publicDir, { pages: routes.length, contentErrors })
  reporter.info(
    `内容：${state.model.docs.length} 页；压缩：${compressed.written} 个文件（${compressed.reused} 个沿用）`,
  )
}
