import { site } from '../../src/site/config'
import { announce, judge, quantile, withSite } from './measure'
import { DESKTOP, PHONE, visit, type Visit } from './visit'

/**
 * `npm run bench:pages`: what a reader waits for and what is sent, on one page that stays the same. First visits are those
 * of a slow phone, with an empty cache; clicks lead to the next pages. Medians of `ROUNDS` (default 5); the best of them
 * beside it, for machines that are busy with something else. Build first.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PAGE = `${site.pathPrefix}/docs/vreo/get-started/quick_start/`

const FIGURES: [name: string, of: (visit: Visit) => number, aim: number, isTime: boolean][] = [
  ['静置 6 秒的一次访问，KiB', ({ bytes }) => bytes / 1024, 38, false],
  ['CLS', ({ cls }) => cls, 0, false],
  ['FCP，慢速手机，毫秒', ({ fcp }) => fcp, 350, true],
  ['LCP，慢速手机，毫秒', ({ lcp }) => lcp, 350, true],
  ['TBT，慢速手机，毫秒', ({ tbt }) => tbt, 10, true],
]
const CLICK_AIMS = { desktop: 40, phone: 90 }

void withSite(async (browser, origin) => {
  announce(`一页与它的下一页，${ROUNDS} 轮，Chromium ${browser.version()}`)
  const visits: Visit[] = []
  const clicks: Record<keyof typeof CLICK_AIMS, number[]> = { desktop: [], phone: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    const phone = await visit(browser, origin + PAGE, PHONE)
    const desktop = await visit(browser, origin + PAGE, DESKTOP)
    if (!round) continue // The first round warms the browser and the server
    visits.push(phone)
    clicks.phone.push(...phone.clicks)
    clicks.desktop.push(...desktop.clicks)
  }
  const tell = (name: string, values: number[], aim: number, isTime: boolean): void =>
    judge(`${name}，最好 ${Math.min(...values).toFixed(1)}，中位`, quantile(values, 0.5), aim, isTime)
  for (const [name, of, aim, isTime] of FIGURES) tell(name, visits.map(of), aim, isTime)
  tell('点击到画出新标题，桌面，毫秒', clicks.desktop, CLICK_AIMS.desktop, true)
  tell('点击到画出新标题，慢速手机，毫秒', clicks.phone, CLICK_AIMS.phone, true)
})
