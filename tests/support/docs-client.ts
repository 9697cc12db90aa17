import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** Arguments for Node that start the server of this repository. */
export const SERVER = ['--import', 'tsx', 'src/agents/main.ts', 'mcp']

/** A connected client, and the text of a tool's answer. */
export interface DocsClient {
  client: Client
  ask: (name: string, args: Record<string, unknown>) => Promise<{ text: string; failed: boolean }>
  close: () => Promise<void>
}

/** Connects the official client to a server. @param args of Node. */
export async function connect(args: string[] = SERVER, cwd = process.cwd()): Promise<DocsClient> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd, stderr: 'ignore' }))
  return {
    client,
    async ask(name, given) {
      const { content, isError } = await client.callTool({ name, arguments: given }, { timeout: 60_000 })
      const [first] = content as { type: string; text: string }[]
      return { text: first?.text ?? '', failed: isError === true }
    },
    close: () => client.close(),
  }
}
