/**
 * Changed code in an address: `#demo=<program of the page>&code=<files>`. The files stand in it as JSON, deflated, in
 * base64url; nothing is stored anywhere.
 */

/** Texts by the name of the file: those that differ from the page's own. */
export type Changes = Record<string, string>

/** Whether a value from outside is what it should be. */
export const isChanges = (files: unknown): files is Changes =>
  typeof files === 'object' && files !== null && Object.values(files).every((text) => typeof text === 'string')

/** What is changed of a program: its files by name, and the names of those that are shown. */
interface Files {
  files: Changes
  shown: readonly string[]
}

/** @returns a program with changes; the files that they are in come first, and all are shown: whoever gets them is to see all of it. */
export const withChanges = <P extends Files>(program: P, changes: Changes = {}): P => ({
  ...program,
  files: { ...program.files, ...changes },
  shown: [...new Set([...Object.keys(changes), ...program.shown])],
})

/** @returns what differs from a program's own files in those of now. */
export const changesOf = ({ files }: Files, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([file, text]) => files[file] !== text))

/** @returns the line of the first file that differs from the program's own, from 1; `undefined` without a changed file. */
export function firstChange({ files }: Files, changes: Changes): { file: string; line: number } | undefined {
  const [file, text] = Object.entries(changes)[0] ?? []
  if (file === undefined || text === undefined) return undefined
  const own = files[file]?.split('\n') ?? []
  return { file, line: text.split('\n').findIndex((line, index) => line !== own[index]) + 1 }
}

/** A chat may take what stands behind an address for a part of it. */
const FRAGMENT = /^#demo=([\w-]+)&code=([\w-]+)/

/** @returns what an address shares, still packed; `undefined` for any other address. */
export function sharedIn(hash: string): { id: string; code: string } | undefined {
  const [, id, code] = FRAGMENT.exec(hash) ?? []
  return id === undefined || code === undefined ? undefined : { id, code }
}

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream))

/** @returns the fragment that shares changes of a program. */
export async function fragmentOf(id: string, changes: Changes): Promise<string> {
  const packed = await through(JSON.stringify(changes), new CompressionStream('deflate-raw')).arrayBuffer()
  const text = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('')
  return `#demo=${id}&code=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** @returns the changes in a fragment. @throws {Error} when it is broken: cut off, or not made here. */
export async function changesIn(code: string): Promise<Changes> {
  const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  const files: unknown = await through(bytes, new DecompressionStream('deflate-raw')).json()
  if (!isChanges(files)) throw new Error('no files')
  return files
}
