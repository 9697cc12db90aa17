import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens on this machine only. */
export interface LocalServer {
  port: number
  origin: string
  stop: () => Promise<void>
}

/** Makes a server listen on a free port. */
export async function listen(server: Server): Promise<LocalServer> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { port, origin: `http://127.0.0.1:${port}`, stop }
}

/** @returns a port for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer())
  await stop()
  return port
}
