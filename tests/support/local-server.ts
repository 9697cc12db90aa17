import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

/** A server that listens on this machine only. */
export interface LocalServer {
  port: number
  origin: string
  stop: () => Promise<void>
}

/** Makes a server listen on a free port. It closes no idle connection: the next request might be on its way. */
export async function listen(server: Server): Promise<LocalServer> {
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { port, origin: `http://127.0.0.1:${port}`, stop }
}

/** Whether something listens there. */
export const reaches = (port: number, address = '127.0.0.1'): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, address, () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })

/** @returns a port for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer())
  await stop()
  return port
}

/**
 * Runs a script of this repository that serves on `PORT`, a free one if `env` names none, and waits until it does.
 * @throws when it ends before.
 */
export async function startScript(
  script: string,
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<{ child: ChildProcess; port: number }> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await reaches(port))) {
    if (child.exitCode !== null) throw new Error(`${script} ended`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return { child, port }
}
