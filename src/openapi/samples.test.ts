import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { groupsOf, loadDocument } from './read'
import { SAMPLE_ENV } from './sample-request'
import { allSampleFiles, sampleFiles, samples } from './samples'
import type { Endpoint } from './types'
import {
  expectedRequest,
  sentRequest,
  SAMPLE_VALUES,
  WORK_FILE,
  type SentRequest,
} from '../../tests/support/openapi-requests'
import { tempFolder } from '../../tests/support/temp-folder'

const groups = groupsOf(loadDocument())
const endpoints = groups.flatMap((group) => group.endpoints).filter(({ callable }) => callable)
const codeOf = (endpoint: Endpoint, label: string): string => samples(endpoint).find((one) => one.label === label)!.code
const values = SAMPLE_VALUES

let folder: string
beforeAll(() => {
  folder = tempFolder('openapi-samples', { [WORK_FILE.name]: WORK_FILE.text })
})

describe('Node.js samples', () => {
  test('type-check under strict rules', () => {
    const names = endpoints.map(({ id }) => join(process.cwd(), 'src/openapi', `${id}.mts`))
    const texts = new Map(endpoints.map((endpoint, index) => [names[index]!, codeOf(endpoint, 'Node.js')]))
    const options: ts.CompilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      noPropertyAccessFromIndexSignature: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
      lib: ['lib.es2022.d.ts'],
      skipLibCheck: true,
      noEmit: true,
    }
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists, readFile } = host
    host.getSourceFile = (name, version) =>
      texts.has(name) ? ts.createSourceFile(name, texts.get(name)!, version) : getSourceFile.call(host, name, version)
    host.fileExists = (name) => texts.has(name) || fileExists.call(host, name)
    host.readFile = (name) => texts.get(name) ?? readFile.call(host, name)
    const problems = ts.getPreEmitDiagnostics(ts.createProgram(names, options, host))
    expect(
      problems.map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    ).toEqual([])
  })

  /** Runs a sample against a stub of `fetch`. */
  async function run(
    endpoint: Endpoint,
    reply: Response,
    env = values,
  ): Promise<{ requests: SentRequest[]; printed: unknown[][] }> {
    const { outputText } = ts.transpileModule(codeOf(endpoint, 'Node.js'), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    })
    const file = join(folder, `${endpoint.id}-${count++}.mjs`)
    writeFileSync(file, outputText)
    const requests: SentRequest[] = []
    const previous = { fetch: globalThis.fetch, env: { ...process.env }, cwd: process.cwd() }
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    for (const name of Object.values(SAMPLE_ENV)) delete process.env[name]
    Object.assign(process.env, env)
    process.chdir(folder)
    globalThis.fetch = (async (input: URL | string, init: RequestInit = {}) => {
      const request = new globalThis.Request(input, init)
      const headers = Object.fromEntries(request.headers)
      requests.push(sentRequest(request.method, new URL(request.url), headers, await request.text()))
      return reply
    }) as typeof fetch
    try {
      await import(pathToFileURL(file).href)
      return { requests, printed: [...log.mock.calls] }
    } finally {
      log.mockRestore()
      globalThis.fetch = previous.fetch
      process.chdir(previous.cwd)
      for (const name of Object.values(SAMPLE_ENV)) delete process.env[name]
    }
  }
  let count = 0
  const answer = (endpoint: Endpoint, code = 0): Response =>
    Response.json({
      code,
      status: code ? 'illegal app' : 'success',
      request_id: 'req-9',
      data: endpoint.response.examples?.[0]?.data ?? {},
    })

  test.each(endpoints)('$id: sends what is documented and prints the answer', async (endpoint) => {
    const { requests, printed } = await run(endpoint, answer(endpoint))
    expect(requests).toEqual([expectedRequest(endpoint)])
    expect(printed).toHaveLength(1)
    expect(printed[0]).not.toContain(undefined)
  })

  test('stop at a missing variable, an HTTP error and an envelope that reports a failure', async () => {
    for (const endpoint of endpoints) {
      await expect(run(endpoint, answer(endpoint), {})).rejects.toThrow('先设置环境变量 REALSEE_')
      await expect(run(endpoint, new Response('<html>', { status: 502 }))).rejects.toThrow('HTTP 502')
      await expect(run(endpoint, answer(endpoint, -1))).rejects.toThrow('-1 illegal app req-9')
    }
  })
})

test('samples print no secrets, and the whole answer only where it has none', () => {
  const secret = /access_token|ticket(?!\.length)|"sign"|'sign'|\.sign\b|tmpSecret|sessionToken/
  const whole = /reply\.data\)|reply\["data"\]\)|reply\.Data\)|\['data'\]\)|path\("data"\)\)/
  for (const endpoint of endpoints)
    for (const code of [codeOf(endpoint, 'Node.js'), ...sampleFiles(endpoint).map((file) => file.code)]) {
      const printed = code.split('\n').filter((line) => /print|echo|console\.log/i.test(line))
      expect(printed.length).toBeGreaterThan(0)
      expect(printed.join('\n')).not.toMatch(secret)
      expect(printed.some((line) => whole.test(line))).toBe(endpoint.print === 'data')
    }
})

test('every file has a path of its own', () => {
  const paths = allSampleFiles(groups).map(({ path }) => path)
  expect(new Set(paths).size).toBe(4 * endpoints.length)
})

test('samples hold no keys: only variables and placeholders', () => {
  for (const endpoint of endpoints)
    for (const { code } of [...samples(endpoint), ...sampleFiles(endpoint)])
      expect(code.replace(/https:\S+/g, '')).not.toMatch(/[A-Za-z\d]{24,}/)
})

test('an endpoint that cannot be called has no samples', () => {
  expect(samples({ ...endpoints[0]!, callable: false })).toEqual([])
  expect(sampleFiles({ ...endpoints[0]!, callable: false })).toEqual([])
})
