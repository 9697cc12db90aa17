import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../site/types'
import { nearest } from '../site/nearest'
import type { Doc } from './types'

/** Packages that samples can be checked with: those of this project, and those whose types are in `content/types`. */
export const knownPackages = (): string[] => (names ??= readPackages())
let names: string[] | undefined

function readPackages(): string[] {
  const root = process.cwd()
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const types = join(root, 'content/types')
  const declared = existsSync(types)
    ? readdirSync(types).flatMap((file) => {
        const source = readFileSync(join(types, file), 'utf8')
        return [...source.matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name!)
      })
    : []
  return [...Object.keys(dependencies), ...Object.keys(devDependencies), ...declared]
}

/** @returns an error for each package in a page's `sdk` that nothing here knows. */
export function unknownPackages(doc: Doc, source: string): Problem[] {
  const known = knownPackages()
  return Object.keys(doc.sdk ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const guess = nearest(
        name,
        known.filter((other) => other.startsWith('@realsee/')),
      )
      return {
        severity: 'error',
        rule: 'unknown-package',
        file: doc.file,
        line: source.split('\n').findIndex((line) => line.includes(name)) + 1,
        message: `sdk 里的“${name}”不是示例能用的包`,
        remedy: guess ? `是不是 ${guess}？` : '核对包名；没有公开的包，先在 content/types/ 里写它的类型',
      }
    })
}
