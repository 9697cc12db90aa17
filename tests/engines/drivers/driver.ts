/** A browser of one engine. Every adapter does the same few things, so that one list of behaviours runs in all. */
export interface EngineBrowser {
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** What a reader does with one tab. Coordinates are CSS pixels of the viewport. */
export interface Tab {
  /** Goes to an address, as typed, and waits for the document's `load`. */
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page, a promise too. @returns its JSON value. */
  run: <T>(expression: string) => Promise<T>
  move: (x: number, y: number) => Promise<void>
  /** @param modifier key held meanwhile, e.g. `Control`. */
  click: (x: number, y: number, modifier?: string) => Promise<void>
  tap: (x: number, y: number) => Promise<void>
  /** Presses keys by their DOM names, e.g. `Escape`, `Control+k`. */
  press: (keys: string) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Asks for the page before; what follows waits for what it wants to see. */
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  activate: () => Promise<void>
  close: () => Promise<void>
}

/** An engine that readers use, and how a machine gets it. */
export interface Engine {
  /** Name of the project in the runner, e.g. `webkit`. */
  name: string
  /** The command that installs it. */
  install: string
  isInstalled: () => boolean
  launch: () => Promise<EngineBrowser>
}
