import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '../gatsby/files-in'

/** What is known of a build that came to its end. It lies beside the built site, because no reader needs it. */
export interface CompleteBuild {
  pages: number
  /** Errors of content that the build was told to pass over: good for a look, not for readers. */
  contentErrors: number
  /** SHA-256 of every file, by path. */
  files: Record<string, string>
}

/** @returns where the description of a built site lies: `public/` → `public.build.json`. */
export const buildFile = (publicDir: string): string => `${resolve(publicDir)}.build.json`

/** @returns what stands for a file in {@link CompleteBuild}. */
export const fileDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Takes the mark away: from now on `public/` is a building site. Call before anything is written there. */
export const markIncomplete = (publicDir: string): void => rmSync(buildFile(publicDir), { force: true })

/** Marks `public/` as whole, with every file that is in it now. The last thing that a build writes. */
export function markComplete(publicDir: string, build: Omit<CompleteBuild, 'files'>): void {
  const files = Object.fromEntries(
    filesIn(publicDir)
      .sort()
      .map((path) => [path, fileDigest(readFileSync(join(publicDir, path)))]),
  )
  writeFileSync(buildFile(publicDir), `${JSON.stringify({ ...build, files })}\n`)
}
