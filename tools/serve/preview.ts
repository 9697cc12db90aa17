import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { site } from '../../src/site/config'
import { onlyKnownNames } from '../../src/gatsby/allowed-hosts'
import { demoHandler } from '../../src/demos/handler'
import { buildFile } from '../../src/outputs/complete'
import { runCommand } from '../check/command'
import { listen } from './listen'
import { createHandler } from './preview-handler'
import { readBuild } from './read-build'

/** `npm run serve`: the built site on `PORT` (default 9000), from `PUBLIC_DIR` (default `public`). */
function main(): void {
  const [odd] = process.argv.slice(2)
  if (odd !== undefined) throw new Error(`不认识 ${odd}。端口写成环境变量：PORT=9001 npm run serve`)
  const port = Number(process.env.PORT || 9000)
  const publicDir = resolve(process.env.PUBLIC_DIR ?? 'public')
  readBuild(publicDir)
  const demos = demoHandler(process.cwd(), site.pathPrefix)
  const pages = createHandler(publicDir)
  const answer: RequestListener = (request, response) => {
    if (demos(request, response)) return
    // Pages of one build never meet files of another: the mark is gone while a build or a preview writes
    if (existsSync(buildFile(publicDir))) return pages(request, response)
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('这里不是一次完整的构建：运行 npm run build；正在构建的话，等它结束再刷新')
  }
  listen(createServer(onlyKnownNames(answer)), port, 'npm run serve', (address) => {
    console.log(`\n文档站已就绪：${address}${site.pathPrefix}/\n按 Ctrl+C 停止`)
  })
}

runCommand(main)
