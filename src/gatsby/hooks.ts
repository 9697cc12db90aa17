import type { GatsbyNode } from 'gatsby'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnusedBodies } from './bodies'
import { takeBuildLock } from './build-lock'
import { frameLinkProblems } from './diagnostics/frame-links'
import { reportProblems } from './diagnostics/report'
import { writeAgentPackage } from '../publish/agents/package'
import { writeAgentData } from '../publish/agents/write'
import { markComplete, markIncomplete } from '../publish/complete'
import { compressPublic } from '../publish/compress'
import { writeDemos } from '../publish/demos'
import { writeLiveTour } from '../publish/live-tour'
import { writeLlms } from '../publish/llms/texts'
import { markdownPages, writePages, writeMissing } from '../publish/markdown/pages'
import { writeOpenapi } from '../publish/openapi'
import { writeOwnAddress } from '../publish/own-address'
import { writePrint } from '../publish/print'
import { writeProjects } from '../publish/projects'
import { writeSearchIndex } from '../publish/search-index'
import { searchPages } from '../publish/search-pages'
import { publishedRecords, RECORDS_QUERY } from '../search/algolia/plugin-options'
import { finishIndex, prepareIndex } from '../search/algolia/publish'
import { publishConfig } from '../search/algolia/publish-config'
import { signedWork } from '../publish/signed-work'
import { docPath } from '../site/routes'
import { writeFeedStub, writeRedirects, writeStubs } from '../publish/stubs'
import { writeSymbols } from '../publish/symbols'
import { isPreview } from './pages'
import { takeBrokenFrontMatter } from './quiet-front-matter'
import { currentSite } from './site'

export { createPages } from './pages'
export { createResolvers, createSchemaCustomization } from './schema'
export { onCreateWebpackConfig } from './webpack'

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const root = process.cwd()
  const refusal = takeBuildLock(root)
  if (refusal) reporter.panic(refusal)
  markIncomplete(join(root, 'public'))
  takeBrokenFrontMatter()
  if (!isPreview()) await signedWork()?.catch(({ message }: Error) => reporter.panic(message))
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
  const pages = state.model.docs.map(({ file }) => file)
  writeProjects(state.root, pages)
  await writeDemos(state.root, pages)
  writeStubs(state.root, [...routes.filter((path) => path.endsWith('/')), ...writePrint(state)])
  writeRedirects(
    state.root,
    [...state.model.moved].map(([id, { path }]) => [docPath(id), path]),
  )
  if (state.model.byId.has('changelog')) writeFeedStub(state.root)
  const wrong = frameLinkProblems(state.root, routes, state.model.docs)
  reportProblems(wrong, reporter, process.env.CONTENT_ERRORS !== 'warn')
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
