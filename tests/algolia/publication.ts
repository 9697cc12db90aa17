import { createRequire } from 'node:module'
import { searchRecords } from '../../src/search/engine/records'
import { pluginOptions, publishedRecords } from '../../src/search/algolia/plugin-options'
import { finishIndex, prepareIndex } from '../../src/search/algolia/publish'
import { publishConfig, type PublishConfig } from '../../src/search/algolia/publish-config'
import type { SearchPage } from '../../src/site/types'
import { tempFolder } from '../support/temp-folder'

type Plugin = { onPostBuild: (api: object, options: object) => Promise<void> }
const plugin = createRequire(import.meta.url)('gatsby-plugin-algolia/gatsby-node') as Plugin

/** In a build, what panics ends the process. */
function panic(message: string, error?: Error): never {
  throw error ?? new Error(message)
}

const nothing = (): undefined => undefined
const activity = { start: nothing, end: nothing, setStatus: nothing, panicOnBuild: panic }
const reporter = { activityTimer: () => activity, panicOnBuild: panic, info: nothing, warn: nothing }

/** Kept from build to build, as Gatsby does. */
const kept = new Map<string, unknown>()
const cache = {
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
}

let builds = 0

export interface Outcome {
  isDone: boolean
  /** What it said, its failure included. */
  output: string
  config: PublishConfig
  /** Root of the build's notes. */
  root: string
}

/** Publishes pages to a stand-in as a build does: hooks, gatsby-plugin-algolia, hooks. */
export async function publishPages(pages: SearchPage[], env: Record<string, string>): Promise<Outcome> {
  const required = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX_NAME: 'docs' }
  const buildIndex = `docs_tmp_${(++builds).toString(16).padStart(8, '0')}`
  const config = { ...publishConfig({ ...required, ...env })!, buildIndex }
  const root = tempFolder('publication')
  const lines: string[] = []
  const log = (line: string): void => void lines.push(line)
  const answer = { data: { allDoc: { nodes: pages.map((page) => ({ records: searchRecords([page]) })) } } }
  const run = async (): Promise<void> => {
    await prepareIndex(config, log)
    await plugin.onPostBuild({ graphql: () => Promise.resolve(answer), reporter, cache }, pluginOptions(config))
    await finishIndex(config, publishedRecords(answer), root, log)
  }
  const failure = await run().then(nothing, (error: Error) => error.message)
  return { isDone: failure === undefined, output: [...lines, failure].join('\n'), config, root }
}
