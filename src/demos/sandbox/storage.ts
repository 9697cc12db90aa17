/** A storage as long-lived as the sandbox: a sandboxed document has none, and reading `localStorage` throws there. */
class SandboxStorage implements Storage {
  [name: string]: unknown
  readonly #items = new Map<string, string>()
  get length(): number {
    return this.#items.size
  }
  clear(): void {
    this.#items.clear()
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, String(value))
  }
}

/** Gives the sandbox both storages. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new SandboxStorage(), configurable: true })
}
