import type ts from 'typescript'

/**
 * What every sample is compiled with.
 * @param compiler the TypeScript in use.
 */
export const sampleLanguage = (compiler: typeof ts): ts.CompilerOptions => ({
  strict: true,
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  jsx: compiler.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  allowUnreachableCode: false,
  skipLibCheck: true,
  noEmit: true,
})
