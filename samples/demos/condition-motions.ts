import type { CruisePlugin, ModelFloorplanPlugin, MovePlugin, TopviewFloorplanPlugin } from '@realsee/dnalogel'
import type { Stage } from './stage'

type Cruise = ReturnType<typeof CruisePlugin>
type Move = ReturnType<typeof MovePlugin>
type Plan = ReturnType<typeof ModelFloorplanPlugin>
type Topview = ReturnType<typeof TopviewFloorplanPlugin>

/** Long enough to be still under way when a mode has changed. */
const ROUND = [...Array(12).keys()].map((step) => [step % 2 ? 4 : 1, 0, 1 + (step % 3)])

/** Names, and the `userAction` they tell, of what `hooks` says while `act` runs. */
export async function heard(hooks: object, act: () => unknown): Promise<string> {
  const target = hooks as { emit: (name: string, ...data: unknown[]) => boolean }
  const emit = target.emit
  const said: string[] = []
  target.emit = (name, ...data) => {
    const told = (data.at(-1) as { userAction?: boolean } | undefined)?.userAction
    said.push(told === undefined ? name : `${name} ${String(told)}`)
    return emit.call(hooks, name, ...data)
  }
  await act()
  target.emit = emit
  return said.join(', ') || 'nothing'
}

/** The first show() of a plan without data; a plan put on the page when disabled; whom a mode tells. */
export async function aboutPlans({ five, log, pause, enter, floorplan, over }: Stage): Promise<void> {
  const plan = five.plugins.plan as Plan
  const topview = five.plugins.topview as Topview
  const data = await floorplan()
  plan.disable()
  log.push(`appendTo() when disabled: ${typeof plan.appendTo(over)}`)
  log.push(`enable(): ${await heard(plan.hooks, () => plan.enable())}`)
  window.addEventListener('unhandledrejection', (event) => event.preventDefault())
  await plan.show()
  await pause(300)
  log.push(`visible after a failed show(): ${String(plan.state.visible)}`)
  await plan.load(data as never)
  log.push(`show() again: ${await heard(plan.hooks, () => plan.show())}`)
  await plan.hide()
  const shown = new Promise((then) => void plan.hooks.once('showAnimationEnded', () => then(true)))
  await plan.show()
  log.push(`hide(), then show(): ${String(await Promise.race([shown, pause(8000)]))}`)
  plan.dispose()
  topview.appendTo(over)
  await topview.load(data as never)
  await enter('Topview' as never)
  await pause(1500)
  log.push(
    `Topview left: ${await heard(topview.hooks, async () => {
      await five.changeMode('Panorama' as never, {}, 0, false)
      await pause(300)
    })}`,
  )
  topview.dispose()
}

/** Who is told that a user did it; what breaks a flight. */
export async function aboutFlights({ five, log, pause, enter }: Stage): Promise<void> {
  const move = five.plugins.move as Move
  await move.load({
    path: ROUND,
  } as never)
  log.push(
    `play(), no user: ${await heard(move.hooks, async () => {
      move.play({ userAction: false })
      await Promise.resolve()
    })}`,
  )
  await pause(300)
  log.push(`disable() in flight: ${await heard(move.hooks, () => move.disable())}`)
  move.enable()
  move.playFromStart()
  await pause(300)
  log.push(
    `allowBroke false, mode: ${await heard(move.hooks, async () => {
      await enter('Panorama' as never)
    })}`.replaceAll(/(, progressChange)+/g, ''),
  )
  move.pause()
  move.dispose()
  await enter('Panorama' as never)
}

/** A second route without a line. */
export async function aboutRoutes({ five, log, pause }: Stage): Promise<void> {
  const cruise = five.plugins.cruise as Cruise
  await cruise.load({ panoIndexList: [0, 1] })
  await cruise.load({ panoIndexList: [1, 2], useGuildLine: false })
  await pause(500)
  const guide = Reflect.get(cruise, 'GuideLine') as { itemMap: Map<unknown, unknown> } | undefined
  log.push(`lines of the second route: ${String(guide?.itemMap.size)}`)
  cruise.dispose()
}
