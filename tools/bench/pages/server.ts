import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
}
const PACKED = new Set(['.woff2', '.webp', '.png'])
/** Names with a hash never change: `app-1a2b3c4d….js`, VitePress' `x.Ab3_-Cd9.js`. */
const HASHED = /[-.](?=[\w-]*\d)[\w-]{8,}\.(?:js|css|woff2|lean\.js)$/

/** A certificate for an hour: browsers speak HTTP/2 over TLS only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  const { status } = spawnSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert])
  if (status !== 0) throw new Error('测试服务器的证书要用 openssl：apt-get install openssl')
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

const packed = new Map<string, Buffer>()

function bodyOf(file: string): Buffer {
  const known = packed.get(file)
  if (known) return known
  const raw = readFileSync(file)
  const body = PACKED.has(extname(file)) ? raw : brotliCompressSync(raw)
  packed.set(file, body)
  return body
}

/** The file of an address: itself, `index.html` in it, or with `.html` behind it. */
const fileOf = (path: string): string | undefined =>
  [path, join(path, 'index.html'), `${path}.html`].find((file) => existsSync(file) && statSync(file).isFile())

/**
 * One server for all sites, so that they differ in nothing but themselves: HTTP/2, brotli 11, hashed files immutable.
 * @param sites absolute folders of built sites by the prefix they were built for, e.g. `/developer/`.
 */
export async function serve(sites: Record<string, string>, port: number): Promise<Http2SecureServer> {
  const server = createSecureServer(certificate(), ({ url }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*/, ''))
    const prefix = Object.keys(sites).find((start) => path.startsWith(start))
    const file = prefix && !path.includes('..') ? fileOf(join(sites[prefix]!, path.slice(prefix.length))) : undefined
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      ...(PACKED.has(extname(file)) ? {} : { 'content-encoding': 'br' }),
    })
    response.end(bodyOf(file))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return server
}
