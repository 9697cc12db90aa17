import { expect, test } from '@jest/globals'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { checkCurlRequests } from './curl-requests'

const LIST = 'https://app-gateway.realsee.cn/open/v1/entity/vr/list'
const TOKEN = 'https://app-gateway.realsee.cn/auth/access_token'

/** @returns what is said of a command whose first line is line 6. */
function told(command: string): string[] {
  const root = tempFolder('curl')
  writeFileSync(join(root, 'page.mdx'), `---\ntitle: 甲\n---\n\n\`\`\`bash\n${command}\n\`\`\`\n`)
  const problems = checkCurlRequests(root, ['page.mdx'])
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

test.each([
  ['the wrong method', `curl -sS -X POST \\\n  ${LIST}`, /^6 .*vr\/list 是 GET，这条命令发的是 POST → 改成 curl -G/],
  ['fields without -G', `ls\ncurl ${LIST} \\\n  -d page=1`, /^7 .*发的是 POST/],
  ['a token asked for with GET', `curl ${TOKEN}`, /^6 .*是 POST，这条命令发的是 GET/],
  ['Bearer', `curl -G ${LIST} \\\n  -H "Authorization: Bearer $T"`, /^7 凭证前面不写 Bearer/],
])('%s is told', (_name, command, said) => expect(told(command)).toEqual([expect.stringMatching(said)]))

test.each([
  ['GET with fields', `curl -sSG ${LIST} -H "Authorization: $T" -d page=1`],
  ['POST by its fields', `TOKEN=$(curl -s ${TOKEN} -d app_key=a)`],
  ['another host', 'curl -X POST https://example.com/a -H "Authorization: Bearer $T"'],
])('%s is not told', (_name, command) => expect(told(command)).toEqual([]))
