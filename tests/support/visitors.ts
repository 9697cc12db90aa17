import { Agent } from 'node:http'
import { get } from './raw-request'

/** Connections of one visitor. */
const CONNECTIONS = 2

/** What a crowd of visitors has met. */
export interface Visits {
  requests: number
  /** Requests that failed, with their reason. */
  failures: string[]
  /** Connections that the server ended while a request was on its way. */
  resets: number
}

/**
 * Lets visitors come all the time, each as a browser does: a page, then every file that the page names.
 * Nobody asks again: what a server does to a connection is counted.
 * @param paths pages, with prefix.
 * @returns ends the visits and tells what they met.
 */
export function startVisitors(port: number, paths: string[], visitors: number): () => Promise<Visits> {
  const visits: Visits = { requests: 0, failures: [], resets: 0 }
  let over = false
  const one = async (agent: Agent, path: string): Promise<string> => {
    visits.requests++
    try {
      const { status, body } = await get(port, path, { agent, headers: { 'accept-encoding': 'identity' } })
      if (status !== 200) visits.failures.push(`${status} ${path}`)
      return body
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') visits.resets++
      else visits.failures.push(`${(error as Error).message} ${path}`)
      return ''
    }
  }
  const visitor = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    for (let turn = number; !over; turn++) {
      const path = paths[turn % paths.length]!
      const html = await one(agent, path)
      const files = [...html.matchAll(/(?:src|href)="(\/developer\/[^"#?]+\.(?:js|css|svg|webp|png|json))"/g)]
      for (const file of new Set(files.map(([, file]) => file!))) await one(agent, file)
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number)))
  return async () => {
    over = true
    await all
    return visits
  }
}
