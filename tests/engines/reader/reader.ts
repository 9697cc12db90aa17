import { expect } from '@playwright/test'
import type { Tab } from '../drivers/driver'
import { findExpression, type Place } from './find'
import type { Site } from './site'

/** Time in which something must be seen, ms: for a busy machine, not for how fast the site is. */
export const PATIENCE = 10_000

/** Above it the target of an address stands, px: below the bars that stay at the top, and not further than its own margin. */
const LANDING = 130

/** A point of the viewport in CSS pixels, in the middle of an element that is not covered; or why there is none. */
type Spot = { x: number; y: number } | string

/** Someone in front of one tab of the site. */
export class Reader {
  constructor(
    readonly tab: Tab,
    readonly site: Site,
    readonly patience: number,
  ) {}

  /** Types an address. @param path without prefix; may have a query and a hash. */
  async open(path: string): Promise<void> {
    const url = this.site.url(path)
    if (!this.site.holdsScripts) return this.tab.goto(url)
    // `load` would wait for the scripts: the document is there when its end is
    await this.value((address) => location.assign(address), url)
    await this.until(() => this.value(() => document.querySelector('footer') && location.href), 'document').toBe(url)
  }

  /** Opens a page, and touches a key so that what waits for a reader starts; then waits until the page is quiet. */
  async settle(path: string): Promise<void> {
    await this.open(path)
    await this.tab.press('Shift')
    await this.quiet()
  }

  /** Waits until nothing new has been loaded for a while. */
  quiet(): Promise<void> {
    return this.value(
      () =>
        new Promise<void>((done) => {
          const count = (): number => performance.getEntriesByType('resource').length
          let [seen, since] = [count(), performance.now()]
          const timer = setInterval(() => {
            if (count() !== seen) [seen, since] = [count(), performance.now()]
            if (performance.now() - since < 350) return
            clearInterval(timer)
            done()
          }, 50)
        }),
    )
  }

  /** Runs a function in the page. @param args values that JSON knows. */
  value<T, A extends unknown[]>(fn: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.tab.run<T>(`(${fn.toString()})(...${JSON.stringify(args)})`)
  }

  /** Runs a function on the elements of a place that can be seen. */
  of<T>(place: Place, fn: (elements: HTMLElement[]) => T): Promise<T> {
    return this.tab.run<T>(`(${fn.toString()})(${findExpression(place)})`)
  }

  count = (place: Place): Promise<number> => this.of(place, (all) => all.length)

  text = (place: Place): Promise<string> =>
    this.of(place, ([one]) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim())

  content = (place: Place): Promise<string> =>
    this.of(place, ([one]) => (one as HTMLInputElement | undefined)?.value ?? '')

  attribute = (place: Place, name: string): Promise<string | null> =>
    this.tab.run(`(${findExpression(place)})[0]?.getAttribute(${JSON.stringify(name)}) ?? null`)

  /** What screen readers are told without being asked. */
  said = (): Promise<string> =>
    this.value(() => [...document.querySelectorAll('[role=status], [aria-live]')].map((one) => one.textContent).join())

  /** Waits until the page's script is at work. */
  async started(): Promise<void> {
    const isHeld = (): Promise<boolean> =>
      this.value(() => (window as { heldPresses?: unknown }).heldPresses !== undefined)
    await this.until(isHeld, 'script has started').toBe(false)
  }

  hasFocus = (place: Place): Promise<boolean> =>
    this.of(place, (all) => all.some((one) => one === document.activeElement || one.contains(document.activeElement)))

  isInView = (place: Place): Promise<boolean> =>
    this.of(place, ([one]) => {
      const box = one?.getBoundingClientRect()
      return box !== undefined && box.bottom > 0 && box.top < innerHeight
    })

  /** Path without prefix, with query and hash. */
  async address(): Promise<string> {
    const here = await this.value(() => decodeURI(location.href))
    return here.replace(decodeURI(this.site.url('')), '')
  }

  scrolled = (): Promise<number> => this.value(() => Math.round(scrollY))

  /** A matcher that waits, as a reader would. @param what its question, for the message of a failure. */
  until<T>(ask: () => Promise<T>, what?: string): ReturnType<typeof expect.poll<T>> {
    return expect.poll(ask, { timeout: this.patience, intervals: [40, 80, 160, 250], ...(what && { message: what }) })
  }

