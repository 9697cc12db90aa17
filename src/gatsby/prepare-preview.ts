import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import type * as Demos from '../demos/handler'
import { DEMO_FOLDER } from '../site/routes'
import { answerFirst, guardPreview, type PreviewApp } from './known-names'
import { loadTs } from './load-ts'
import { guardSockets } from './preview-sockets'

/** What the preview answers besides Gatsby: the running programs, and nothing to strangers. */
export function preparePreview(app: PreviewApp): void {
  answerBelow(app, `${DEMO_FOLDER}/`, () => {
    const { demoHandler } = loadTs<typeof Demos>(resolve('src/demos/handler.ts'))
    return demoHandler(process.cwd(), '')
  })
  // Stands before everything else
  guardPreview(app)
  guardSockets()
}

/** @param load called with the first request: no build has to compile what only the preview answers with. */
function answerBelow(
  app: PreviewApp,
  folder: string,
  load: () => (...of: Parameters<RequestListener>) => unknown,
): void {
  let listener: ReturnType<typeof load> | undefined
  answerFirst(app, (request, response, next) => {
    if (!request.url?.startsWith(folder)) return next()
    listener ??= load()
    listener(request, response as Parameters<RequestListener>[1])
  })
}
