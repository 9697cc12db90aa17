import { beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { openapiDocument } from '../../src/openapi/publish'
import { groupsOf, loadDocument } from '../../src/openapi/read'
import type { Endpoint } from '../../src/openapi/types'
import { tempFolder } from '../support/temp-folder'
import { PACKAGES } from './packages'

/** What generators of clients make of the OpenAPI document, as their users see it: by the types of what they call. */

const source = loadDocument()
const endpoints = groupsOf(source).flatMap((group) => group.endpoints)
const pascalCase = (id: string): string => id.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase())
/** `vr-list` → `vrList` */
const operationName = (id: string): string => pascalCase(id).replace(/^./, (first) => first.toLowerCase())
/** Name of the type of what an endpoint answers, or of its items. */
function schemaOf({ id }: Endpoint): string | undefined {
  const data = source.components.schemas[`${pascalCase(id)}Success`]?.properties?.data
  return (data?.$ref ?? data?.items?.$ref)?.replace('#/components/schemas/', '')
}
const PRIMITIVES: Record<string, string> = { integer: 'number', number: 'number', string: 'string' }

let folder: string
const run = (command: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(PACKAGES, command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

beforeAll(() => {
  const files = { 'package.json': '{"type":"module"}', 'openapi.json': JSON.stringify(openapiDocument()) }
  folder = tempFolder('openapi-clients', files)
})

/** @returns what the compiler has to say about a file that uses generated code. */
function mistakes(name: string, code: string): string[] {
  const file = join(folder, name)
  writeFileSync(file, code)
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  })
  return ts.getPreEmitDiagnostics(program).map(({ file: at, start = 0, messageText }) => {
    const place = at ? `${at.fileName.slice(folder.length)}:${at.getLineAndCharacterOfPosition(start).line + 1} ` : ''
    return place + ts.flattenDiagnosticMessageText(messageText, ' ')
  })
}

/** Two types are the same. `unknown` and `any` are the same as nothing else. */
const SAME = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never
`

/** After the check of \`code\`, \`data\` has exactly the type that the description gives it. */
function narrows(endpoint: Endpoint, reply: string, named: (schema: string) => string): string {
  const {
    id,
    response: { type },
  } = endpoint
  const schema = schemaOf(endpoint)
  const [, base = '', arrays = ''] = /^(\w+)((?:\[\])*)$/.exec(type)!
  const data = base === 'any' ? 'unknown' : schema ? named(schema) + arrays : `${PRIMITIVES[base]}${arrays}`
  return `export function check_${operationName(id)}(reply: ${reply}): true {
  // @ts-expect-error nobody knows yet whether the call succeeded
  const early: Same<typeof reply.code, 0> = true
  if (reply.code !== 0) throw new Error(\`\${reply.code} \${reply.status} \${reply.request_id} \${early}\`)
  type Data = ${base === 'any' ? `Exclude<typeof reply.data, undefined>` : 'typeof reply.data'}
  const same: Same<Data, ${data}> = true
  return same
}
`
}

describe('after “if (reply.code !== 0) throw”, reply.data has its type', () => {
  test('openapi-typescript', () => {
    run('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'schema.ts')
    const uses = endpoints.map((endpoint) =>
      narrows(
        endpoint,
        `paths['${endpoint.path}']['${endpoint.method.toLowerCase()}']['responses'][200]['content']['application/json']`,
        (schema) => `components['schemas']['${schema}']`,
      ),
    )
    const byHand = `
export function codes(reply: paths['/open/v1/entity/vr/list']['get']['responses'][200]['content']['application/json']): string[] {
  if (reply.code !== 0) throw new Error(reply.status)
  return reply.data.list.map((work) => work.vr_code.slice(2) + work.name)
}
export const body: components['schemas']['LiveTicketRequest'] = { app_id: '', user_id: '', user_role: '', room_code: '' }
// @ts-expect-error required
export const short: components['schemas']['LiveTicketRequest'] = { app_id: '' }
`
    const code = `import type { components, paths } from './schema'\n${SAME}${uses.join('')}${byHand}`
    expect(mistakes('use-schema.ts', code)).toEqual([])
  })

  test('@hey-api/openapi-ts', () => {
    run('@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'hey')
    const name = ({ id }: Endpoint): string => operationName(id).replace(/^./, (first) => first.toUpperCase())
    const uses = endpoints.map((endpoint) =>
      narrows(endpoint, `types.${name(endpoint)}Responses[200]`, (schema) => `types.${schema}`),
    )
    const byHand = `
export async function codes(): Promise<string[]> {
  const { data: reply } = await vrList({ query: { page: 1 }, throwOnError: true })
  if (reply.code !== 0) throw new Error(reply.status)
  return reply.data.list.map((work) => work.vr_code.slice(2) + work.name)
}
`
    const code = `import type * as types from './hey'\nimport { vrList } from './hey'\n${SAME}${uses.join('')}${byHand}`
    expect(mistakes('use-hey.ts', code)).toEqual([])
  })

  test('orval', () => {
    const config = "export default { api: { input: 'openapi.json', output: { target: 'orval.ts', client: 'fetch' } } }"
    writeFileSync(join(folder, 'orval.config.mjs'), config)
    run('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs')
    const uses = endpoints.map((endpoint) =>
      narrows(
        endpoint,
        `Extract<Awaited<ReturnType<typeof orval.${operationName(endpoint.id)}>>, { status: 200 }>['data']`,
        (schema) => `orval.${schema}`,
      ),
    )
    const byHand = `
export async function codes(): Promise<string[]> {
  const { data: reply, status } = await orval.vrList({ page: 1 })
  if (status !== 200) throw new Error(\`HTTP \${status}\`)
  if (reply.code !== 0) throw new Error(reply.status)
  return reply.data.list.map((work) => work.vr_code.slice(2) + work.name)
}
`
    const code = `import * as orval from './orval'\n${SAME}${uses.join('')}${byHand}`
    expect(mistakes('use-orval.ts', code)).toEqual([])
  })
})
