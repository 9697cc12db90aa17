import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY_FOLDER, galleryPicture } from '../../src/programs/gallery'
import { readPageApps } from '../playground/page-app'

/** The gallery has every page with programs once, and a picture of it (`npm run shots -- gallery`). */

const pageOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))
const listed = [...readFileSync('content/demos.mdx', 'utf8').matchAll(/<Gallery pages="([^"]+)" \/>/g)].flatMap(
  ([, pages]) => pages!.split(' '),
)
const hasOwn = (page: string): boolean => / run="[\w-]+" \/>$/m.test(readFileSync(`content/docs/${page}.mdx`, 'utf8'))
const pages = [...new Set(readPageApps(process.cwd()).map(({ name }) => pageOf(name)))]

test('every page with programs is in the gallery, once', () => {
  expect([...listed].sort()).toEqual([...pages].sort())
})

test('every page has a picture: its own, or a WebP at most 24 KB large', () => {
  for (const page of listed.filter((one) => !hasOwn(one))) {
    const picture = readFileSync(join(GALLERY_FOLDER, galleryPicture(page)))
    expect([page, picture.subarray(8, 12).toString(), picture.length <= 24_000]).toEqual([page, 'WEBP', true])
  }
})

test('no picture is left that no page needs', () => {
  const needed = listed.filter((one) => !hasOwn(one)).map(galleryPicture)
  expect(readdirSync(GALLERY_FOLDER).filter((file) => !needed.includes(file))).toEqual([])
})
