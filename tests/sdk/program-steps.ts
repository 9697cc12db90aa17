import { expect as base, type Page } from '@playwright/test'
import type { PageApp } from '../../src/demos/project/page-app'
import type { Step } from '../../src/demos/schema'
import { blank, changed, shoot, watch, type Shot } from './tab'
import { drag, spotOf } from './viewer'

/** Long enough for a busy machine, short enough for an author who waits for a wrong line. */
const TIMEOUT = 15_000
const expect = base.configure({ timeout: TIMEOUT })

/** A program that is being watched. */
export interface Watched {
  page: Page
  /** The picture before the code, or before the last action. */
  before: Shot
  /** Lines of the console. */
  log: string[]
  /** What went wrong; those that a declaration names are taken out. */
  faults: string[]
}

declare global {
  interface Window {
    /** Fulfilled when the main module has been run. */
    program?: Promise<unknown>
    /** Called when everything is loaded and nothing of the page's code has been called. */
    atStart?: () => Promise<void>
  }
}

/** The program that a tab is running. */
const running = new WeakMap<Page, Watched>()

/** Opens a program and resolves when its main module has been run. */
export async function start(page: Page, { name }: PageApp): Promise<Watched> {
  page.removeAllListeners()
  // What the page before still has to say is not this program's
  await page.goto('about:blank')
  const watched: Watched = { page, log: [], faults: watch(page), before: blank(page) }
  page.on('console', (line) => void watched.log.push(line.text()))
  if (!running.has(page))
    await page.exposeFunction('atStart', async () => void (running.get(page)!.before = await shoot(page)))
  running.set(page, watched)
  await page.goto(`/run/${name}/`)
  const failed = await page.evaluate(() => window.program!.then(() => undefined, String))
  if (failed) watched.faults.push(`program: ${failed}`)
  return watched
}

/** Everything that can be read on the page, labels inside plugins' own elements included. */
const readable = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

const enter = (page: Page, mode: NonNullable<Step['enter']>): Promise<void> =>
  page.evaluate(async (to) => {
    const five = window.fives.at(-1)!
    const done = new Promise<void>((synced) => void five.once('state.synced', () => synced()))
    await five.changeMode(to, {}, { duration: 200 })
    await Promise.race([done, new Promise((late) => setTimeout(late, 5000))])
  }, mode)

async function point(page: Page, at: [number, number, number], click: boolean): Promise<void> {
  const spot = await spotOf(page, at)
  if (!spot) throw new Error(`${at.join(', ')} 在相机背后`)
  await page.mouse.move(spot.x, spot.y, { steps: 3 })
  if (click) await page.mouse.click(spot.x, spot.y)
}

const TURN = 2 * Math.PI

/** Whether a value is the wanted one; longitudes that differ by whole turns are one direction. */
function roughly(name: string, have: unknown, want: string | number): boolean {
  if (typeof want === 'string') return have === want
  const apart = Math.abs(Number(have) - want)
  const rest = apart % TURN
  return (name === 'longitude' ? Math.min(rest, TURN - rest) : apart) <= 0.05
}

const stateOf = (page: Page, names: string[]): Promise<Record<string, unknown>> =>
  page.evaluate((wanted) => {
    const state: object = window.fives.at(-1)!.getCurrentState()
    return Object.fromEntries(Object.entries(state).filter(([name]) => wanted.includes(name)))
  }, names)

/** Mean colour around a point of the flat, and whether every channel is near the wanted one. */
async function colourAt(page: Page, { at, is }: NonNullable<Step['colour']>): Promise<string> {
  const spot = await spotOf(page, at)
  if (!spot) return '在相机背后'
  const { rgb, width } = await shoot(page)
  const sum = [0, 0, 0]
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++)
      for (let c = 0; c < 3; c++)
        sum[c]! += rgb[((Math.round(spot.y) + y) * width + Math.round(spot.x) + x) * 3 + c] ?? 0
  const mean = sum.map((value) => Math.round(value / 25))
  const wanted = [1, 3, 5].map((from) => parseInt(is.slice(from, from + 2), 16))
  if (mean.every((value, c) => Math.abs(value - wanted[c]!) <= 40)) return is
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** What a step waits for; actions have none. */
async function observe(watched: Watched, step: Step): Promise<void> {
  const { page, before, log, faults } = watched
  const difference = async (): Promise<number> => changed(before, await shoot(page))
  if (step.text !== undefined) await expect.poll(() => readable(page)).toContain(step.text)
  if (step.noText !== undefined) await expect.poll(() => readable(page)).not.toContain(step.noText)
  if (step.element !== undefined) await expect(page.locator(step.element).first()).toBeVisible()
  if (step.noElement !== undefined) await expect(page.locator(step.noElement)).toHaveCount(0)
  if (step.changed !== undefined) await expect.poll(difference).toBeGreaterThanOrEqual(step.changed)
  if (step.colour) await expect.poll(() => colourAt(page, step.colour!)).toBe(step.colour.is)
  if (step.same !== undefined) await expect.poll(difference).toBeLessThanOrEqual(step.same)
  if (step.log !== undefined) await expect.poll(() => log.join('\n')).toContain(step.log)
  if (step.error !== undefined) {
    const known = step.error
    await expect.poll(() => faults.join('\n')).toContain(known)
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(known)))
  }
  if (step.state === undefined) return
  const wanted = Object.entries(step.state)
  const holds = async (): Promise<object> => {
    const state = await stateOf(page, Object.keys(step.state!))
    return wanted.every(([name, value]) => roughly(name, state[name], value)) ? step.state! : state
  }
  await expect.poll(holds).toEqual(step.state)
}

/** Does or sees one thing. */
export async function take(watched: Watched, step: Step): Promise<void> {
  const { page } = watched
  const { click, tap, hover, key } = step
  const acts = click ?? tap ?? hover ?? key ?? step.drag ?? step.enter
  if (acts === undefined) return observe(watched, step)
  watched.before = await shoot(page)
  if (click !== undefined) {
    const target = click.startsWith('css=') ? page.locator(click) : page.getByText(click, { exact: true })
    // At that place, whatever takes the click there: plugins draw dots that let the mouse through
    await target.first().click({ timeout: TIMEOUT, force: click.startsWith('css=') })
  }
  if (tap) await point(page, tap, true)
  if (hover) await point(page, hover, false)
  if (key !== undefined) await page.keyboard.press(key)
  if (step.drag) await drag(page, ...step.drag)
  if (step.enter) await enter(page, step.enter)
}
