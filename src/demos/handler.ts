import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEMO_FOLDER } from '../site/routes'
import { headersOf } from '../outputs/response-headers'
import { DemoFiles } from './files'

/**
 * Answers for the demos on this machine: the SDKs never leave it, and nothing of them is in `public/`.
 * @param root absolute path of the repository
 * @param prefix that stands before the demos' folder, e.g. `/developer`
 * @returns a handler that says whether a request was one of the demos'
 */
export function demoHandler(
  root: string,
  prefix: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new DemoFiles(root)
  const folder = `${prefix}${DEMO_FOLDER}/`
  const answer = async (name: string, host: string, response: ServerResponse): Promise<void> => {
    try {
      const file = await files.find(name, `http://${host}${prefix}${DEMO_FOLDER}`)
      response.writeHead(file ? 200 : 404, {
        ...headersOf(`${DEMO_FOLDER}/${name}`, host),
        'content-type': file?.type ?? 'text/plain; charset=utf-8',
      })
      response.end(file?.body ?? `没有 ${name}`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.error(`示例没有准备好：${message}\n先运行 npm ci，再重新启动`)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
    }
  }
  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (request.method !== 'GET' || !address.startsWith(folder)) return false
    void answer(address.slice(folder.length).replace(/\/$/, '/index.html'), request.headers.host ?? '', response)
    return true
  }
}
