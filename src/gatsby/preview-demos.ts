import { resolve } from 'node:path'
import type * as Demos from '../../samples/in-page/handler'
import { guardPreview } from './known-names'
import { loadTs } from './load-ts'
import { useFirst, type PreviewApp } from './preview-app'

/** What the preview answers besides Gatsby: the running programs of the pages, and nothing to strangers. */
export function preparePreview(app: PreviewApp): void {
  let demos: ReturnType<typeof Demos.demoHandler> | undefined
  useFirst(app, (request, response, next) => {
    demos ??= loadTs<typeof Demos>(resolve('samples/in-page/handler.ts')).demoHandler(process.cwd(), '')
    if (!demos(request, response)) next()
  })
  // Stands before everything else
  guardPreview(app)
}
