import { runCommand, withoutOptions } from '../check/command'
import { missingForPublish, publishConfig } from '../../src/search/algolia/publish-config'
import { moveWaitingIndex } from '../../src/search/algolia/publish'

/** `npm run index`: puts the search index that a build with `ALGOLIA_MOVE=later` has written in the live one's place. */
async function main(): Promise<void> {
  withoutOptions(process.argv.slice(2))
  const config = publishConfig(process.env)
  if (!config) throw new Error(`没有设置 ${missingForPublish(process.env).join('、')}，无法发布`)
  await moveWaitingIndex(config, process.cwd(), (line) => console.log(line))
}

runCommand(main)
