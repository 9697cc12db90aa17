import type { IncomingMessage, ServerResponse } from 'node:http'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The part of the preview's Express application that is used here. */
export interface PreviewApp {
  use: (handler: Handler) => unknown
  _router: { stack: unknown[] }
}

/** Handlers of Express that come before all others. */
const PREPARING = 2

/** Lets a handler answer before those that are there already. */
export function useFirst(app: PreviewApp, handler: Handler): void {
  app.use(handler)
  // Express 4 (https://expressjs.com/en/4x/api.html): the first two handlers prepare the request
  const { stack } = app._router
  stack.splice(PREPARING, 0, stack.pop())
}
