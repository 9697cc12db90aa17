import { expect, test } from '@jest/globals'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeBuild } from '../../src/publish/complete'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

const page = (title: string, body: string): string => `---\ntitle: ${title}\ndescription: 一句。\n---\n\n${body}\n`

/** A small site in a folder of its own. */
function smallSite(): SiteCopy {
  const site = copySite({
    'content/docs/five/intro.mdx': page('介绍', '<Figure file="./img/a.svg" caption="图 1　说明" />'),
    'content/docs/five/code.mdx': page('代码', '```ts title="a.ts" file="./a.ts"\n```'),
    'content/docs/five/a.ts': 'export const a = 1\n',
    'content/docs/five/sidebar.yaml': '- intro\n- code\n',
  })
  cpSync('content/docs/faq/img/cors-cache.svg', join(site.root, 'content/docs/five/img/a.svg'), { recursive: true })
  return site
}

/** @returns digests of all files of its build. */
async function built(site: SiteCopy): Promise<Record<string, string>> {
  const { code, output } = await runGatsby(site.root, ['build', '--prefix-paths'])
  if (code !== 0) throw new Error(output)
  expect(readFileSync(join(site.root, 'public/docs/five/code/index.html'), 'utf8')).toContain('a.ts')
  const { files } = completeBuild(join(site.root, 'public'))!
  site.remove()
  return files
}

/** A runner that builds in a new folder each time must not make readers load again what has not changed. */
test('the same commit gives the same bytes in any folder', async () => {
  const sites = [smallSite(), smallSite()]
  const [one, other] = [await built(sites[0]!), await built(sites[1]!)]
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => one[path] !== other[path])).toEqual([])
})
