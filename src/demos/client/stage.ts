import { make } from '../../client/make'
import { SILENCE_MS } from '../../site/timeouts'
import type { FromSandbox, Line, ModuleText, ToSandbox } from '../messages'
import { here } from './here'
import { modulesOf, moduleText } from './module-texts'

interface Options {
  title: string
  /** @returns what is to be run, as it is now */
  program: () => ToSandbox
  onLines: (lines: Line[]) => void
  /** The main module has been run. */
  onStarted: () => void
  /** The program gives a sign of life, the first of a run. */
  onHeard: () => void
  /** Nothing was heard of the program yet. It may come. Told is whether all that it has asked for has come. */
  onLate: (isComplete: boolean) => void
  /** The page was left, and is back, with a program that had not all come: what it had asked for is lost. */
  onCutOff: () => void
}

/** Where a program is seen: its sandbox, a new frame for each run, and what is heard from it. */
export class Stage {
  readonly element = make('div', { className: 'demo-stage' })
  #frame: HTMLIFrameElement | undefined
  #listening = new AbortController()
  /** Not by what is shown of it: the browser's translator may have changed the words. */
  #isHeard = false
  /** What has not come in this run: the sandbox, and modules that it has asked for, by name. */
  #awaited = new Set<string>()
  /** Modules of this run, by name. */
  #modules = new Map<string, Promise<string>>()

  constructor(private readonly options: Options) {}

  /** Runs the program as it is now. */
  start(): void {
    this.end()
    const { title, onLate, program } = this.options
    const { signal } = (this.#listening = new AbortController())
    addEventListener('message', (event: MessageEvent<FromSandbox | null>) => this.#hear(event), { signal })
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && this.#awaited.size) this.options.onCutOff()
    }
    addEventListener('pageshow', onShow, { signal })
    this.#isHeard = false
    this.#awaited = new Set(['sandbox'])
    this.#modules = new Map()
    // It will ask for them: by then they are on their way
    for (const name of modulesOf(program())) void this.#module(name).catch(() => undefined)
    const started = (this.#frame = make('iframe', { src: `${here}frame/`, title, allowFullscreen: true }))
    started.setAttribute('sandbox', 'allow-scripts')
    setTimeout(() => started === this.#frame && !this.#isHeard && onLate(!this.#awaited.size), SILENCE_MS)
    this.element.append(started)
    // Browsers draw nothing in a foreign frame that is out of sight
    this.element.scrollIntoView({ block: 'nearest' })
  }

  /** Ends the program and frees what it holds. */
  end(): void {
    this.#listening.abort()
    this.#frame?.remove()
    this.#frame = undefined
  }

  #module(name: string): Promise<string> {
    const text = this.#modules.get(name) ?? moduleText(name, this.#listening.signal)
    this.#modules.set(name, text)
    return text
  }

  async #answer(frame: Window, name: string): Promise<void> {
    const awaited = this.#awaited.add(name)
    const text = await this.#module(name).catch(() => undefined)
    if (text !== undefined) awaited.delete(name)
    frame.postMessage({ name, text } satisfies ModuleText, '*')
  }

  #hear({ data, source }: MessageEvent<FromSandbox | null>): void {
    const frame = this.#frame?.contentWindow
    if (!frame || source !== frame) return
    if (data?.kind === 'ask') return void this.#answer(frame, data.name)
    if (data?.kind === 'ready') {
      this.#awaited.delete('sandbox')
      const { sdk, entry, html, files } = this.options.program()
      frame.postMessage({ sdk, entry, html, files } satisfies ToSandbox, '*')
      return
    }
    // The rest is the program's own, for a page of its author's around it
    if (data?.kind !== 'lines' && data?.kind !== 'started') return
    if (!this.#isHeard) this.options.onHeard()
    this.#isHeard = true
    if (data.kind === 'lines') this.options.onLines(data.lines)
    else this.options.onStarted()
  }
}
