import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { loadDocument, referenceOf } from './read'
import { SAMPLE_ENV } from './sample-env'
import { sampleFiles, samples } from './samples'
import type { Endpoint } from './types'
import { expectedRequest, SAMPLE_VALUES, WORK_FILE, type SentRequest } from '../../tests/support/openapi-requests'
import { tempFolder } from '../../tests/support/temp-folder'

const reference = referenceOf(loadDocument())
const server = reference.servers[0]!.url
const endpoints = reference.groups.flatMap((group) => group.endpoints).filter(({ callable }) => callable)
const codeOf = (endpoint: Endpoint, label: string): string =>
  samples(endpoint, server).find((one) => one.label === label)!.code
const values = SAMPLE_VALUES

let folder: string
beforeAll(() => {
  folder = tempFolder('openapi-samples')
  writeFileSync(join(folder, WORK_FILE.name), WORK_FILE.text)
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
      const url = new URL(request.url)
      const form = init.body instanceof URLSearchParams
      const { 'content-type': type, ...headers } = Object.fromEntries(request.headers)
      const body = await request.text()
      requests.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: { ...headers, ...(type && !form && !type.startsWith('text/plain') && { 'content-type': type }) },
        body: !body ? null : form ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body),
      })
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

  test('print no secrets', () => {
    for (const endpoint of endpoints) {
      const names = (endpoint.response.fields ?? []).map(({ name }) => name)
      if (names.some((name) => /^(?:access_token|ticket|sign|tmpSecretKey)$/.test(name))) {
        expect(endpoint.print).not.toBe('data')
        expect(endpoint.print).not.toMatch(/access_token|\.ticket(?!\.length)|\.sign\b|tmpSecret|sessionToken/)
      }
    }
  })
})

const bash = spawnSync('bash', ['--version']).status === 0
const inBash = bash ? describe : describe.skip

inBash(`curl samples${bash ? '' : ' (skipped: no bash here)'}`, () => {
  /** Runs a command in bash with a stand-in for curl that writes down its arguments and input. */
  function run(code: string): { args: string[]; input: string } {
    const script = `curl() { printf '%s\\0' "$@" > args; if printf '%s\\n' "$@" | grep -qx -- '@-'; then cat > input; else : > input; fi; }\n${code}\n`
    execFileSync('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...values },
    })
    return {
      args: readFileSync(join(folder, 'args'), 'utf8').split('\0').slice(0, -1),
      input: readFileSync(join(folder, 'input'), 'utf8'),
    }
  }

  /** Reads curl's arguments as curl would; unknown options are an error. */
  function understand(args: string[], input: string): SentRequest {
    let method: string | undefined
    let get = false
    let address = ''
    const headers: Record<string, string> = {}
    const data: string[] = []
    for (let at = 0; at < args.length; at++) {
      const arg = args[at]!
      const next = (): string => args[++at]!
      if (arg === '-sS') continue
      else if (arg === '-G') get = true
      else if (arg === '-X') method = next()
      else if (arg === '-H') {
        const [name = '', value = ''] = next().split(/: (.*)/s)
        headers[name.toLowerCase()] = value
      } else if (arg === '-d') data.push(next())
      else if (arg === '--data-urlencode')
        data.push(next().replace(/=(.*)$/s, (_whole, value: string) => `=${encodeURIComponent(value)}`))
      else if (arg === '--data-binary') data.push(readFileSync(join(folder, next().replace(/^@/, '')), 'utf8'))
      else if (arg.startsWith('https:') && !address) address = arg
      else throw new Error(`argument ${arg}`)
    }
    const url = new URL(address)
    const text = data[0] === '@-' ? input : data.join('&')
    const query = Object.fromEntries(get ? new URLSearchParams(text) : url.searchParams)
    const json = headers['content-type'] === 'application/json'
    const body =
      get || !text ? null : json ? (JSON.parse(text) as unknown) : Object.fromEntries(new URLSearchParams(text))
    return { method: method ?? (get || !text ? 'GET' : 'POST'), path: url.pathname, query, headers, body }
  }

  test.each(endpoints)('$id: bash runs it, and it sends what is documented', (endpoint) => {
    const { args, input } = run(codeOf(endpoint, 'curl'))
    expect(understand(args, input)).toEqual(expectedRequest(endpoint))
  })
})

test('samples hold no keys: only variables and placeholders', () => {
  for (const endpoint of endpoints)
    for (const { code } of [...samples(endpoint, server), ...sampleFiles(endpoint, server)])
      expect(code.replace(/https:\S+/g, '')).not.toMatch(/[A-Za-z\d]{24,}/)
})

test('an endpoint that cannot be called has no samples', () => {
  expect(samples({ ...endpoints[0]!, callable: false }, server)).toEqual([])
  expect(sampleFiles({ ...endpoints[0]!, callable: false }, server)).toEqual([])
})
