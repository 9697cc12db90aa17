import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { TypeSet } from './sample-units'

/** Folder of the ambient declarations that every sample sees: packages that npm does not have, and files of a bundler. */
const TYPES_FOLDER = 'content/types'

/** Absolute paths of the ambient declarations; they belong among a program's root files. */
export const ambientTypes = (root: string): string[] =>
  readdirSync(path.join(root, TYPES_FOLDER), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.posix.join(root, TYPES_FOLDER, name))

/** Compiler options of all samples; `node_modules` of the repository is the only source of packages. */
export function sampleOptions(root: string, typeSet: TypeSet): ts.CompilerOptions {
  const packages = (name: string) => [path.posix.join(root, 'node_modules', name)]
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    allowUnreachableCode: false,
    skipLibCheck: true,
    noEmit: true,
    noUncheckedIndexedAccess: false,
    noUnusedLocals: true,
    // As the templates of Vite that readers are told to start from
    erasableSyntaxOnly: true,
    types: typeSet === 'node' ? ['node'] : [],
    // Lets a .vue file be a root; tsc knows the option, its types do not.
    ...{ allowNonTsExtensions: true },
    ...(typeSet === 'five5' && {
      paths: {
        '@realsee/five': packages('@realsee/five-v5'),
        '@realsee/five/*': packages('@realsee/five-v5/*'),
        react: packages('types-react-17'),
        'react/*': packages('types-react-17/*'),
      },
    }),
  }
}

/** A compiler host that reads `files` first and the disk second. Parsed library files are kept in `cache` between programs. */
export function sampleHost(
  root: string,
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
  cache: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true)
  const folders = new Set<string>()
  for (const file of files.keys()) {
    for (
      let folder = path.posix.dirname(file);
      folder !== root && !folders.has(folder);
      folder = path.posix.dirname(folder)
    )
      folders.add(folder)
  }
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (host.directoryExists?.(folder) ?? true),
    realpath: (file) => (files.has(file) ? file : (host.realpath?.(file) ?? file)),
    getSourceFile(file, languageVersion, onError) {
      const text = files.get(file)
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true)
      if (!cache.has(file)) cache.set(file, host.getSourceFile(file, languageVersion, onError))
      return cache.get(file)
    },
  }
}
