import { parseWork, type Five, type Mode, type State } from '@realsee/five'
import { stage } from './parts'

/** What a program starts with. Angles are radians, `fov` degrees. */
export interface Start extends Partial<Pick<State, 'panoIndex' | 'longitude' | 'latitude' | 'fov'>> {
  mode?: Mode
}

/** Resolves when the camera no longer moves; at the latest after five seconds. */
function synced(five: Five): Promise<void> {
  return new Promise((done) => {
    const timer = window.setTimeout(done, 5000)
    five.once('state.synced', () => {
      window.clearTimeout(timer)
      done()
    })
  })
}

/** Shows the sample flat in a viewer: puts the canvas on the page, loads, changes to the mode and the view. */
export async function open(five: Five, { mode, ...view }: Start = {}): Promise<void> {
  five.appendTo(stage)
  new ResizeObserver(() => five.refresh()).observe(stage)
  const baseURL = new URL('/flat/', location.href).href
  const reply = await fetch(`${baseURL}work.json`)
  if (!reply.ok) throw new Error(`work.json: HTTP ${reply.status}`)
  await five.load(parseWork(await reply.json(), { baseURL }))
  await five.model.loadedReady
  if (mode && five.getCurrentState().mode !== mode) {
    const done = synced(five)
    await five.changeMode(mode, {}, { duration: 200 })
    await done
  }
  five.setState(view, true, false)
  await five.ready()
}
