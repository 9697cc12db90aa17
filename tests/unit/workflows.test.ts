import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)

describe.each(workflows)('the workflow %s', (_, source) => {
  test('takes every action by the digest of a commit, and says which version that is', () => {
    const uses = source.split('\n').flatMap((line) => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? [])
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((action) => !/^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  test('may write nothing, and runs no change of a stranger with more', () => {
    const { permissions, on } = parse(source) as { permissions: Record<string, string>; on: object }
    expect(Object.values(permissions)).not.toContain('write')
    expect(Object.keys(on)).not.toContain('pull_request_target')
  })
})
