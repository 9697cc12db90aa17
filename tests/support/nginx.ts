import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site } from '../../src/site/config'
import { freePort, reaches } from './local-server'

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

/** @returns `deploy/nginx.conf` as an operator changes it: the port, and without the module the lines that need it. */
function configFor(port: number, brotli: boolean): string {
  const config = readFileSync('deploy/nginx.conf', 'utf8').replace('listen 8080;', `listen 127.0.0.1:${port};`)
  return brotli ? config.replace(MODULES, OWN_MODULES) : config.replace(/^[^#\n]*brotli_static.*\n/gm, '')
}

/** Address of a site, for {@link startNginx}. */
export interface SiteAddress {
  origin: string
  pathPrefix: string
}

/** Fills in the templates, as `envsubst` does for an operator. */
function writeRules(prefix: string, { origin, pathPrefix }: SiteAddress): void {
  mkdirSync(join(prefix, 'nginx'))
  for (const name of ['http', 'site', 'root']) {
    const template = readFileSync(`deploy/nginx/${name}.conf.template`, 'utf8')
    const text = template.replaceAll('${DOCS_HOST}', new URL(origin).host).replaceAll('${DOCS_PREFIX}', pathPrefix)
    writeFileSync(join(prefix, `nginx/${name}.conf`), text)
  }
}

/** A running nginx with the repository's configuration. */
export interface NginxHost {
  port: number
  /** Folder that nginx runs in: `nginx.conf`, `nginx/`, `current`. */
  prefix: string
  stop: () => Promise<void>
}

/**
 * Starts nginx as an ordinary user with `deploy/nginx.conf` as it is, but for its port.
 * @param prepare lays out the folder: `current` with the built site below its prefix.
 * @param options.brotli whether it has that module; as this machine has it when left out.
 * @param options.address of the site; this repository's when left out.
 */
export async function startNginx(
  prepare: (prefix: string) => void | Promise<void>,
  { brotli = !whyNoBrotli, address = site as SiteAddress } = {},
): Promise<NginxHost> {
  const prefix = mkdtempSync(join(tmpdir(), 'docs-nginx-'))
  const port = await freePort()
  writeFileSync(join(prefix, 'nginx.conf'), configFor(port, brotli))
  mkdirSync(join(prefix, 'run'))
  writeRules(prefix, address)
  await prepare(prefix)
  const options = ['-p', prefix, '-c', 'nginx.conf']
  // Root's workers would become `nobody`, who cannot read a temporary folder
  const globals = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const child = spawn(binary!, [...options, '-g', globals], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await reaches(port))) {
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
  return { port, prefix, stop }
}

/** Lays out a folder for {@link startNginx} that serves a built site where it lies. */
export function serveInPlace(publicDir: string): (prefix: string) => void {
  return (prefix) => {
    mkdirSync(join(prefix, 'current'))
    symlinkSync(publicDir, join(prefix, 'current', site.pathPrefix))
  }
}
