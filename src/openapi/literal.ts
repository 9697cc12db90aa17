import type { JsonValue } from './types'

/** How a language writes what JSON can hold. */
interface LiteralRules {
  array: (items: string[]) => string
  /** Names are literals already. */
  object: (entries: [name: string, value: string][]) => string
  /** Text as a literal; by default in double quotes with the escapes of JSON, which most languages share. */
  text?: (value: string) => string
  words?: Record<'true' | 'false' | 'null', string>
}

/** @returns a function that writes a JSON value as a literal of a language, on one line. */
export function literalWriter({
  array,
  object,
  text = JSON.stringify,
  words,
}: LiteralRules): (value: JsonValue) => string {
  const write = (value: JsonValue): string => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return array(value.map(write))
    if (value !== null && typeof value === 'object')
      return object(Object.entries(value).map(([name, item]) => [text(name), write(item)]))
    const word = String(value)
    return words?.[word as 'true' | 'false' | 'null'] ?? word
  }
  return write
}
