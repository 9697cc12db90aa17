import { afterEach, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_POLICY } from '../../src/publish/demo-policy'
import { makeSite } from '../../tests/support/made-site'
import { SETTLE, startNginx, whyNoNginx, type NginxHost } from '../../tests/support/nginx'
import { get, openUnused } from '../../tests/support/raw-request'
import { tempFolder } from '../../tests/support/temp-folder'

/** Releases on a real nginx: what it has read, what it tells, what it writes down. */
const suite = whyNoNginx ? describe.skip : describe
const HOME = '/developer/'
const SETTLED = ['--settle', String(SETTLE)]
let host: NginxHost | undefined

afterEach(async () => {
  await host?.stop()
  host = undefined
})

const build = (folder: string, version: string, policy = ''): string =>
  makeSite(folder, { 'index.html': version, '404.html': 'not found', 'search/index.html': 'search' }, version, policy)

function release(base: string, publicDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/release/main.ts', base, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: publicDir },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

async function started(publicDir: string, options?: Parameters<typeof startNginx>[1]): Promise<NginxHost> {
  host = await startNginx(async (prefix) => {
    const { code, output } = await release(prefix, publicDir, '--no-reload')
    if (code !== 0) throw new Error(output)
  }, options)
  return host
}

async function log(file: string): Promise<Record<string, unknown>[]> {
  for (let waited = 0; waited < 50 && !(existsSync(file) && readFileSync(file, 'utf8')); waited++)
    await new Promise((wake) => setTimeout(wake, 100))
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

suite(`running programs on nginx${whyNoNginx ? ` (${whyNoNginx})` : ''}`, () => {
  test('have a policy of their own, and pages keep theirs', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const files = { 'index.html': 'home', '404.html': 'not found', 'samples/run/frame/index.html': 'frame' }
    const { port } = await started(makeSite(folder, files, 'one', ''))
    const policyOf = async (path: string) => (await get(port, path)).headers['content-security-policy']
    expect(await policyOf('/developer/samples/run/frame/')).toBe(DEMO_POLICY)
    expect(await policyOf(HOME)).not.toContain('sandbox')
    expect(await policyOf('/developer/samples/run/other/')).not.toContain('sandbox')
    expect((await get(port, '/developer/samples/run/frame/')).headers['access-control-allow-origin']).toBe('*')
  })
})

suite(`a release on nginx${whyNoNginx ? ` (${whyNoNginx})` : ''}`, () => {
  test('is not switched to before the server tells that it has read its configuration', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const { port, prefix } = await started(build(folder, 'one'))
    const health = ['--health', `http://127.0.0.1:${port}/developer/healthz`]
    build(folder, 'two')
    const refused = await release(prefix, folder, '--reload', 'true', ...health)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('服务器没有读到新的配置')
    expect((await get(port, HOME)).body).toBe('one')
    const reload = `nginx -p ${prefix} -c nginx.conf -s reload`
    expect(await release(prefix, folder, '--reload', reload, ...health, ...SETTLED)).toMatchObject({ code: 0 })
    const { body, headers } = await get(port, HOME)
    expect(body).toBe('two')
    expect(headers['content-security-policy']).toContain("'sha256-two' 'sha256-one'")
  })

  test('connections that a browser opened ahead never bring a new page with the old policy', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const { port, prefix } = await started(build(folder, 'one'))
    const ahead = await Promise.all(Array.from({ length: 12 }, () => openUnused(port)))
    build(folder, 'two')
    const reload = `nginx -p ${prefix} -c nginx.conf -s reload`
    expect(await release(prefix, folder, '--reload', reload, ...SETTLED)).toMatchObject({ code: 0 })
    const answers = await Promise.all(ahead.map((connection) => connection.ask(HOME)))
    for (const answer of answers.filter((text) => text.endsWith('two'))) expect(answer).toContain("'sha256-two'")
    expect(await get(port, HOME)).toMatchObject({ status: 200, body: 'two' })
  })

  test('goes on where nginx has no brotli module: what is taken out for that lies in the operator’s own file', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const { port, prefix } = await started(build(folder, 'one'), { brotli: false })
    build(folder, 'two')
    const reload = `nginx -p ${prefix} -c nginx.conf -s reload`
    const health = ['--health', `http://127.0.0.1:${port}/developer/healthz`]
    expect(await release(prefix, folder, '--reload', reload, ...health, ...SETTLED)).toMatchObject({ code: 0 })
    expect((await get(port, HOME)).body).toBe('two')
  })

  test('takes scripts from its own folder alone where readers ask by its public name', async () => {
    const { port } = await started(build(join(tempFolder('release-nginx'), 'public'), 'one'))
    const scriptsFor = async (host: string): Promise<string | undefined> =>
      /script-src (\S+)/.exec(
        (await get(port, HOME, { headers: { host } })).headers['content-security-policy']?.toString() ?? '',
      )?.[1]
    expect(await scriptsFor('open-platform.realsee.com')).toBe('open-platform.realsee.com/developer/')
    expect(await scriptsFor('staging.example.org')).toBe("'self'")
  })

  test('the health address tells which configuration is read; without a release it is ill', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const { port, prefix } = await started(build(folder, 'one'))
    const healthy = await get(port, '/developer/healthz')
    const version = /"" \$docs_config \{\s+default "([\da-f]+)"/.exec(
      readFileSync(join(prefix, 'nginx/csp.conf'), 'utf8'),
    )
    expect([healthy.status, healthy.body]).toEqual([200, `ok ${version![1]}\n`])
    const empty = await startNginx(async (other) => {
      await release(other, folder, '--no-reload')
      rmSync(join(other, 'current'))
    })
    try {
      expect((await get(empty.port, '/developer/healthz')).status).toBe(503)
    } finally {
      await empty.stop()
    }
  })

  test('what is not found is written down with the page that led there, and nothing about the reader', async () => {
    const { port, prefix } = await started(build(join(tempFolder('release-nginx'), 'public'), 'one'))
    await get(port, HOME)
    await get(port, '/developer/gone/"x"/', { headers: { referer: 'https://example.org/a', 'user-agent': 'someone' } })
    const [line, ...others] = await log(join(prefix, 'run/missing.log'))
    expect(others).toEqual([])
    expect(line).toMatchObject({ status: 404, address: '/developer/gone/"x"/', from: 'https://example.org/a' })
    expect(Object.keys(line!).sort()).toEqual(['address', 'from', 'status', 'time'])
  })

  test('reports go where the build says, and nowhere when it says nothing', async () => {
    const folder = join(tempFolder('release-nginx'), 'public')
    const reports = 'https://reports.example.org/csp'
    const { port } = await started(build(folder, 'one', `; report-uri ${reports}; report-to csp`))
    expect((await get(port, HOME)).headers).toMatchObject({
      'reporting-endpoints': `csp="${reports}"`,
      'content-security-policy': expect.stringContaining(`report-uri ${reports}; report-to csp`),
    })
    await host!.stop()
    const silent = await started(build(folder, 'one'))
    expect((await get(silent.port, HOME)).headers['reporting-endpoints']).toBeUndefined()
  })
})
