import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { groupsOf, loadDocument } from '../../src/openapi/read'
import { sampleRequest } from '../../src/openapi/sample-request'
import { sampleFiles, samples } from '../../src/openapi/samples'
import type { Endpoint } from '../../src/openapi/types'
import { startMockGateway, type MockGateway } from '../support/mock-gateway'
import { expectedRequest, SAMPLE_VALUES, WORK_FILE, type SentRequest } from '../support/openapi-requests'
import { tempFolder } from '../support/temp-folder'

/** Every sample in every language, as a reader runs it, against `npm run mock`; what they send is written down on the way. */

const endpoints = groupsOf(loadDocument())
  .flatMap((group) => group.endpoints)
  .filter(({ callable }) => callable)

let gateway: MockGateway
beforeAll(async () => {
  gateway = await startMockGateway()
})
afterAll(() => gateway.close())

test('its credential is good for now, so that a client keeps it', async () => {
  const body = new URLSearchParams({ app_key: 'k', app_secret: 's' })
  const answer = await fetch(`${gateway.mockUrl}/auth/access_token`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { expire_at: number } }
  expect(data.expire_at * 1000).toBeGreaterThan(Date.now())
})

/** Strings that hold JSON are compared by what they hold: languages put spaces in other places. */
const comparable = (request: SentRequest): unknown =>
  JSON.parse(JSON.stringify(request), (_key, value: unknown) => {
    if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  })

const exec = promisify(execFile)
type Run = (endpoint: Endpoint) => [tool: string, ...args: string[]]

/** Runs the sample of every endpoint. @returns what went wrong, by endpoint. */
async function wrongOnes(folder: string, run: Run): Promise<string[]> {
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    gateway.sent.length = 0
    const [tool, ...args] = run(endpoint)
    try {
      const { stdout } = await exec(tool, args, {
        cwd: folder,
        env: { ...process.env, ...SAMPLE_VALUES },
        timeout: 30_000,
      })
      if (!stdout.trim()) wrong.push(`${endpoint.id}: prints nothing`)
      expect(gateway.sent.map(comparable)).toEqual([comparable(expectedRequest(endpoint))])
    } catch (error) {
      wrong.push(`${endpoint.id}: ${(error as Error).message}`)
    }
  }
  return wrong
}

/** Puts the samples of a language into a folder of their own, with the mock for the gateway. */
function put(label: string, name: (endpoint: Endpoint, name: string) => string): string {
  const files = { [WORK_FILE.name]: WORK_FILE.text }
  for (const endpoint of endpoints) {
    const inPage = samples(endpoint).find((one) => one.label === label)
    const file = sampleFiles(endpoint).find((one) => one.label === label)
    files[name(endpoint, file?.name ?? endpoint.id)] = (file ?? inPage)!.code.replaceAll(endpoint.server, gateway.url)
  }
  return tempFolder(`openapi-${label}`, files)
}

const has = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0
const noCurl = !has('curl', '--version') && 'curl is not installed'
const JARS = ['annotations', 'core', 'databind'].map((part) => `/usr/share/java/jackson-${part}.jar`)
/** A test that runs where its tools are; elsewhere its name says what is missing. */
const withTools = (name: string, missing: string | false, body: () => Promise<void>): void =>
  missing ? test.skip(`${name} (skipped: ${missing})`, body) : test(name, body)

