import { expect, type Page } from '@playwright/test'
import { address } from './pages'

export const HOME = address('/')

/** The drawing, before the room. */
export const drawing = (page: Page) => page.getByRole('img', { name: /测绘图/ })
/** The room that one can turn. */
export const view = (page: Page) => page.getByRole('application', { name: /示例小户型的全景/ })
/** The button that opens the room. */
export const enter = (page: Page) => page.getByRole('button', { name: '转动这间房' })
/** A button that walks to another point. */
export const point = (page: Page, name: string) =>
  page.getByRole('group', { name: '走到另一个点位' }).getByRole('button', { name })

/** Names of the room's files that were asked for: its script, its styles, its pictures. */
export function watch(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/^room|^p\d-/.test(name)) files.push(name.replace(/[-.][\da-f]{12}/, ''))
  })
  return files
}

/** Pictures of a point. */
export const faces = (number: number): string[] =>
  ['front', 'right', 'back', 'left', 'up', 'down'].map((face) => `p${number}-${face}.webp`)

/** How far the room is turned. */
export const turnOf = (page: Page): Promise<string> =>
  view(page).evaluate((element) => element.style.getPropertyValue('--room-turn'))

/** Opens the home page and its room, as a pointer does. */
export async function openRoom(page: Page): Promise<void> {
  await page.goto(HOME)
  await drawing(page).hover({ position: { x: 200, y: 120 } })
  await expect(view(page)).toBeVisible()
}
