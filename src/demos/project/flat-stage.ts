import { parseWork, type Five, type Mode, type State } from '@realsee/five'
import { stage } from './parts'

/** 从哪里看起。角度是弧度，`fov` 是度。 */
export interface Start extends Partial<Pick<State, 'panoIndex' | 'longitude' | 'latitude' | 'fov'>> {
  mode?: Mode
}

/** 等镜头停下，最多等五秒。 */
function synced(five: Five): Promise<void> {
  return new Promise((done) => {
    const timer = window.setTimeout(done, 5000)
    five.once('state.synced', () => {
      window.clearTimeout(timer)
      done()
    })
  })
}

/** 显示示例小户型：放好画布，载入，切换到要的模态与视角。 */
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
