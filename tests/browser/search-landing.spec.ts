import { expect, test, type Page } from '@playwright/test'
import { readSearchPages } from '../../src/outputs/search-pages'
import type { SearchPage, TextBlock } from '../../src/site/types'
import { laidOut, rests } from './support/document'
import { address } from './support/pages'
import { inputOf, openDialog, optionsOf } from './support/search'

/** Pages with the most to read, and how many of their sections are opened on each. */
const PAGES = 16
const SECTIONS = 2
/** How far below the navbar a section may stand, in CSS pixels. */
const ROOM = 40

interface Hit {
  query: string
  href: string
}

const lengthOf = ({ blocks }: SearchPage): number => blocks.reduce((sum, { text }) => sum + text.length, 0)

/** Sections and entries spread over a page, each found by a text that no other place of the page has. */
function hitsOf({ path, title, blocks }: SearchPage): Hit[] {
  const places = blocks.filter(({ kind, level = 3 }) => kind === 'row' || (kind === 'heading' && level <= 3))
  const wordsOf = ({ name, text }: TextBlock): string => name ?? text
  const count = (words: string): number => places.filter((place) => wordsOf(place) === words).length
  const single = places.filter((place) => count(wordsOf(place)) === 1 && wordsOf(place).length > 2)
  const step = Math.max(1, Math.floor(single.length / SECTIONS))
  return single
    .filter((_, index) => index % step === step - 1)
    .slice(0, SECTIONS)
    .map((place) => ({
      query: `${wordsOf(place)} ${title}`,
      href: `${address(path)}#${encodeURIComponent(place.anchor)}`,
    }))
}

const LONG = readSearchPages(process.cwd())
  .sort((a, b) => lengthOf(b) - lengthOf(a))
  .slice(0, PAGES)

/**
 * Where the section of the address stands: its top below the navbar, which may be out of sight, and below the line with
 * the contents that every page keeps under it on a phone; or that the page ends before it could.
 */
const standing = (page: Page): Promise<{ top: number; below: number; atEnd: boolean }> =>
  page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))!
    const bar = document.querySelector('.nav')!.clientHeight
    const line = document.querySelector('.toc-inline')?.getBoundingClientRect()
    const edge = line && line.top <= bar + 1 ? bar + line.height : bar
    const { top } = target.getBoundingClientRect()
    const below = top - edge
    return { top, below, atEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2 }
  })

/** The section stands below the navbar, and stays there while whatever comes late comes. */
async function expectLanded(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const { below, atEnd } = await standing(page)
    expect(below, where).toBeGreaterThanOrEqual(-1)
    expect(atEnd ? 0 : below, where).toBeLessThan(ROOM)
  }).toPass({ timeout: 5_000 })
  const first = await standing(page)
  await laidOut(page)
  await rests(page)
  expect(Math.abs((await standing(page)).top - first.top), `${where} stays`).toBeLessThan(2)
}

/** Opens a hit out of the list. @returns whether it was there. */
async function openHit(page: Page, { query, href }: Hit): Promise<boolean> {
  await openDialog(page, '')
  await inputOf(page).fill(query)
  await expect(optionsOf(page).first()).toBeVisible()
  const option = page.locator(`[role=option][href="${href}"]`)
  const isThere = await option
    .first()
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    )
  if (isThere) await option.first().click()
  else await page.keyboard.press('Escape')
  return isThere
}

for (const [device, viewport] of [
  ['desktop', { width: 1350, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })
    test.slow()
    test('hits land below the navbar and stay there', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address('/agreement/'))
      let opened = 0
      for (const hit of LONG.flatMap(hitsOf)) {
        if (!(await openHit(page, hit))) continue
        await expect(page).toHaveURL(hit.href)
        await expectLanded(page, hit.href)
        opened++
      }
      expect(opened).toBeGreaterThanOrEqual(25)
    })

    test(
      'back and forward lead to where the section stood',
      { tag: device === 'phone' ? '@nightly' : [] },
      async ({ page }) => {
        const [one, two] = [LONG[0]!, LONG[3]!].map((long) => hitsOf(long).at(-1)!)
        await page.goto(address('/agreement/'))
        for (const hit of [one!, two!]) {
          expect(await openHit(page, hit)).toBe(true)
          await expect(page).toHaveURL(hit.href)
          await expectLanded(page, hit.href)
        }
        await page.goBack()
        await expect(page).toHaveURL(one!.href)
        await expectLanded(page, `back to ${one!.href}`)
        await page.goForward()
        await expect(page).toHaveURL(two!.href)
        await expectLanded(page, `forward to ${two!.href}`)
      },
    )
  })
