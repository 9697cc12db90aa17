import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { errorAt } from '../site/problem'
import type { Problem } from '../site/types'
import type { AssetRef, CompileInput, Dependency, LinkRef } from './types'

/** Anything with a position: mdast and hast nodes alike. */
export interface Positioned {
  position?: { start: { line: number } } | undefined
}

/** @returns the first 8 hex digits of a SHA-1: enough to name a file version. */
export const shortDigest = (data: string | Buffer): string => createHash('sha1').update(data).digest('hex').slice(0, 8)

/** @returns what to do about a file that is not there: the one that was meant, if there is one like it. */
function fileRemedy(path: string, absolute: string): string {
  if (path.startsWith('/')) return `写相对于本页的路径，例如 ./img${path.slice(path.lastIndexOf('/'))}`
  if (path.startsWith('demos/')) return '运行 npm run shots -- gallery 拍这张图，一起提交'
  const folder = dirname(absolute)
  const name = basename(absolute).toLowerCase()
  const bare = (file: string): string => file.replace(/\.\w+$/, '')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const same =
    files.find((file) => file.toLowerCase() === name) ?? files.find((file) => bare(file.toLowerCase()) === bare(name))
  if (same) return `是不是 ${path.slice(0, path.lastIndexOf('/') + 1)}${same}？大小写和扩展名也要相同`
  return '核对相对路径；路径以本页所在文件夹为起点，区分大小写'
}

/** What the steps of one compilation share: the page, and what they find on the way. */
export class CompileContext {
  readonly file: string
  readonly root: string
  readonly links: LinkRef[] = []
  readonly problems: Problem[] = []
  /** By the absolute path of the file. */
  readonly assets = new Map<string, AssetRef>()
  readonly dependencies = new Map<string, Dependency>()
  /** Constructs that the page has shown so far. */
  readonly used = new Set<string>()
  private counters = new Map<string, number>()

  constructor(input: CompileInput) {
    this.file = input.file
    this.root = input.root
  }

  /** Records a problem at a node's line. */
  problem(rule: string, at: Positioned | number | undefined, message: string, remedy?: string): void {
    const line = typeof at === 'number' ? at : at?.position?.start.line
    this.problems.push(errorAt({ file: this.file, ...(line && { line }) }, rule, message, remedy))
  }

  /** Records what a text was found to be wrong with. */
  report(findings: readonly Omit<Problem, 'severity' | 'file'>[]): void {
    for (const { rule, line, message, remedy } of findings) this.problem(rule, line, message, remedy)
  }

  /** @returns 1, 2, 3 … per name: ids of parts that have none of their own. */
  count(name: string): number {
    const next = (this.counters.get(name) ?? 0) + 1
    this.counters.set(name, next)
    return next
  }

  /** @returns the absolute path of a file named relative to the page. */
  resolve(path: string): string {
    return join(this.root, dirname(this.file), path)
  }

  /** @returns a path relative to the repository's root, with forward slashes. */
  display(absolute: string): string {
    return relative(this.root, absolute).split(sep).join('/')
  }

  /**
   * Reads a file that the page depends on.
   * @param remedy says what to do when it is not there.
   * @returns its bytes, or `undefined` after recording a problem when it is not there.
   */
  read(path: string, at: Positioned | undefined, rule: string, remedy = fileRemedy): Buffer | undefined {
    const absolute = this.resolve(path)
    // One that begins with a slash is no path from the page, wherever it would lead
    const found = path.startsWith('/') ? undefined : statSync(absolute, { throwIfNoEntry: false })
    if (!found?.isFile()) {
      // The page is compiled again when it comes
      this.dependencies.set(absolute, { file: absolute, digest: '' })
      this.problem(
        rule,
        at,
        found ? `“${path}”是文件夹，不是文件` : `找不到文件“${path}”（${this.display(absolute)}）`,
        found ? '写到文件为止，例如 ./img/名字.webp' : remedy(path, absolute),
      )
      return undefined
    }
    const bytes = readFileSync(absolute)
    this.dependencies.set(absolute, { file: absolute, digest: shortDigest(bytes) })
    return bytes
  }

  /** Publishes a file under a name that changes with its content. @returns its path below the prefix. */
  publish(path: string, bytes: Buffer): string {
    const absolute = this.resolve(path)
    const published = `/content/${shortDigest(bytes)}-${basename(absolute)}`
    this.assets.set(absolute, { file: absolute, path: published })
    return published
  }
}
