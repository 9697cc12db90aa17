import type { Place } from '../messages'

const names = new Map<string, string>()

/** @returns an address for a module's code; messages that contain it say the name in its place. */
export function moduleOf(code: string, name: string): string {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
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
export function placesOf({ stack = '' }: Error): Place[] {
  const own = new Set(names.values())
  return withNames(stack)
    .split('\n')
    .flatMap((text) => {
      const [, file = '', line = ''] = FRAME.exec(text.trim()) ?? []
      return own.has(file) ? [{ file, line: Number(line) }] : []
    })
}