  async sees(place: Place): Promise<void> {
    await this.until(() => this.count(place), `sees ${describe(place)}`).toBeGreaterThan(0)
  }

  /** Sees it where a pointer reaches it, not only in a part of a list that is cut off. */
  async reaches(place: Place): Promise<void> {
    await this.spot(place)
  }

  async seesNo(place: Place): Promise<void> {
    await this.until(() => this.count(place), `sees no ${describe(place)}`).toBe(0)
  }

  async isAt(path: string | RegExp): Promise<void> {
    if (typeof path === 'string') await this.until(() => this.address(), 'address').toBe(path)
    else await this.until(() => this.address(), 'address').toMatch(path)
  }

  /** The target of the address rests near the top, below what stays there, when nothing moves any more. */
  async hasLanded(): Promise<void> {
    const look = (): Promise<[top: number, isSeen: boolean]> =>
      this.value(() => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
        const { left, top } = target?.getBoundingClientRect() ?? { left: 0, top: -99_999 }
        return [Math.round(top), target?.contains(document.elementFromPoint(left + 4, top + 4)) ?? false]
      })
    let [last, now] = [NaN, await look()]
    for (let turn = 0; turn < 12 && (last !== now[0] || !now[1]); turn++) {
      await new Promise((wake) => setTimeout(wake, 250))
      ;[last, now] = [now[0], await look()]
    }
    const where = await this.address()
    expect(now, where).toEqual([expect.any(Number), true])
    expect(now[0], where).toBeLessThan(LANDING)
  }

  async click(place: Place, modifier?: string): Promise<void> {
    const { x, y } = await this.spot(place)
    await this.tab.click(x, y, modifier)
  }

  /** Follows a link that stands in the article, as an author could have put it there. */
  async follow(path: string): Promise<void> {
    await this.value((href) => {
      const probe = Object.assign(document.createElement('a'), { href, textContent: 'probe' })
      document.querySelector('article h1')!.after(probe)
    }, this.site.url(path))
    await this.click({ role: 'link', name: 'probe' })
  }

  async tap(place: Place): Promise<void> {
    const { x, y } = await this.spot(place)
    await this.tab.tap(x, y)
  }

  async hover(place: Place): Promise<void> {
    const { x, y } = await this.spot(place)
    await this.tab.move(x, y)
  }

  async focus(place: Place): Promise<void> {
    await this.sees(place)
    await this.of(place, ([one]) => one!.focus())
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys)
  }

  type(text: string): Promise<void> {
    return this.tab.type(text)
  }

  /** Waits until an element rests where a pointer reaches it. */
  private async spot(place: Place): Promise<{ x: number; y: number }> {
    let spot: Spot = ''
    await this.until(
      async () => {
        spot = await this.tab.run<Spot>(`(${spotOf.toString()})(() => ${findExpression(place)})`)
        return typeof spot === 'string' ? spot : 'reached'
      },
      `can reach ${describe(place)}`,
    ).toBe('reached')
    return spot as unknown as { x: number; y: number }
  }
}

const describe = ({ role, name, within }: Place): string =>
  `${role}${name ? ` ${String(name)}` : ''}${within ? ` in ${describe(within)}` : ''}`

/**
 * Runs in the page. Rests what is part of no animation and has not moved for 80 ms; frames are not counted, a tab in the
 * background draws none and a busy machine none in this time.
 */
async function spotOf(find: () => Element[]): Promise<Spot> {
  const reach = (): Spot => {
    const element = find()[0]
    const box = element?.getClientRects()[0]
    if (!box) return 'not there'
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return element!.contains(document.elementFromPoint(x, y)) ? { x, y } : 'covered'
  }
  const near = find()[0]?.getClientRects()[0]
  const isNear = near && near.top >= 70 && near.bottom <= innerHeight - 10
  if (!isNear || reach() === 'covered') find()[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = reach()
  await new Promise((wake) => setTimeout(wake, 80))
  const now = reach()
  const isAnimated = document.getAnimations().some(({ effect, playState }) => {
    const moved = (effect as KeyframeEffect | null)?.target
    return playState === 'running' && find()[0] !== undefined && moved?.contains(find()[0]!)
  })
  return !isAnimated && JSON.stringify(now) === JSON.stringify(before) ? now : 'moves'
}
