import { dirname, join, posix, resolve } from 'node:path'
import type ts from 'typescript'
import type { TypeScript } from './code-file'

/** Folder below the project that the given files pretend to lie in; nothing is written there. */
const FOLDER = '.check-sample'

/** @returns where a given file pretends to lie. */
export const virtualPath = (project: string, path: string): string => posix.join(slashes(project), FOLDER, path)
const slashes = (path: string): string => path.replaceAll('\\', '/')

/** Parsed declarations of packages, kept between checks. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * A compiler's view of the disk: the given files, declarations of installed packages, and the compiler's own. It reads
 * nothing else, whatever the code refers to.
 * @param files by where they pretend to lie.
 */
export function checkHost(
  ts: TypeScript,
  project: string,
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true)
  const library = slashes(dirname(ts.getDefaultLibFilePath(options)))
  const folders = new Set([...files.keys()].flatMap((file) => foldersAbove(file)))
  const isOpen = (path: string): boolean => {
    const full = slashes(resolve(path))
    return /\/node_modules(?:\/|$)/.test(full) || full === library || full.startsWith(`${library}/`)
  }
  return {
    ...host,
    getCurrentDirectory: () => slashes(project),
    writeFile: () => undefined,
    getDirectories: (folder) => (isOpen(folder) ? (host.getDirectories?.(folder) ?? []) : []),
    readDirectory: () => [],
    fileExists: (file) => files.has(file) || (isOpen(file) && host.fileExists(file)),
    readFile: (file) => files.get(file) ?? (isOpen(file) ? host.readFile(file) : undefined),
    directoryExists: (folder) => folders.has(folder) || (isOpen(folder) && (host.directoryExists?.(folder) ?? true)),
    realpath: (file) => (files.has(file) ? file : (host.realpath?.(file) ?? file)),
    getSourceFile(file, version, onError) {
      const text = files.get(file)
      if (text !== undefined) return ts.createSourceFile(file, text, version, true)
      if (!isOpen(file)) return undefined
      if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, version, onError))
      return parsed.get(file)
    },
  }
}

function foldersAbove(file: string): string[] {
  const folders: string[] = []
  for (let folder = posix.dirname(file); folder !== posix.dirname(folder); folder = posix.dirname(folder))
    folders.push(folder)
  return folders
}

/** @returns the folder of an installed package, seen from a project; `undefined` when it is not installed. */
export function packageFolder(ts: TypeScript, project: string, name: string): string | undefined {
  for (let folder = resolve(project); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (ts.sys.fileExists(join(found, 'package.json'))) return slashes(found)
    if (folder === dirname(folder)) return undefined
  }
}

/** @returns the version of an installed package. */
export function packageVersion(ts: TypeScript, folder: string): string {
  const text = ts.sys.readFile(join(folder, 'package.json')) ?? '{}'
  return (JSON.parse(text) as { version?: string }).version ?? ''
}
