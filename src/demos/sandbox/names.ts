import type { Place } from '../messages'
import { addressOfCode } from './ask'

const names = new Map<string, string>()
const linesByName = new Map<string, Lines>()

/** For each line of a module's code the line of its file; a component is compiled, and what is written for it has none. */
export type Lines = readonly (number | undefined)[] | undefined

/** @returns an address for a module's code; messages that contain it say the name in its place. */
export function moduleOf(code: string, name: string, lines?: Lines): string {
  if (lines) linesByName.set(name, lines)
  const address = addressOfCode(code)
  names.set(address, name)
  return address
}

/** A text of the browser's with the names of modules in place of their addresses. */
export const withNames = (text: string): string => text.replaceAll(/blob:[^\s'"()]+/g, nameOf)

/** An address may be followed by a line and a column. */
function nameOf(address: string): string {
  const [, start = '', place = ''] = /^(.*?)((?::\d+)*)$/.exec(address) ?? []
  const name = names.get(start)
  return name === undefined ? address : name + place
}

/** A line of a module as browsers write it into a stack: `at run (name:3:1)`, `run@name:3:1`. */
const FRAME = /([^\s()@]+?):(\d+)(?::\d+)?\)?$/

/** @returns the lines of the project's own modules that an error went through, the innermost first. */
export function placesOf({ stack = '' }: Pick<Error, 'stack'>): Place[] {
  const own = new Set(names.values())
  return withNames(stack)
    .split('\n')
    .flatMap((text) => {
      const [, file = '', at = ''] = FRAME.exec(text.trim()) ?? []
      const lines = linesByName.get(file)
      const line = lines ? lines[Number(at) - 1] : Number(at)
      return own.has(file) && line !== undefined ? [{ file, line }] : []
    })
}
