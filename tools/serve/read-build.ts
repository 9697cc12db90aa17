import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFile, fileDigest, type CompleteBuild } from '../../src/outputs/complete'

/** @returns the mark of a whole build; `undefined` when the last one failed, was killed, or still runs. */
export function completeBuild(publicDir: string): CompleteBuild | undefined {
  try {
    const build = JSON.parse(readFileSync(buildFile(publicDir), 'utf8')) as Partial<CompleteBuild> | null
    return build?.files ? (build as CompleteBuild) : undefined
  } catch {
    return undefined
  }
}

/** Files that a message names before it stops. */
const NAMED = 5

function told(verb: string, paths: string[], what: string): string {
  const rest = paths.length > NAMED ? ' 等' : ''
  return paths.length ? `${verb} ${paths.length} ${what}（${paths.slice(0, NAMED).join('、')}${rest}）` : ''
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/**
 * Reads a built site, each file as its build has written it.
 * @param use gets every file that is whole.
 * @returns what the build says of itself.
 * @throws Error with a Chinese message for a folder that no build has finished, or that does not hold one build alone.
 */
export function readBuild(
  publicDir: string,
  use: (path: string, bytes: Buffer) => void = () => undefined,
): CompleteBuild {
  const build = completeBuild(publicDir)
  if (!build)
    throw new Error(
      `${publicDir} 不是一次完整的构建（没有运行过、失败了、被中断、运行过预览，或 ${publicDir}.build.json 没有一起复制）。先运行 npm run build`,
    )
  const missing: string[] = []
  const changed: string[] = []
  for (const [path, digest] of Object.entries(build.files)) {
    const bytes = readIfThere(join(publicDir, path))
    if (!bytes) missing.push(path)
    else if (fileDigest(bytes) !== digest) changed.push(path)
    else use(path, bytes)
  }
  const faults = [told('缺少', missing, '个文件'), told('有', changed, '个文件与构建时不同')].filter(Boolean)
  if (faults.length)
    throw new Error(`${publicDir} 不完整：${faults.join('；')}。重新复制整个构建产物，或重新运行 npm run build`)
  return build
}
