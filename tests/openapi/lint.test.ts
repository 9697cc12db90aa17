import { beforeAll, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openapiDocument } from '../../src/openapi/publish'
import { tempFolder } from '../support/temp-folder'
import { PACKAGES } from './packages'

/** The rules are those that each linter recommends: a reader who checks the file sees the same. */

let folder: string
const run = (command: string, ...args: string[]): { status: number | null; stdout: string } =>
  spawnSync(process.execPath, [join(PACKAGES, command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
const redocly = (): string[] => {
  const { stdout } = run('@redocly/cli/bin/cli.js', 'lint', 'openapi.json', '--format=json')
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}
const spectral = (): string[] => {
  const { stdout } = run('@stoplight/spectral-cli/dist/index.js', 'lint', 'openapi.json', '--format=json', '--quiet')
  return (JSON.parse(stdout) as { code: string; message: string }[]).map(({ code, message }) => `${code}: ${message}`)
}

beforeAll(() => {
  folder = tempFolder('openapi-lint', {
    '.spectral.json': '{"extends":["spectral:oas"]}',
    'openapi.json': JSON.stringify(openapiDocument()),
  })
})

test('Redocly finds neither errors nor warnings', () => {
  expect(redocly()).toEqual([])
})

test('Spectral finds nothing either, down to hints', () => {
  expect(spectral()).toEqual([])
})
