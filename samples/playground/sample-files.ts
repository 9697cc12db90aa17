import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FLAT_URL } from '../flat/address'
import { OUTPUT } from '../flat/published'

const TYPES: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
}

/**
 * A file of the flat as this server sends it: addresses of the published site become the server's own, so that
 * nothing is fetched from the network.
 * @param origin of the server, e.g. `http://localhost:9051`
 * @returns `undefined` when the flat has no such file
 */
export async function flatFile(
  root: string,
  name: string,
  origin: string,
): Promise<{ type: string; body: Buffer } | undefined> {
  const type = TYPES[path.extname(name)]
  if (!type || !/^[\w-]+\.\w+$/.test(name)) return undefined
  try {
    const body = await readFile(path.join(root, OUTPUT, name))
    if (!name.endsWith('.json')) return { type, body }
    return { type, body: Buffer.from(body.toString('utf8').replaceAll(FLAT_URL, `${origin}/flat/`)) }
  } catch {
    return undefined
  }
}
