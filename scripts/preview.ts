import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { site } from '../src/site/config'
import { createPreviewServer } from './preview-server'

/** `npm run serve`: the built site on `PORT` (default 9000), from `PUBLIC_DIR` (default `public`). */
function main(): void {
  const port = Number(process.env.PORT ?? 9000)
  const publicDir = resolve(process.env.PUBLIC_DIR ?? 'public')
  if (!existsSync(join(publicDir, 'index.html'))) {
    console.error('还没有构建好的站点。先运行 npm run build')
    process.exit(1)
  }
  const server = createPreviewServer(publicDir)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') console.error(`端口 ${port} 已被占用。换一个：PORT=${port + 1} npm run serve`)
    else console.error(`服务没有起来：${error.message}`)
    process.exit(1)
  })
  server.listen(port, () => {
    console.log(`\n文档站已就绪：http://localhost:${port}${site.pathPrefix}/\n按 Ctrl+C 停止`)
  })
}

main()
