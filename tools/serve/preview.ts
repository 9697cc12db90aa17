import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { site } from '../../src/site/config'
import { onlyKnownNames } from '../../src/gatsby/known-names'
import { demoHandler } from '../../src/demos/handler'
import { tryout } from '../../src/tryout/server/handler'
import { runCommand } from '../check/command'
import { listen } from './listen'
import { portFrom } from './port'
import { createPreviewServer } from './preview-server'

/** `npm run serve`: the built site on `PORT` (default 9000), from `PUBLIC_DIR` (default `public`). */
function main(): void {
  const [odd] = process.argv.slice(2)
  if (odd !== undefined) throw new Error(`不认识 ${odd}。端口写成环境变量：PORT=9001 npm run serve`)
  const port = portFrom('PORT', 9000, 'npm run serve')
  const publicDir = resolve(process.env.PUBLIC_DIR ?? 'public')
  if (!existsSync(join(publicDir, 'index.html'))) {
    const given = process.env.PUBLIC_DIR
    throw new Error(
      given
        ? `PUBLIC_DIR 指的 ${publicDir} 里没有构建好的站点（index.html）。核对路径，或不设它，先运行 npm run build`
        : '还没有构建好的站点。先运行 npm run build',
    )
  }
  const demos = demoHandler(process.cwd(), site.pathPrefix)
  const server = createPreviewServer(publicDir, {
    guard: (pages) =>
      onlyKnownNames(tryout((request, response) => void (demos(request, response) || pages(request, response)))),
  })
  listen(server, port, 'npm run serve', (address) => {
    console.log(`\n文档站已就绪：${address}${site.pathPrefix}/\n按 Ctrl+C 停止`)
  })
}

runCommand(main)
