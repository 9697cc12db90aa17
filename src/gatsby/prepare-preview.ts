import { resolve } from 'node:path'
import type * as Demos from '../../samples/in-page/handler'
import { tryout } from '../tryout/server/handler'
import { answerFirst, guardPreview, type PreviewApp } from './known-names'
import { loadTs } from './load-ts'

/** What the preview answers besides Gatsby: the panel's requests, the running programs, and nothing to strangers. */
export function preparePreview(app: PreviewApp): void {
  let demos: ReturnType<typeof Demos.demoHandler> | undefined
  answerFirst(app, (request, response, next) => {
    demos ??= loadTs<typeof Demos>(resolve('samples/in-page/handler.ts')).demoHandler(process.cwd(), '')
    if (!demos(request, response)) next()
  })
  answerFirst(app, (request, response, next) => tryout(next)(request, response))
  // Stands before everything else
  guardPreview(app)
}
