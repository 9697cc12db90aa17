import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PageApp } from '../../src/demos/project/page-app'
import type { Step, StepName } from '../../src/demos/schema'
import { readPageApps } from '../support/page-apps'
import { picturedApps } from './gallery-apps'
import { GALLERY_FOLDER, galleryPicture } from '../../src/demos/gallery'
import { pageName } from '../../src/site/projects'
import { start, take, type Watched } from './program-steps'
import { changed, colours, expect, shoot, shotOf, test, type Shot } from './tab'

/**
 * Pictures of the gallery, for pages without one of their own: of what its steps say is seen, the sight that is
 * least like the flat as it is loaded, and least like any other picture. To take a few again: `npm run shots -- gallery -g infopanel`.
 */

/** Largest file (bytes) a picture may be. */
const LIMIT = 24_000
/** Programs of a page that are looked at. */
const MOST = 3
/** An empty page has fewer; the flat at night has hardly more. */
const COLOURS = 24
/** Pixels of a picture. The window has as many, so that words can be read. */
const SIZE = { width: 480, height: 300 }
/** Steps that say what is seen, in the picture and above it; a page with the first is shown by the first. */
const SIGHTS: StepName[][] = [
  ['changed', 'colour'],
  ['text', 'element'],
]

const apps = readPageApps()
const shown = picturedApps(process.cwd(), apps)
/** What every program begins with: a picture shows how it differs from it. */
const PLAIN = apps.find(({ name }) => name === 'five/quick-start/app')!
const pages = [...new Set(shown.map(({ page }) => page))]

/** @returns how well a step says what is seen: 0 best. */
function rankOf(step: Step): number {
  const rank = SIGHTS.findIndex((names) => names.some((name) => name in step))
  return rank < 0 ? SIGHTS.length : rank
}

/** Does the steps of a program, as far as it comes, and takes a picture after each. */
async function* picturesOf(watched: Watched, { declaration }: PageApp): AsyncGenerator<{ shot: Shot; rank: number }> {
  for (const step of declaration.then) {
    // Whether it does what it says is for other tests: this window is larger, and slower
    const isDone = await take(watched, step).then(
      () => true,
      () => false,
    )
    // What changes the picture may go on with it: a film, another space
    yield { shot: await pictureIn(watched, 'changed' in step ? 3000 : 1000), rank: rankOf(step) }
    if (!isDone) return
  }
}

/** The picture after some milliseconds, in the size of the gallery. */
async function pictureIn({ page }: Watched, milliseconds: number): Promise<Shot> {
  await page.waitForTimeout(milliseconds)
  const { rgb, width, height } = await shoot(page)
  return raw(sharp(rgb, { raw: { width, height, channels: 3 } }))
}

const raw = (picture: sharp.Sharp): Promise<Shot> => shotOf(picture.resize(SIZE.width, SIZE.height))

/** The pictures of the other pages. */
const othersThan = (file: string): Promise<Shot[]> =>
  Promise.all(
    readdirSync(GALLERY_FOLDER)
      .filter((name) => name.endsWith('.webp') && name !== file)
      .map((name) => raw(sharp(join(GALLERY_FOLDER, name)))),
  )

let plain: Shot | undefined

/** @returns the programs to look at: the project that the page makes, else the first ones. */
function programsOf(page: string): PageApp[] {
  const all = shown.filter((one) => one.page === page)
  const project = all.filter(({ name }) => name.endsWith('/app'))
  return project.length ? project : all.slice(0, MOST)
}

for (const page of pages)
  test(page, async ({ tab }) => {
    const file = galleryPicture(pageName(page))
    mkdirSync(GALLERY_FOLDER, { recursive: true })
    await tab.setViewportSize(SIZE)
    if (!plain) for await (const { shot } of picturesOf(await start(tab, PLAIN), PLAIN)) plain = shot
    const others = [plain!, ...(await othersThan(file))]
    let best: { shot: Shot; rank: number; score: number } | undefined
    for (const app of programsOf(page)) {
      const watched = await start(tab, app)
      for await (const { shot, rank } of picturesOf(watched, app)) {
        if (colours(shot) < COLOURS) continue
        const score = Math.min(...others.map((other) => changed(other, shot)))
        if (!best || rank < best.rank || (rank === best.rank && score > best.score)) best = { shot, rank, score }
      }
    }
    const picture = await sharp(best!.shot.rgb, { raw: { ...SIZE, channels: 3 } })
      .webp({ quality: 78, effort: 6 })
      .toBuffer()
    expect(picture.length).toBeLessThanOrEqual(LIMIT)
    writeFileSync(join(GALLERY_FOLDER, file), picture)
  })
