import { existsSync, linkSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileDigest, type CompleteBuild } from '../../src/publish/complete'
import { ReleaseError } from './layout'

/** Files that a message names before it stops. */
const NAMED = 5

const isSame = (bytes: Buffer, other: string): boolean =>
  statSync(other, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(other).equals(bytes)

/** Puts a file of another release into this one, if it has none of that name; both share its bytes and its time. */
export function keep(from: string, to: string, path: string): void {
  if (existsSync(join(to, path))) return
  mkdirSync(dirname(join(to, path)), { recursive: true })
  linkSync(join(from, path), join(to, path))
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** A build, and what of it goes where. */
export interface Source {
  publicDir: string
  build: Pick<CompleteBuild, 'files'>
  takes: (path: string, all: ReadonlySet<string>) => boolean
  /** Changes pages on their way. */
  change: ((html: string) => string) | undefined
}

/**
 * Copies the files of a build, each checked by its digest. Files that have not changed are those of the release before,
 * with their time: a host makes its ETag of time and size, and readers who have such a file are told that it is still
 * good.
 * @param before the site's folder in the release before.
 * @param time time of the new files; another one for each release, so that no ETag ever names two contents.
 * @throws ReleaseError when the folder does not hold what the build has written.
 */
export function copySite(source: Source, to: string, before: string | undefined, time: Date): void {
  const { publicDir, takes, change } = source
  const { files } = source.build
  const all = new Set(Object.keys(files))
  const missing: string[] = []
  const changed: string[] = []
  for (const [path, digest] of Object.entries(files)) {
    const built = readIfThere(join(publicDir, path))
    if (!built) missing.push(path)
    else if (fileDigest(built) !== digest) changed.push(path)
    else if (takes(path, all)) {
      const bytes = change && path.endsWith('.html') ? Buffer.from(change(built.toString('utf8'))) : built
      if (before && isSame(bytes, join(before, path))) keep(before, to, path)
      else write(join(to, path), bytes, time)
    }
  }
  const faults = [told('缺少', missing, '个文件'), told('有', changed, '个文件与构建时不同')].filter(Boolean)
  if (faults.length)
    throw new ReleaseError(`${publicDir} 不完整：${faults.join('；')}。重新复制整个构建产物，或重新运行 npm run build`)
}

function write(file: string, bytes: Buffer, time: Date): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  utimesSync(file, time, time)
}

function told(verb: string, paths: string[], what: string): string {
  if (!paths.length) return ''
  const rest = paths.length > NAMED ? ' 等' : ''
  return `${verb} ${paths.length} ${what}（${paths.slice(0, NAMED).join('、')}${rest}）`
}
