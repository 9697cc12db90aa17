import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY_FOLDER, galleryPicture } from './gallery'
import { readPageApps } from '../../tests/support/page-apps'
import type { PageApp } from './project/page-app'
import { galleryApps, picturedApps } from '../../tests/sdk/gallery-apps'

/** Pages of the gallery and their pictures (`npm run shots -- gallery`); its links: src/article/gallery/gallery.test.ts. */

const pageOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))
const pagesOf = (apps: readonly PageApp[]): string[] => [...new Set(apps.map(({ name }) => pageOf(name)))].sort()
const apps = readPageApps()
const pictured = pagesOf(picturedApps(process.cwd(), apps))

test('every page with programs is in it, once', () => {
  const written = readFileSync('content/demos.mdx', 'utf8').matchAll(/<Gallery pages="([^"]*)"/g)
  const listed = [...written].flatMap(([, pages]) => pages!.split(' '))
  expect(listed.sort()).toEqual(pagesOf(galleryApps(process.cwd(), apps)))
})

test('every page without a picture of its own has one, a WebP at most 24 KB large', () => {
  for (const page of pictured) {
    const picture = readFileSync(join(GALLERY_FOLDER, galleryPicture(page)))
    expect([page, picture.subarray(8, 12).toString(), picture.length <= 24_000]).toEqual([page, 'WEBP', true])
  }
})

test('no picture is that of another page', () => {
  const pages = new Map<string, string[]>()
  for (const page of pictured) {
    const bytes = readFileSync(join(GALLERY_FOLDER, galleryPicture(page)), 'base64')
    pages.set(bytes, [...(pages.get(bytes) ?? []), page])
  }
  expect([...pages.values()].filter(({ length }) => length > 1)).toEqual([])
})

test('no picture is left that no page needs', () => {
  const needed = pictured.map(galleryPicture)
  expect(readdirSync(GALLERY_FOLDER).filter((file) => !needed.includes(file))).toEqual([])
})
