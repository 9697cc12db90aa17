import path from 'node:path'
import { collectFences } from '../fences'
import { reached } from './reached'
import { readPrograms, type PageApp } from './page-app'

/** A program as the page gets it: what is needed to run it. */
export interface Program {
  name: string
  title: string
  sdk: PageApp['sdk']
  entry: string
  html: string
  /** Path in the project → text. */
  files: Record<string, string>
  /** Files that the page shows, the ones worth changing first; the others are written by the site. */
  shown: string[]
}

const STYLE = /<link rel="stylesheet" href="\/(src\/[^"]+\.css)"/g

/** Files that the site writes beside a page's own. */
const OURS = ['src/parts.ts', 'src/stage.ts']

/** @returns what of a page's project its program uses. */
export function programOf(app: PageApp): Program {
  const { name, title, sdk, entry, html, files } = app
  const used = new Set([...reached(app), ...[...html.matchAll(STYLE)].map(([, file]) => file!)])
  const kept = [...files].filter(([file]) => used.has(file))
  const own = kept.map(([file]) => file).filter((file) => !OURS.includes(file))
  const pages = own.filter((file) => file !== entry)
  // What the page has just shown comes first; a main module of the site's own comes last
  const isOurs = app.declaration.code !== undefined || app.declaration.script !== undefined
  const isStyle = (file: string): boolean => file.endsWith('.css')
  const code = pages.filter((file) => !isStyle(file))
  const shown = isOurs ? [...pages.reverse(), entry] : [entry, ...code, ...pages.filter(isStyle)]
  return { name, title, sdk, entry, html, files: Object.fromEntries(kept), shown }
}

/**
 * Reads one program from its page, as the page is now.
 * @param name page below `content/docs` and id, e.g. `dnalogel/GuideLinePlugin/walk`
 * @returns `undefined` when there is none
 */
export function readProgram(root: string, name: string): Program | undefined {
  const page = `content/docs/${path.posix.dirname(name)}.mdx`
  if (!/^[\w/-]+$/.test(name)) return undefined
  try {
    const { apps } = readPrograms([page], collectFences(root, [page]).fences)
    const app = apps.find((found) => found.name === name)
    return app && programOf(app)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
