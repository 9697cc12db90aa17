import type { JsonValue } from './types'

/** Literals up to this many characters stay on one line. */
const ONE_LINE = 60

/**
 * Writes a JSON value as a TypeScript literal in the style of the samples: single quotes, bare keys, trailing commas.
 * @param indent spaces before the line the literal starts on.
 */
export function tsLiteral(value: JsonValue, indent: number): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = (depth: number): string[] =>
    Array.isArray(value)
      ? value.map((item) => tsLiteral(item, depth))
      : Object.entries(value).map(
          ([name, item]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`}: ${tsLiteral(item, depth)}`,
        )
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const flat = parts(0)
  if (!flat.length) return open + close
  const line = `${open}${space}${flat.join(', ')}${space}${close}`
  if (line.length <= ONE_LINE && !line.includes('\n')) return line
  const pad = ' '.repeat(indent)
  return `${open}\n${parts(indent + 2)
    .map((part) => `${pad}  ${part},`)
    .join('\n')}\n${pad}${close}`
}