describe('every sample sends what is documented and accepts the answer', () => {
  withTools('curl', noCurl, async () => {
    const folder = put('curl', ({ id }) => `${id}.sh`)
    expect(await wrongOnes(folder, ({ id }) => ['bash', '-euo', 'pipefail', `${id}.sh`])).toEqual([])
  })

  withTools('Python', !has('python3', '--version') && 'python3 is not installed', async () => {
    const folder = put('Python', (_endpoint, name) => name)
    expect(await wrongOnes(folder, ({ id }) => ['python3', '-W', 'error', `${id}.py`])).toEqual([])
  })

  withTools('PHP', !has('php', '--version') && 'php is not installed', async () => {
    const folder = put('PHP', (_endpoint, name) => name)
    const run: Run = ({ id }) => ['php', '-d', 'error_reporting=-1', '-d', 'display_errors=1', `${id}.php`]
    expect(await wrongOnes(folder, run)).toEqual([])
  })

  withTools('Go', !has('go', 'version') && 'go is not installed', async () => {
    const folder = put('Go', ({ id }, name) => join(id, name))
    writeFileSync(join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n')
    mkdirSync(join(folder, 'bin'))
    const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off' }
    execFileSync('go', ['vet', './...'], { cwd: folder, env })
    execFileSync('go', ['build', '-ldflags=-s -w', '-o', 'bin/', './...'], { cwd: folder, env })
    expect(execFileSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' })).toBe('')
    expect(await wrongOnes(folder, ({ id }) => [join(folder, 'bin', id)])).toEqual([])
  })

  const noJava = !has('javac', '-version')
    ? 'a JDK is not installed'
    : !JARS.every((jar) => existsSync(jar)) && 'Jackson is not installed (libjackson2-databind-java)'
  withTools('Java', noJava, async () => {
    const folder = put('Java', (_endpoint, name) => name)
    const names = endpoints.map((endpoint) => sampleFiles(endpoint)[0]!.name.replace('.java', ''))
    const path = [...JARS, '.'].join(':')
    // One machine for all: starting one takes longer than what the samples do
    const calls = names.map((name) => `        ${name}.main(args);`).join('\n')
    writeFileSync(
      join(folder, 'All.java'),
      `class All {\n    public static void main(String[] args) throws Exception {\n${calls}\n    }\n}\n`,
    )
    const files = ['All', ...names].map((name) => `${name}.java`)
    execFileSync('javac', ['-Xlint:all', '-Werror', '-proc:none', '-cp', path, ...files], { cwd: folder })
    gateway.sent.length = 0
    const { stdout } = await exec('java', ['-cp', path, 'All'], {
      cwd: folder,
      env: { ...process.env, ...SAMPLE_VALUES },
    })
    const lines = endpoints.map((endpoint) => sampleRequest(endpoint).shown?.length || 1)
    expect(stdout.trim().split('\n')).toHaveLength(lines.reduce((sum, count) => sum + count))
    expect(gateway.sent.map(comparable)).toEqual(endpoints.map((endpoint) => comparable(expectedRequest(endpoint))))
  })
})

describe('the mock', () => {
  const list = (query: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${gateway.mockUrl}/open/v1/entity/vr/list?${query}`, { headers })

  test('refuses calls without a token, and such as the description rules out', async () => {
    expect((await list('page=1', { Authorization: 'any' })).status).toBe(200)
    expect((await list('page=1', {})).status).toBe(401)
    expect((await list('page=0', { Authorization: 'any' })).status).toBe(422)
  })

  test('shows failures on request', async () => {
    const answer = await list('page=1', { Authorization: 'any', Prefer: 'example=failure2' })
    expect(await answer.json()).toMatchObject({ code: -3, status: 'access_token expired' })
  })

  const page = readFileSync('content/openapi/index.mdx', 'utf8')

  test('is the one that the page tells readers to start', () => {
    const { dependencies } = JSON.parse(readFileSync('tests/openapi/package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(page).toContain(`npx @stoplight/prism-cli@${dependencies['@stoplight/prism-cli']} mock --port 4010`)
  })

  withTools('answers the request that the page shows', noCurl, async () => {
    const command = /```bash title="终端"\n(curl [^`]*127\.0\.0\.1:4010[^`]*)```/.exec(page)![1]!
    const { stdout } = await exec('bash', ['-c', command.replace('http://127.0.0.1:4010', gateway.mockUrl)])
    expect(stdout).toContain('"status":"access_token expired"')
  })

  test('lets pages of this machine call it', async () => {
    const answer = await fetch(`${gateway.mockUrl}/open/v1/entity/vr/list?page=1`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:9000',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:9000')
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization')
  })
})
