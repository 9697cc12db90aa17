import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../../support/local-server'
import { asked } from './asked'
import type { EngineBrowser, Tab } from './driver'
import { keyActions, keySource, moveTo, pointerSource, PRESS, WebDriverSession } from './webdriver'

/** Where Debian and Ubuntu put the browser that the driver starts. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const START_MS = 20_000
/**
 * How long a document may take to answer before it is asked again: one that goes to the browser's cache never does. The
 * driver measures by the page's own timers, of which `Site.hurry` hastens those from two seconds on.
 */
const ANSWER_MS = 1_900
/**
 * What has not been answered by then was asked of a process that made way for that of the next page: nobody will. Less
 * than half of what a test waits for (`reader.patience`), so that the next page is asked in time.
 */
const LOST_MS = 4_000

/** WebKitGTK on a screen of its own, through Debian's `WebKitWebDriver`. */
export async function webkitBrowser(): Promise<EngineBrowser> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1500x1100x24', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
    detached: true,
  })
  const stop = (): void => end(driver)
  process.once('exit', stop)
  const session = await started(driver, port)
  const first = await session.get<string>('window')
  const windows = { shown: first }
  return {
    newTab: async () => {
      await select(session, windows, first)
      // A tab of the same window would lie in the background, where no pointer reaches it
      const { handle } = await session.post<{ handle: string }>('window/new', { type: 'window' })
      return tabOf(session, handle, windows)
    },
    close: async () => {
      await session.end().catch(() => undefined)
      process.off('exit', stop)
      stop()
    },
  }
}

async function started(driver: ChildProcess, port: number): Promise<WebDriverSession> {
  const until = Date.now() + START_MS
  for (;;) {
    await new Promise((wake) => setTimeout(wake, 150))
    try {
      return await WebDriverSession.start(port, {
        // While the driver waits for a page it answers nothing
        pageLoadStrategy: 'none',
        timeouts: { script: ANSWER_MS },
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
    } catch (error) {
      if (Date.now() < until) continue
      end(driver)
      throw error
    }
  }
}

/** With the screen and the browser, which are of its group. */
function end(driver: ChildProcess): void {
  if (driver.pid) process.kill(-driver.pid)
}

async function select(session: WebDriverSession, windows: { shown: string }, handle: string): Promise<void> {
  if (windows.shown === handle) return
  await session.post('window', { handle })
  windows.shown = handle
}

function tabOf(session: WebDriverSession, handle: string, windows: { shown: string }): Tab {
  const here = (): Promise<void> => select(session, windows, handle)
  const act = async (...actions: unknown[]): Promise<void> => {
    await here()
    await session.post('actions', { actions })
  }
  const run = async <T>(expression: string): Promise<T> => {
    await here()
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await asked<{ value: T; error?: string }>(() =>
      session.post('execute/async', { script, args: [] }, LOST_MS),
    )
    if (answer.error) throw new Error(answer.error)
    return answer.value
  }
  const load = async (leave: () => Promise<unknown>): Promise<void> => {
    const before = await run<number>('performance.timeOrigin')
    await leave()
    const until = Date.now() + START_MS
    while (!(await run<boolean>(`performance.timeOrigin !== ${before} && document.readyState === 'complete'`))) {
      if (Date.now() > until) throw new Error('the page does not load')
      await new Promise((wake) => setTimeout(wake, 40))
    }
  }
  return {
    goto: (url) => load(() => session.post('url', { url })),
    run,
    move: (x, y) => act(pointerSource([moveTo(x, y)])),
    click: async (x, y, modifier) => {
      if (!modifier) return act(pointerSource([moveTo(x, y), ...PRESS]))
      const [down, up] = keyActions(modifier)
      const wait = { type: 'pause' }
      await act(keySource([down!, wait, wait, up!]), pointerSource([moveTo(x, y), ...PRESS, wait]))
    },
    tap: (x, y) => act(pointerSource([moveTo(x, y), ...PRESS], 'touch')),
    press: (keys) => act(keySource(keyActions(keys))),
    type: (text) => act(keySource([...text].flatMap((letter) => keyActions(letter)))),
    resize: async (width, height) => {
      await here()
      // The window is larger than the page by bars, whose size only the page can tell
      await session.post('window/rect', { width, height })
      const [wide, high] = await run<[number, number]>('[innerWidth, innerHeight]')
      await session.post('window/rect', { width: 2 * width - wide, height: 2 * height - high })
    },
    back: async () => {
      await here()
      await session.post('back')
    },
    forward: async () => {
      await here()
      await session.post('forward')
    },
    reload: () => load(() => session.post('refresh')),
    activate: here,
    close: async () => {
      await here()
      await session.closeWindow()
    },
  }
}
