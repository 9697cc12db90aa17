import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { runCommand } from '../../tools/check/command'
import { listen } from '../../tools/serve/listen'
import { portFrom } from '../../tools/serve/port'
import { onlyKnownNames } from '../../src/gatsby/known-names'
import { bundleApps, type Bundle } from './bundle'
import { sampleFile, vendorPicture } from './sample-files'
import { readPageApps, type PageApp } from './page-app'
import { appPage, demosPage, indexPage, tourPage } from './pages'

/**
 * Runs the programs of the pages against the flat: `npm run playground`, then http://localhost:9051/.
 * The SDKs come from the installed packages and never leave this machine. `--test` bundles once, minified, and
 * remembers the instances for tests.
 */
const root = process.cwd()
let port = 9051
runCommand(() => {
  port = portFrom('PORT', port, 'npm run playground')
})
if (process.exitCode) process.exit()
const testing = process.argv.includes('--test')

interface Samples {
  apps: PageApp[]
  bundle: Bundle
}

async function read(): Promise<Samples & { digest: string }> {
  const apps = readPageApps(root)
  const options = { testing, minify: testing }
  const bundles = [await bundleApps(root, apps, 'latest', options), await bundleApps(root, apps, 'five5', options)]
  return { apps, bundle: new Map(bundles.flatMap((bundle) => [...bundle])), digest: digestOf(apps) }
}

const digestOf = (apps: readonly PageApp[]): string => JSON.stringify(apps.map(({ files }) => [...files]))

let samples = read()

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
  const file = (await vendorPicture(root, url.host, pathname)) ?? (await sampleFile(root, pathname, url.origin))
  if (file) return file
  if (pathname === '/demos/') return html(demosPage())
  if (pathname === '/tour/') return html(tourPage())
  const { apps, bundle } = pathname.startsWith('/bundle/') ? await samples : await current()
  if (pathname === '/') return html(indexPage(apps))
  const bundled = bundle.get(pathname)
  if (bundled) return { type: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body: bundled }
  const app = apps.find(({ name }) => pathname.startsWith(`/run/${name}/`))
  if (!app) return undefined
  const name = pathname.slice(`/run/${app.name}/`.length)
  if (name === '') return html(appPage(app, bundle, testing))
  const text = app.files.get(name)
  return text !== undefined && name.endsWith('.css') ? { type: 'text/css', body: text } : undefined
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const reply = await answer(url)
    response.writeHead(reply ? 200 : 404, {
      'content-type': reply?.type ?? 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
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
