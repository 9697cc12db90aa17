import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEPLOY_FOLDER } from './write'

const fileIn = (publicDir: string): string => join(publicDir, DEPLOY_FOLDER, 'build.json')

/** What is known of a build that came to its end. */
export interface CompleteBuild {
  pages: number
}

/** Takes the mark away: from now on `public/` is a building site. Call before anything is written there. */
export const markIncomplete = (publicDir: string): void => rmSync(fileIn(publicDir), { force: true })

/** Marks `public/` as whole. The last thing that a build writes. */
export function markComplete(publicDir: string, build: CompleteBuild): void {
  mkdirSync(join(publicDir, DEPLOY_FOLDER), { recursive: true })
  writeFileSync(fileIn(publicDir), `${JSON.stringify(build)}\n`)
}

/** @returns the mark of a whole build; `undefined` when the last one failed, was killed, or still runs. */
export function completeBuild(publicDir: string): CompleteBuild | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(publicDir), 'utf8')) as CompleteBuild
  } catch {
    return undefined
  }
}
