import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readPageApps } from '../../support/page-apps'
import { sampleFile } from '../../../src/demos/sample-files'
import type { PageApp } from '../../../src/demos/project/page-app'
import { bundleApps } from './bundle'

/** Serves the programs of the pages for the tests, bundled once with the installed SDKs: `/run/<name>/`, the port in `PORT`. */
const root = process.cwd()
const apps = readPageApps()
const bundles = Promise.all([bundleApps(root, apps, 'latest'), bundleApps(root, apps, 'five5')])

/**
 * The HTML of a program with its bundle in place of its sources.
 * @param bundle tells whether there is a style sheet
 * @returns a page that keeps the module's promise where a test finds it: it is fulfilled when the program has been run
 */
function appPage({ name, html, entry }: PageApp, bundle: ReadonlyMap<string, unknown>): string {
  const script = `/bundle/${name}.js`
  const styles = bundle.has(`/bundle/${name}.css`) ? `<link rel="stylesheet" href="/bundle/${name}.css" />` : ''
  const run = `<script type="module">window.program = import('${script}')</script>`
  return html
    .replace(`<script type="module" src="/${entry}"></script>`, run)
    .replaceAll(/href="\/(src\/[^"]+\.css)"/g, `href="/run/${name}/$1"`)
    .replace('</head>', `${styles}</head>`)
}

/** Page that reads the packages' default values (`defaults/read.ts`). */
const DEFAULTS_PAGE =
  '<!doctype html><meta charset="utf-8"><style>html,body,#app{height:100%;margin:0}</style><div id="app"></div><script type="module" src="/bundle/defaults.js"></script>'

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
  if (pathname === '/defaults/') return html(DEFAULTS_PAGE)
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
