import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawnSync, type ChildProcess } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { markIncomplete } from '../../src/outputs/complete'
import { makeSite } from '../../tests/support/made-site'
import { reaches, startScript } from '../../tests/support/local-server'
import { get, sendBytes } from '../../tests/support/raw-request'
import { tempFolder } from '../../tests/support/temp-folder'

/** What the preview serves and to whom, and what no request can do to it. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((face) => face && !face.internal && face.family === 'IPv4')?.address

describe('the preview', () => {
  let child: ChildProcess
  let port: number
  let folder: string
  beforeAll(async () => {
    folder = makeSite(join(tempFolder('preview'), 'public'), { 'index.html': 'home' })
    ;({ child, port } = await startScript('tools/serve/preview.ts', { PUBLIC_DIR: folder }))
  })
  afterAll(() => void child.kill())

  const reached = outside ? test : test.skip
  reached('listens on this machine only', async () => {
    expect(await reaches(port, outside)).toBe(false)
  })

  test('answers to its own names and to no other', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect((await get(port, '/developer/', { headers: { host } })).status).toBe(200)
    for (const host of ['evil.example', `localhost.evil.example:${port}`, '127.0.0.1.evil.example', '[::2]'])
      expect((await get(port, '/developer/', { headers: { host } })).status).toBe(421)
  })

  test('outlives a name that is none', async () => {
    for (const host of ['a b[', '[', 'http://x', 'x:99999999', '%', ''])
      await sendBytes(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 300)
    await sendBytes(port, 'GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n', 300)
    expect((await get(port, '/developer/', { headers: { host: 'localhost' } })).status).toBe(200)
    expect(child.exitCode).toBeNull()
  })

  test('serves one whole build, else says what to run', async () => {
    markIncomplete(folder)
    const answer = await get(port, '/developer/')
    expect(answer.status).toBe(503)
    expect(answer.body).toContain('npm run build')
    const env = { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: folder }
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/serve/preview.ts'], { env })
    expect(status).toBe(1)
    expect(String(stderr)).toContain('npm run build')
  })
})

test('another machine is let in when the operator says so', async () => {
  const folder = makeSite(join(tempFolder('preview'), 'public'), { 'index.html': 'home' })
  const { child, port } = await startScript('tools/serve/preview.ts', { PUBLIC_DIR: folder, HOST: '0.0.0.0' })
  try {
    expect((await get(port, '/developer/', { headers: { host: 'docs.lan' } })).status).toBe(200)
    if (outside) expect(await reaches(port, outside)).toBe(true)
  } finally {
    child.kill()
  }
})
