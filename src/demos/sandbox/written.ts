/** Objects that are looked into for a line, and values of one: an object of an SDK leads to all that it draws. */
const MOST_VALUES = 300

const LONGEST = 600

const tagOf = (value: object): string => Object.prototype.toString.call(value)

/** Of an object that is more than its keys, as those of classes of the browser: their values are getters of the prototype. */
function classOf(value: object): string | undefined {
  const { name } = (Object.getPrototypeOf(value) as object | null)?.constructor ?? Object
  return name === 'Object' ? undefined : name
}

/** What of an object is written, as JSON has it, but not by its own `toJSON`: that of a scene writes every picture. */
class Writer {
  #objects = 0
  /** Objects that are being written, the outermost first. */
  readonly #path: object[] = []

  write(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value)
    if (typeof value === 'function') return '[Function]'
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value)
    if (value instanceof Date || value instanceof URL) return JSON.stringify(value)
    if (value instanceof Event) {
      // What happened, and to which file
      const address = value.target instanceof Element ? value.target.getAttribute('src') : null
      return ['Event', value.type, address].filter(Boolean).join(' ')
    }
    if (this.#path.includes(value)) return '[Circular]'
    if (value instanceof Node || this.#objects++ >= MOST_VALUES) return tagOf(value)
    this.#path.push(value)
    const text = this.#inside(value)
    this.#path.pop()
    return text
  }

  #inside(value: object): string {
    if (value instanceof Error) return this.#error(value as AggregateError)
    if (Array.isArray(value)) return `[${this.#each(value)}]`
    if (ArrayBuffer.isView(value) && Symbol.iterator in value)
      return `${classOf(value)} [${this.#each(value as unknown as Iterable<unknown>)}]`
    if (value instanceof Set) return `Set {${this.#each(value)}}`
    if (value instanceof Map)
      return `Map {${this.#each(value, ([key, one]) => `${this.write(key)} => ${this.write(one)}`)}}`
    const all = value as Record<string, unknown>
    const keys = Object.keys(all)
    const name = keys.length ? undefined : classOf(value)
    if (name) for (const key in all) if (typeof all[key] !== 'function') keys.push(key)
    const text = this.#each(keys, (key) => `${JSON.stringify(key)}:${this.write(all[key])}`)
    return `${name ? `${name} ` : ''}{${text}}`
  }

  /** Its stack is mostly the runner and the SDK; where it went through the reader's files is sent beside it. */
  #error(error: AggregateError): string {
    const { cause, errors } = error
    const behind = Object.entries({ cause, errors }).filter(([, value]) => value !== undefined)
    return [String(error), ...behind.map(([key, value]) => `[${key}] ${this.write(value)}`)].join('\n')
  }

  #each<T>(values: Iterable<T>, write: (value: T) => string = (value) => this.write(value)): string {
    const texts: string[] = []
    for (const value of values) if (texts.push(write(value)) >= MOST_VALUES) break
    return texts.join(',')
  }
}

/** @returns one value of a console line, short. */
export function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'function') return String(value)
  try {
    const text = new Writer().write(value)
    return text.length > LONGEST && !(value instanceof Error) ? `${text.slice(0, LONGEST)}…` : text
  } catch {
    return tagOf(value as object)
  }
}

/** @returns what a call of the console writes; `%s` and its like in its first text stand for the values that follow. */
export function lineOf(values: readonly unknown[]): string {
  const [first, ...rest] = values
  if (typeof first !== 'string' || rest.length === 0) return values.map(textOf).join(' ')
  const text = first.replaceAll(/%([sdifoOc%])/g, (all, kind: string) => {
    if (kind === '%') return '%'
    if (rest.length === 0) return all
    const value = textOf(rest.shift())
    if (kind === 'c') return ''
    if (kind === 'f') return String(Number.parseFloat(value))
    return 'di'.includes(kind) ? String(Number.parseInt(value)) : value
  })
  return [text, ...rest.map(textOf)].join(' ')
}
