import { allReferences } from '../reference/load'
import { symbolsFile } from '../reference/symbols'

/** A public name as the editor completes it. */
export type Name = [name: string, kind: string, signature: string, text: string]

let read: Map<string, Name[]> | undefined

/** @returns the names of every package by its short name (`five`), as its data says them when it is first asked. */
export function namesByPackage(root: string): Map<string, Name[]> {
  if (read) return read
  read = new Map()
  for (const symbol of symbolsFile(allReferences(root)).symbols) {
    const short = symbol.package.replace(/^.*\//, '')
    const { name, kind, signature, text } = symbol
    read.set(short, [...(read.get(short) ?? []), [name, kind, signature, text]])
  }
  return read
}
