import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, startScript } from './local-server'
import { sentRequest, type SentRequest } from './openapi-requests'

/** `npm run mock`, and a server before it that writes down what it is asked. */
export interface MockGateway {
  /** Address of the mock itself. */
  mockUrl: string
  /** Address that records requests and passes them on. */
  url: string
  /** What has arrived at `url`; callers empty it. */
  sent: SentRequest[]
  close: () => void
}

/** Starts both on free ports of this machine. */
export async function startMockGateway(): Promise<MockGateway> {
  const { child: mock, port } = await startScript('tools/serve/mock.ts')
  const mockUrl = `http://127.0.0.1:${port}`
  const sent: SentRequest[] = []
  const { origin, stop } = await listen(recorderOf(mockUrl, sent))
  const close = (): void => {
    mock.kill()
    void stop()
  }
  return { mockUrl, url: origin, sent, close }
}

const recorderOf = (mockUrl: string, sent: SentRequest[]): Server =>
  createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const { authorization, 'content-type': type } = request.headers
      const url = new URL(request.url!, mockUrl)
      const headers = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) }
      sent.push(sentRequest(request.method!, url, headers, body))
      const answer = await fetch(url, { method: request.method!, headers, ...(body && { body }) })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(await answer.text())
    })().catch((error: unknown) => response.destroy(error as Error))
  })
