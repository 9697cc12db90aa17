import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import type { Docs } from './docs'
import { ask, TOOLS } from './tools'

/** What the client shows of a tool's arguments: no more than a model has to know. */
function inputSchema(schema: z.ZodObject): { type: 'object'; [key: string]: unknown } {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => delete jsonSchema.minLength,
  })
  return { ...rest, type: 'object' }
}

/**
 * Serves the tools over standard input and output until the client goes. Nothing but the protocol is written there.
 * @param version of the documents, for the client to show.
 */
export function serve(docs: Docs, version: string): void {
  // What a library prints would be no message
  console.log = console.info = console.debug = console.error
  const tools = TOOLS.map(({ name, description, schema }) => ({ name, description, inputSchema: inputSchema(schema) }))
  serveStdio(
    () => {
      const server = new Server({ name: 'realsee-docs', version }, { capabilities: { tools: {} } })
      server.setRequestHandler('tools/list', () => ({ tools }))
      server.setRequestHandler('tools/call', async ({ params }) => {
        const { text, failed } = await ask(docs, params.name, params.arguments)
        return { content: [{ type: 'text', text }], ...(failed && { isError: true }) }
      })
      return server
    },
    { onerror: (error) => console.error(error.message) },
  )
}
