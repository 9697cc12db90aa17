import { expect, test } from '@jest/globals'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../../tests/support/temp-folder'
import { workflowFaults } from './workflows'

const CI = '.github/workflows/ci.yml'
const RELEASE = '.github/workflows/release.yml'

/** @returns what is said of a workflow of ours in which one text has become another. */
async function told(file: string, before: string, after: string): Promise<string[]> {
  const root = tempFolder('workflows')
  mkdirSync(join(root, '.github/workflows'), { recursive: true })
  writeFileSync(join(root, file), readFileSync(file, 'utf8').replace(before, after))
  const problems = await workflowFaults(root)
  return problems.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`)
}

test.each([
  [
    CI,
    '    needs: check\n',
    '    need: check\n',
    /ci\.yml:\d+ GitHub 读不懂：unexpected key "need".* → 是不是 needs？/,
  ],
  [
    RELEASE,
    '${{ inputs.run }}',
    '${{ input.run }}',
    /release\.yml:\d+ .*undefined variable "input".* → 是不是 inputs？/,
  ],
  [
    RELEASE,
    'default: nginx',
    'default: server',
    /release\.yml:14 .*default value "server" of "host" input is not included/,
  ],
  ['.github/workflows/links.yml', "'41 18 * * *'", "'41 18 * *'", /links\.yml:\d+ .*invalid CRON.* → 写五段/],
  [CI, 'pull_request:', 'pull_requests:', /ci\.yml:\d+ .*unknown Webhook event "pull_requests"/],
])('%s: %j has become %j', async (file, before, after, said) => {
  expect(await told(file, before, after)).toContainEqual(expect.stringMatching(said))
})

test('ours are told nothing', async () => expect(await workflowFaults(process.cwd())).toEqual([]))
