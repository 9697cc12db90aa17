/** A storage as long-lived as the sandbox: a sandboxed document has none, and reading `localStorage` throws there. */
class SandboxStorage extends Map<string, string> {
  get length(): number {
    return this.size
  }
  getItem(key: string): string | null {
    return this.get(key) ?? null
  }
  key(index: number): string | null {
    return [...this.keys()][index] ?? null
  }
  removeItem(key: string): void {
    this.delete(key)
  }
  setItem(key: string, value: string): void {
    this.set(key, String(value))
  }
}

/** Gives the sandbox both storages. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new SandboxStorage(), configurable: true })
}
