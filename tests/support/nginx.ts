import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxFiles } from '../../tools/release/nginx-files'
import { reloadBy } from '../../tools/release/reload'
import { type Reload, writeServerConfig } from '../../tools/release/server-config'
import { site } from '../../src/site/config'
import { readPolicy } from '../../src/publish/response-headers'

/** Where nginx has its modules, which is also where `deploy/nginx.conf` looks. */
const MODULES = '/usr/lib/nginx/modules'
const OWN_MODULES = process.env.NGINX_MODULES ?? MODULES
const PLACES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']
const binary = PLACES.find((path) => path && existsSync(path))

/** Why the tests with a real nginx cannot run here; `undefined` when they can. */
export const whyNoNginx: string | undefined = binary ? undefined : 'skipped: no nginx here'

/** Why what is compressed with brotli cannot be tested here: without its module nginx serves the site all the same. */
export const whyNoBrotli: string | undefined = existsSync(join(OWN_MODULES, 'ngx_http_brotli_static_module.so'))
  ? undefined
  : 'skipped: nginx without its brotli module, see NGINX_MODULES'

/** Tests do not wait for unused connections as long as an operator's server does. */
const HEADER_SECONDS = 2
/** Seconds after a reload until its old workers answer nobody. */
export const SETTLE = HEADER_SECONDS + 1

/** @returns `deploy/nginx.conf` as an operator changes it: the port, and without the module the lines that need it. */
function configFor(port: number, brotli: boolean): string {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/client_header_timeout \d+s/, `client_header_timeout ${HEADER_SECONDS}s`)
  return brotli ? config.replace(MODULES, OWN_MODULES) : config.replace(/^[^#\n]*brotli_static.*\n/gm, '')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** @returns a free port for a server that cannot choose one itself. */
export async function freePort(from = 9400, to = 9449): Promise<number> {
  const start = from + (process.pid % (to - from))
  for (let step = 0; step <= to - from; step++) {
    const port = from + ((start - from + step) % (to - from + 1))
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${from} and ${to}`)
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })

/** A running nginx with the repository's configuration. */
export interface NginxHost {
  port: number
  /** Folder that nginx runs in: `nginx.conf`, `nginx/`, `current`. */
  prefix: string
  reload: NonNullable<Reload>
  stop: () => Promise<void>
}

/**
 * Starts nginx as an ordinary user with `deploy/nginx.conf` as it is, but for its port.
 * @param prepare lays out the folder: `nginx/`, and `current` with the built site below its prefix.
 * @param options.brotli whether it has that module; as this machine has it when left out.
 */
export async function startNginx(
  prepare: (prefix: string) => void | Promise<void>,
  { brotli = !whyNoBrotli } = {},
): Promise<NginxHost> {
  const prefix = mkdtempSync(join(tmpdir(), 'docs-nginx-'))
  const port = await freePort()
  writeFileSync(join(prefix, 'nginx.conf'), configFor(port, brotli))
  mkdirSync(join(prefix, 'run'))
  await prepare(prefix)
  const options = ['-p', prefix, '-c', 'nginx.conf']
  // Root's workers would become `nobody`, who cannot read a temporary folder
  const globals = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const child = spawn(binary!, [...options, '-g', globals], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log}`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT')
    const late = setTimeout(() => child.kill('SIGTERM'), 3_000)
    await ended
    clearTimeout(late)
    rmSync(prefix, { recursive: true, force: true })
  }
  const health = `http://127.0.0.1:${port}${site.pathPrefix}/healthz`
  const reload = reloadBy(`kill -HUP ${child.pid}`, health, SETTLE)!
  return { port, prefix, reload, stop }
}

/** Lays out a folder for {@link startNginx} that serves a built site where it lies. */
export function serveInPlace(publicDir: string): (prefix: string) => void {
  return (prefix) => {
    mkdirSync(join(prefix, 'current'))
    symlinkSync(publicDir, join(prefix, 'current', site.pathPrefix))
    writeServerConfig(prefix, nginxFiles(readPolicy(publicDir)!))
  }
}
