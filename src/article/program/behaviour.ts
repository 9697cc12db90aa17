import { addressOf } from '../../reader/address'
import { onClick } from '../../reader/listen'
import { DEMO_FOLDER } from '../../site/routes'

/** Whether the site was built with the demos (docs/deployment.md). */
declare const __WITH_DEMOS__: boolean

interface Client {
  run: (button: HTMLElement) => Promise<void>
}

/**
 * Whether the page comes from a server of the reader's own machine or network, by its name or by an IPv4 address: the
 * preview servers can do there what a public host cannot.
 */
const isServedLocally = (): boolean => /^(?:localhost|\d+(?:\.\d+){3})$/.test(location.hostname)

async function press(button: HTMLElement): Promise<void> {
  try {
    if (!__WITH_DEMOS__ && !isServedLocally()) throw new Error('public')
    const address = addressOf(`${DEMO_FOLDER}/client.js`)
    await ((await import(/* webpackIgnore: true */ address)) as Client).run(button)
  } catch {
    ;(await import(/* webpackChunkName: "own-machine" */ './own-machine/behaviour')).showOwnMachine(button)
  }
}

/** Runs a program of the page where its button or its picture is; elsewhere tells how to run it. */
export function startPrograms(): void {
  onClick('.run', (button) => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    void press(button).finally(() => button.removeAttribute('aria-busy'))
  })
}
