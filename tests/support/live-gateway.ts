import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { openGateway, type Gateway } from '../../samples/live-tour/mock/gateway'

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The mock gateway of the sample on a free port, with the environment of a reader's server pointing at it. */
export async function startGateway(more: { tokenLife?: number; callbackUrl?: string } = {}): Promise<Gateway> {
  const gateway = await openGateway({ port: await freePort(), appKey: 'key', appSecret: 'secret', ...more })
  process.env.REALSEE_GATEWAY = `http://localhost:${gateway.port}`
  process.env.REALSEE_APP_KEY = 'key'
  process.env.REALSEE_APP_SECRET = 'secret'
  return gateway
}

/** @returns the origin of a server that is made to listen on a free port. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, done))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
