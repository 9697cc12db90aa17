import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { build } from 'esbuild'
import { openGateway } from './mock/gateway'
import { callbackQueue, type Callback } from './server/callbacks'
import { tourServer } from './server/main'
import { get, post } from './server/realsee'
import { rememberHost, signIn, userFor } from './server/session'

/** `npm start`：服务器与页面。没有设置密钥时，同时打开模拟网关并用它。 */
const port = Number(process.env.PORT ?? 5180)
/** 打开页面就登录，所以只让本机打开；要让别的机器访问，写 `HOST=0.0.0.0`。 */
const host = process.env.HOST ?? '127.0.0.1'
const space = process.env.SPACE_URL ?? 'https://open-platform.realsee.com/developer/samples/flat/work.json'
const root = __dirname
const callbackSecret = process.env.CALLBACK_SECRET ?? randomUUID()

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/main.ts')],
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** 页面、它的脚本，和离开之后看到的一页。打开页面就登录。 */
function pageOf(script: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    // 不用 new URL：`//` 这样的地址会让它抛出，服务就停了
    const [pathname] = (request.url ?? '/').split('?', 1)
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` })
      response.end(body)
    }
    if (pathname === '/app.js') return send(200, 'text/javascript', script)
    if (pathname === '/left.html') return send(200, 'text/html', '<p>已离开。<a href="/">新开一间</a></p>')
    if (pathname !== '/') return send(404, 'text/plain', '没有这一页')
    signIn(request.headers.cookie, response)
    send(200, 'text/html', readFileSync(path.join(root, 'index.html'), 'utf8').replace('SPACE_URL', space))
  }
}

/** 收到打包完成的回调：不看它说了什么，去问一遍接口。 */
async function onCallback({ name, body }: Callback): Promise<void> {
  if (name !== 'shepherd') return
  const { presigned_urls } = await get<{ presigned_urls: string[] }>('/open/v1/work/download', {
    vr_code: String(body.vr_code),
  })
  console.log(`空间 ${String(body.vr_code)} 可以下载：${presigned_urls[0]}`)
}

async function start(): Promise<void> {
  if (!process.env.REALSEE_APP_KEY) {
    const callbackUrl = `http://localhost:${port}/callbacks/${callbackSecret}/shepherd`
    const keys = { appKey: 'mock-key', appSecret: 'mock-secret' }
    const gateway = await openGateway({ port: Number(process.env.MOCK_PORT ?? port + 1), callbackUrl, ...keys })
    process.env.REALSEE_GATEWAY = `http://localhost:${gateway.port}`
    process.env.REALSEE_APP_KEY = keys.appKey
    process.env.REALSEE_APP_SECRET = keys.appSecret
    console.log(`没有设置 REALSEE_APP_KEY，用模拟网关：${process.env.REALSEE_GATEWAY}`)
  }
  const page = pageOf(await bundlePage())
  const appId = process.env.REALSEE_APP_KEY
  tourServer({
    post,
    appId,
    userFor,
    rememberHost,
    callbackSecret,
    onCallback: callbackQueue(onCallback),
    page,
  }).listen(port, host, () => console.log(`主持人的窗口：http://localhost:${port}/`))
}

void start()
