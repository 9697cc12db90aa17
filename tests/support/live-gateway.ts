import process from 'node:process'
import { openGateway, type Gateway } from '../../samples/live-tour/mock/gateway'
import { freePort } from './local-server'

/** The mock gateway of the sample on a free port, with the environment of a reader's server pointing at it. */
export async function startGateway(more: { tokenLife?: number; callbackUrl?: string } = {}): Promise<Gateway> {
  const gateway = await openGateway({ port: await freePort(), appKey: 'key', appSecret: 'secret', ...more })
  process.env.REALSEE_GATEWAY = `http://localhost:${gateway.port}`
  process.env.REALSEE_APP_KEY = 'key'
  process.env.REALSEE_APP_SECRET = 'secret'
  return gateway
}
