import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { listen } from '../../scripts/listen'
import { onlyKnownNames } from '../../src/gatsby/known-names'
import { DURATION } from '../tour/frames'
import { silence } from '../tour/silence'
import { bundleApps, type Bundle } from './bundle'
import { bundleTour } from './bundle-tour'
import { flatFile } from './flat-files'
import { readPageApps, type PageApp } from './page-app'
import { appPage, demosPage, indexPage, tourPage } from './pages'

/**
 * Runs the samples of the handbook against the flat: `npm run playground`, then http://localhost:9051/.
 * The SDKs come from the installed packages and never leave this machine. `--test` bundles once, minified, and
 * remembers the instances for tests.
 */
const root = process.cwd()
const port = Number(process.env.PORT ?? 9051)
const testing = process.argv.includes('--test')

interface Samples {
  apps: PageApp[]
  bundle: Bundle
}

async function read(): Promise<Samples & { digest: string }> {
  const apps = readPageApps(root)
  return { apps, bundle: await bundleApps(root, apps, { probe: testing, minify: testing }), digest: digestOf(apps) }
}

const digestOf = (apps: readonly PageApp[]): string => JSON.stringify(apps.map(({ files }) => [...files]))

let samples = read()
const tour = bundleTour(root)

/** Bundles again when a page has changed since. */
async function current(): Promise<Samples> {
  const known = await samples
  if (!testing && digestOf(readPageApps(root)) !== known.digest) samples = read()
  return samples
}

interface Reply {
  type: string
  body: string | Uint8Array
}

const html = (body: string): Reply => ({ type: 'text/html; charset=utf-8', body })

async function answer(url: URL): Promise<Reply | undefined> {
  const { pathname } = url
  if (pathname.startsWith('/flat/')) return flatFile(root, pathname.slice('/flat/'.length), url.origin)
  if (pathname === '/demos/') return html(demosPage())
  if (pathname === '/tour/') return html(tourPage())
  if (pathname === '/tour/silence.mp3') return { type: 'audio/mpeg', body: silence(DURATION + 1000) }
  const { apps, bundle } = pathname.startsWith('/bundle/') ? await samples : await current()
  if (pathname === '/') return html(indexPage(apps))
  const bundled = bundle.get(pathname) ?? (await tour).get(pathname)
  if (bundled) return { type: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body: bundled }
  const app = apps.find(({ name }) => pathname.startsWith(`/run/${name}/`))
  if (!app) return undefined
  const file = pathname.slice(`/run/${app.name}/`.length)
  if (file === '') return html(appPage(app, bundle.has(`/bundle/${app.name}.css`)))
  const text = app.files.get(file)
  return text !== undefined && file.endsWith('.css') ? { type: 'text/css', body: text } : undefined
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const reply = await answer(url)
    response.writeHead(reply ? 200 : 404, {
      'content-type': reply?.type ?? 'text/plain; charset=utf-8',
      'cache-control': testing ? 'max-age=600' : 'no-store',
    })
    response.end(reply?.body ?? `没有 ${url.pathname}`)
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(error instanceof Error ? error.message : String(error))
  }
}

const listener: RequestListener = (request, response) => void handle(request, response)
// Tests ask under a name of another origin too
const server = createServer(testing ? listener : onlyKnownNames(listener))
listen(server, port, 'npm run playground', (address) => {
  void samples.then(
    ({ apps }) => process.stdout.write(`${apps.length} 个示例：${address}/\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      if (testing) process.exit(1)
    },
  )
})
