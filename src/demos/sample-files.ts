import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { WRITTEN_ADDRESS } from '../site/config'

/** What a file of the demos is sent as, by the end of its name. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
  '.mp3': 'audio/mpeg',
  '.webm': 'video/webm',
}

/** A file of the demos as a server sends it. */
export interface DemoFile {
  type: string
  body: Uint8Array | string
}

/**
 * A file of the flat or of its tour; addresses of the published site become the server's own, so that nothing is
 * fetched from the network.
 * @param name path on this server, e.g. `/flat/work.json`, as a reader has it in the folder `public`
 * @param base absolute address that `/flat/` lies below, e.g. `http://localhost:9051`
 * @returns `undefined` when there is no such file
 */
export async function sampleFile(root: string, name: string, base: string): Promise<DemoFile | undefined> {
  const type = TYPES[path.extname(name)]
  if (!type || !/^\/(?:flat|tour)\/[\w-]+\.\w+$/.test(name)) return undefined
  try {
    const body = await readFile(path.join(root, 'static/samples', name))
    if (!name.endsWith('.json')) return { type, body }
    // A script's sound is written as a reader has it in `public`; the base need not be the root of the host
    const text = body.toString('utf8').replaceAll(`${WRITTEN_ADDRESS}samples/flat/`, `${base}/flat/`)
    return { type, body: text.replaceAll(/"\/(flat|tour)\//g, `"${base}/$1/`) }
  } catch {
    return undefined
  }
}
