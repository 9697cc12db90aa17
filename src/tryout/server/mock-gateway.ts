import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openapiDocument } from '../../openapi/document'

/** A stand-in for the gateway that runs. */
export interface MockGateway {
  child: ChildProcess
  /** Ends when it answers. @throws {Error} with what it said, when it ends before that. */
  ready: Promise<void>
}

/**
 * Starts Prism on the OpenAPI document: it answers with the examples and checks what it is sent. Only this machine
 * reaches it; pages of any local address may call it.
 * @param onOutput gets what it prints.
 */
export function spawnMock(port: number, onOutput: (text: string) => void = () => undefined): MockGateway {
  const folder = mkdtempSync(join(tmpdir(), 'docs-mock-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(openapiDocument()))
  const from = createRequire(join(process.cwd(), 'package.json'))
  const prism = join(dirname(from.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')
  const args = [prism, 'mock', '--host', '127.0.0.1', '--port', String(port), '--cors', file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = new Promise<void>((done, failed) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      onOutput(text)
      said = (said + text).slice(-2000)
      if (said.includes('Prism is listening')) done()
    })
    child.on('error', failed)
    child.on('exit', () => {
      rmSync(folder, { recursive: true, force: true })
      failed(new Error(said.trim() || `端口 ${port} 可能已被占用`))
    })
  })
  // Who wants to know asks for it
  ready.catch(() => undefined)
  return { child, ready }
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

let running: Promise<string> | undefined

/**
 * @returns the address of a mock that is started with the first call and ends with this process.
 * @throws {Error} when it does not start; the next call tries again.
 */
export function mockAddress(): Promise<string> {
  running ??= start().catch((error: unknown) => {
    running = undefined
    throw error
  })
  return running
}

async function start(): Promise<string> {
  const port = await freePort()
  const { child, ready } = spawnMock(port)
  child.unref()
  ;(child.stdout as unknown as { unref: () => void }).unref()
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.kill()
      process.kill(process.pid, signal)
    })
  child.once('exit', () => (running = undefined))
  await ready
  return `http://127.0.0.1:${port}`
}
