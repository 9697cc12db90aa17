import { addressOf } from '../../client/address'
import type { Changes } from '../../demos/share'
import { onClick } from '../../client/listen'
import { DEMO_FOLDER } from '../../site/routes'

/** Whether the site was built with the demos (docs/deployment.md). */
declare const __WITH_DEMOS__: boolean

interface Client {
  run: (button: HTMLElement, shared?: Changes) => Promise<void>
}

/**
 * Whether the page comes from a server of the reader's own machine or network, by its name or by an IPv4 address: the
 * preview servers can do there what a public host cannot.
 */
const isServedLocally = (): boolean => /^(?:localhost|\d+(?:\.\d+){3})$/.test(location.hostname)

/** @throws {Error} where programs cannot run. */
async function run(button: HTMLElement, shared?: Changes): Promise<void> {
  if (!__WITH_DEMOS__ && !isServedLocally()) throw new Error('public')
  const address = addressOf(`${DEMO_FOLDER}/client.js`)
  await ((await import(/* webpackIgnore: true */ address)) as Client).run(button, shared)
}

/** How a fragment begins that shares changed code (`src/demos/share.ts`). */
const SHARED = '#demo='

/** Runs a program, or tells how to run it elsewhere. */
const press = (button: HTMLElement): Promise<void> =>
  run(button).catch(() =>
    import(/* webpackChunkName: "own-machine" */ './own-machine/behaviour').then(({ showOwnMachine }) =>
      showOwnMachine(button),
    ),
  )

/** Shows the code that the address shares. Call for every page. */
export function openShared(): void {
  if (location.hash.startsWith(SHARED))
    void import(/* webpackChunkName: "shared-code" */ './shared/behaviour').then(({ showShared }) => showShared(run))
}

/** Runs a program of the page where its button or its picture is; elsewhere tells how to run it. */
export function startPrograms(): void {
  onClick('.run', (button) => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    void press(button).finally(() => (button.ariaBusy = null))
  })
}
