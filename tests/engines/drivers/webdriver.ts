/** The commands of classic WebDriver (https://www.w3.org/TR/webdriver2/) that the tests need. */
export class WebDriverSession {
  private constructor(
    private readonly origin: string,
    private readonly id: string,
  ) {}

  /** Starts a session with a driver that listens on a port. @throws Error when it refuses. */
  static async start(port: number, capabilities: Record<string, unknown>): Promise<WebDriverSession> {
    const origin = `http://127.0.0.1:${port}`
    const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })
    return new WebDriverSession(origin, sessionId)
  }

  get<T>(command: string): Promise<T> {
    return send<T>('GET', `${this.origin}/session/${this.id}/${command}`)
  }

  /** @param within milliseconds that its answer may take */
  post<T>(command: string, body: unknown = {}, within = ANSWER_MS): Promise<T> {
    return send<T>('POST', `${this.origin}/session/${this.id}/${command}`, body, within)
  }

  closeWindow(): Promise<unknown> {
    return send('DELETE', `${this.origin}/session/${this.id}/window`)
  }

  end(): Promise<unknown> {
    return send('DELETE', `${this.origin}/session/${this.id}`)
  }
}

/** A driver whose browser died does not answer; it must not hold the tests. */
const ANSWER_MS = 60_000

async function send<T>(method: string, url: string, body?: unknown, within = ANSWER_MS): Promise<T> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(within),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`)
  return value
}

/** Code points of keys without a character (WebDriver, section “Keyboard actions”). */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

type Action = Record<string, unknown>

/** @returns the actions that press keys together, e.g. `Control+k`. */
export function keyActions(keys: string): Action[] {
  const values = keys.split(/(?<=.)\+/).map((name) => KEYS[name] ?? name)
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
  ]
}

export const keySource = (actions: Action[]): Action => ({ type: 'key', id: 'keyboard', actions })

export const pointerSource = (actions: Action[], pointerType = 'mouse'): Action => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions,
})

export const moveTo = (x: number, y: number): Action => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
})

/** A press of the first button. */
export const PRESS: Action[] = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]
