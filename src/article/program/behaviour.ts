import { addressOf } from '../../client/address'
import type { Changes } from '../../demos/share'
import { reveal } from '../../client/anchors'
import { onClick } from '../../client/listen'
import { importWhole } from '../../client/import-whole'
import { make } from '../../client/make'
import { DEMO_FOLDER } from '../../site/routes'
import { feedback } from '../../site/strings/interface'

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

/** @throws Error where programs cannot run; with a `cause` when what runs them does not come, or is not there (404). */
async function run(button: HTMLElement, shared?: Changes): Promise<void> {
  if (!__WITH_DEMOS__ && !isServedLocally()) throw new Error('public')
  const client = await importWhole<Client>(addressOf(`${DEMO_FOLDER}/client.js`))
  await client.run(button, shared)
}

/** How a fragment begins that shares changed code (`src/demos/share.ts`). */
const SHARED = '#demo='

const notLoaded = make('p', { className: 'own-machine', role: 'alert' }, feedback.notLoaded)

/** Runs a program, or tells how to run it elsewhere. */
async function press(button: HTMLElement): Promise<void> {
  notLoaded.remove()
  try {
    await run(button).catch(async (error: Error) => {
      if ((error.cause ?? 404) !== 404) throw error
      ;(await import(/* webpackChunkName: "own-machine" */ './own-machine/behaviour')).showOwnMachine(button)
    })
  } catch {
    button.closest('.playable')!.after(notLoaded)
  }
}

/** Shows the code that the address shares. Call for every page. */
export function openShared(): void {
  if (location.hash.startsWith(SHARED))
    import(/* webpackChunkName: "shared-code" */ './shared/behaviour').then(
      ({ showShared }) => showShared(run, reveal),
      () => document.getElementById('article-body')!.before(notLoaded),
    )
}

/** Runs a program of the page, and shows code that is shared with it, where its button or its picture is; elsewhere tells how to run it. */
export function startPrograms(): void {
  addEventListener('hashchange', openShared)
  onClick('.run', (button) => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    void press(button).finally(() => (button.ariaBusy = null))
  })
}
