import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let aside: string | undefined
let count = 0

/**
 * Takes folders and files away until the benchmark ends. They are moved, not deleted: ext4 looks twice at every inode
 * that was freed in the last minutes (fs/ext4/ialloc.c, recently_deleted), which the next build would pay for in CPU
 * time, and a fresh clone would not. Measured: 6 of 72 CPU s for a thousand pages.
 * @param paths below the system's temporary folder; those that do not exist are passed over.
 */
export function putAside(paths: string[]): void {
  if (!aside) {
    const folder = (aside = mkdtempSync(join(tmpdir(), 'docs-bench-aside-')))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  for (const path of paths) if (existsSync(path)) renameSync(path, join(aside, String(count++)))
}
