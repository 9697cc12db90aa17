import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteState } from '../gatsby/site-state'

/** Copies the pictures of articles to their hashed addresses below `public/`; also in the preview, which serves that folder. */
export async function copyAssets({ root, bodies }: SiteState): Promise<void> {
  const assets = new Map(
    [...bodies.values()].flatMap((body) => body.assets.map(({ file, path }) => [path, file] as const)),
  )
  await Promise.all(
    [...assets].map(async ([path, file]) => {
      const target = join(root, 'public', path)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(file, target)
    }),
  )
}
