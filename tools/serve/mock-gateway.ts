import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openapiDocument } from '../../src/openapi/publish'

const PRISM = resolve('tests/openapi/node_modules/@stoplight/prism-cli/dist/index.js')

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
 * @throws {Error} when Prism is not installed: it comes with the packages of `tests/openapi`.
 */
export function spawnMock(port: number, onOutput: (text: string) => void = () => undefined): MockGateway {
  if (!existsSync(PRISM)) throw new Error('没有安装 Prism，先运行：npm ci --ignore-scripts --prefix tests/openapi')
  const folder = mkdtempSync(join(tmpdir(), 'docs-mock-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(openapiDocument()))
  const args = [PRISM, 'mock', '--host', '127.0.0.1', '--port', String(port), '--cors', file]
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
