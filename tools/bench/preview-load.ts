import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * `npm run bench:load`: the preview server of the built site under a crowd on kept connections (`VISITORS`, default
 * 2000), with slow and malformed clients among them. Prints what failed, how long answers took, and what the server
 * holds before and after. Ends with code 1 when a good request failed or the server did not outlive it.
 */
const VISITORS = Number(process.env.VISITORS ?? 2000)
const ROUNDS = 3
const SLOW = Math.ceil(VISITORS / 10)
const PORT = Number(process.env.PORT ?? 9440)
const PUBLIC = resolve(process.env.PUBLIC_DIR ?? 'public')

interface Held {
  files: number
  megabytes: number
}

function heldBy(pid: number): Held {
  if (!existsSync(`/proc/${pid}`)) return { files: 0, megabytes: 0 }
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { files: readdirSync(`/proc/${pid}/fd`).length, megabytes: Math.round(Number(resident) / 1024) }
}

const times: number[] = []
const failures = new Map<string, number>()

function visit(agent: Agent, path: string): Promise<void> {
  const started = performance.now()
  return new Promise((done) => {
    const end = (failure?: string): void => {
      times.push(performance.now() - started)
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
      done()
    }
    request({ agent, port: PORT, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => end(response.statusCode === 200 ? undefined : `status ${response.statusCode}`))
    })
      .on('error', (error) => end(error.message))
      .end()
  })
}

/** Clients that send half a request, send noise, or ask for much and read nothing. */
function badClients(count: number, big: string): Socket[] {
  const greetings = [
    'GET /developer/ HTTP/1.1\r\nhost: x\r\nx-',
    '\x16\x03\x01\x00\xff\x00\r\n\r\n',
    `GET ${big} HTTP/1.1\r\nhost: x\r\n\r\n`,
    'GET /developer/%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /developer/ HTTP/1.1\r\nhost: x\r\nrange: bytes=5-2\r\n\r\n',
  ]
  return Array.from({ length: count }, (_, number) => {
    const socket = connect(PORT, '127.0.0.1', () => socket.write(greetings[number % greetings.length]!))
    socket.on('error', () => undefined)
    socket.pause()
    return socket
  })
}

const share = (part: number): string => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`

async function main(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/preview.ts'], {
    env: { ...process.env, PORT: String(PORT), PUBLIC_DIR: PUBLIC },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => server.stdout.once('data', ready))
  const before = heldBy(server.pid!)
  const docs = readdirSync(join(PUBLIC, 'docs/five'), { withFileTypes: true })
  const paths = [
    '/developer/',
    ...docs
      .filter((entry) => entry.isDirectory() && existsSync(join(PUBLIC, 'docs/five', entry.name, 'index.html')))
      .map(({ name }) => `/developer/docs/five/${name}/`),
  ]
  const script = readdirSync(PUBLIC).find((name) => /^app-[\da-f]+\.js$/.test(name))
  if (script) paths.push(`/developer/${script}`)
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const bad = badClients(SLOW, paths.at(-1)!)
  const started = performance.now()
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(agent, paths[number % paths.length]!)))
  const seconds = (performance.now() - started) / 1000
  const during = heldBy(server.pid!)
  agent.destroy()
  await pause(1_000)
  bad.forEach((socket) => socket.destroy())
  await pause(4_000)
  const after = heldBy(server.pid!)
  const isAlive = server.exitCode === null
  times.sort((a, b) => a - b)
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${VISITORS} 个连接，另有 ${SLOW} 个慢的和错乱的；${times.length} 个请求，${Math.round(times.length / seconds)} 个/秒`,
  )
  console.log(
    `失败 ${failed} 个${failed ? `：${[...failures].map(([why, count]) => `${why} × ${count}`).join('，')}` : ''}`,
  )
  console.log(`响应时间：中位 ${share(0.5)}，99% ${share(0.99)}，最长 ${share(0.9999)}`)
  console.log(
    `打开的文件：${before.files} → ${during.files} → ${after.files}；内存：${before.megabytes} → ${during.megabytes} → ${after.megabytes} MB`,
  )
  console.log(isAlive ? '服务仍在运行' : '服务已经退出')
  server.kill()
  process.exitCode = failed || !isAlive || after.files > before.files + 5 ? 1 : 0
}

void main()
