import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PageApp } from '../../src/demos/project/page-app'
import { readPageApps } from '../support/page-apps'
import { picturedApps } from './gallery-apps'
import { GALLERY_FOLDER, galleryPicture } from '../../src/demos/gallery'
import { start } from './program-start'
import { take, type Watched } from './program-steps'
import { changed, colours, expect, shoot, test, type Shot } from './tab'

/** Pictures of the gallery, for pages without one of their own: what differs most from the flat as it is loaded. */

/** Largest file (bytes) a picture may be. */
const LIMIT = 24_000
/** Programs of a page that are looked at. */
const MOST = 3
/** An empty page has fewer. */
const COLOURS = 100

const apps = readPageApps(process.cwd())
const shown = picturedApps(process.cwd(), apps)
/** What every program begins with: a picture shows how it differs from it. */
const PLAIN = apps.find(({ name }) => name === 'five/quick-start/app')!
const pages = [...new Set(shown.map(({ page }) => page))]

/** Does the steps of a program and takes a picture after each, as far as it comes. */
async function* picturesOf(watched: Watched, { declaration }: PageApp): AsyncGenerator<Shot> {
  for (const step of declaration.then) {
    // Whether it does what it says is for other tests: this window is larger, and slower
    const isDone = await take(watched, step).then(
      () => true,
      () => false,
    )
    await watched.page.waitForTimeout(400)
    yield shoot(watched.page)
    if (!isDone) return
  }
}

let plain: Shot | undefined

/** @returns the programs to look at: the project that the page makes, else the first ones. */
function programsOf(page: string): PageApp[] {
  const all = shown.filter((one) => one.page === page)
  const project = all.filter(({ name }) => name.endsWith('/app'))
  return project.length ? project : all.slice(0, MOST)
}

for (const page of pages)
  test(page, async ({ tab }) => {
    await tab.setViewportSize({ width: 640, height: 400 })
    if (!plain) for await (const shot of picturesOf(await start(tab, PLAIN), PLAIN)) plain = shot
    let best: { shot: Shot; score: number } | undefined
    for (const app of programsOf(page)) {
      const watched = await start(tab, app)
      for await (const shot of picturesOf(watched, app)) {
        if (colours(shot) < COLOURS) continue
        const score = changed(plain!, shot)
        if (!best || score > best.score) best = { shot, score }
      }
    }
    const { rgb, width, height } = best!.shot
    const picture = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .resize(480, 300)
      .webp({ quality: 78, effort: 6 })
      .toBuffer()
    expect(picture.length).toBeLessThanOrEqual(LIMIT)
    mkdirSync(GALLERY_FOLDER, { recursive: true })
    writeFileSync(join(GALLERY_FOLDER, galleryPicture(page.replace(/^content\/docs\/|\.mdx$/g, ''))), picture)
  })
