import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readPageApps } from '../../support/page-apps'
import { sampleFile } from '../../../src/demos/sample-files'
import { bundleApps } from './bundle'
import { appPage, defaultsPage } from './pages'

/** Serves the programs of the pages for the tests, bundled once with the installed SDKs: `/run/<name>/`, the port in `PORT`. */
const root = process.cwd()
const apps = readPageApps(root)
const bundles = Promise.all([
  bundleApps(root, apps, 'latest', { minify: true }),
  bundleApps(root, apps, 'five5', { minify: true }),
])

interface Reply {
  type: string
  body: string | Uint8Array
}

const html = (body: string): Reply => ({ type: 'text/html; charset=utf-8', body })

/** Stands in for the pictures that plugins fetch from their maker: tests map its host to this server. */
const isVendorPicture = (host: string, name: string): boolean =>
  /(?:^|\.)realsee-cdn\.cn(?::\d+)?$/.test(host) && /\.(?:png|jpe?g|svg|webp)$/.test(name)

async function answer({ host, origin, pathname }: URL): Promise<Reply | undefined> {
  const file = await sampleFile(root, isVendorPicture(host, pathname) ? '/flat/arrow.svg' : pathname, origin)
  if (file) return file
  if (pathname === '/defaults/') return html(defaultsPage())
  const bundle = new Map((await bundles).flatMap((some) => [...some]))
  const bundled = bundle.get(pathname)
  if (bundled) return { type: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body: bundled }
  const app = apps.find(({ name }) => pathname.startsWith(`/run/${name}/`))
  if (!app) return undefined
  const name = pathname.slice(`/run/${app.name}/`.length)
  if (name === '') return html(appPage(app, bundle))
  const text = app.files.get(name)
  return text !== undefined && name.endsWith('.css') ? { type: 'text/css', body: text } : undefined
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const reply = await answer(url)
  response.writeHead(reply ? 200 : 404, {
    'content-type': reply?.type ?? 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=600',
  })
  response.end(reply?.body ?? `没有 ${url.pathname}`)
}

void bundles.then(() =>
  createServer((request, response) => void handle(request, response)).listen(Number(process.env.PORT), '127.0.0.1'),
)
