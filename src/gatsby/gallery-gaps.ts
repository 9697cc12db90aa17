import { RUN } from '../demos/declaration'
import { GALLERY_FOLDER, galleryPicture } from '../demos/gallery'
import type { Problem } from '../site/types'
import type { Doc } from './types'

const GALLERY = /<Gallery\s[^>]*?pages="([^"]*)"/g

/** @returns pages with programs that the gallery of all programs leaves out; none on a site without a gallery. */
export function galleryGaps(docs: readonly Doc[]): Problem[] {
  const galleries = docs.filter(({ body }) => /^<Gallery\s/m.test(body))
  const shown = galleries.flatMap(({ body }) =>
    [...body.matchAll(GALLERY)].flatMap(([, pages = '']) => pages.split(/\s+/)),
  )
  const [gallery] = galleries
  if (!gallery) return []
  return docs
    .filter(({ id, status, body }) => status === 'listed' && !shown.includes(id) && body.includes(`\n\`\`\`${RUN}`))
    .map(({ id, file }): Problem => ({
      severity: 'error',
      rule: 'gallery-page',
      file: gallery.file,
      line: gallery.body.slice(0, gallery.body.search(GALLERY)).split('\n').length,
      message: `${file} 有能运行的示例，这里没有列出它`,
      remedy: `在合适的一节的 pages 里加上 ${id}`,
    }))
}

/** @returns the problems without those of pictures that are unused only because the gallery leaves their page out. */
export function withoutGalleryPictures(problems: Problem[], gaps: Problem[], docs: readonly Doc[]): Problem[] {
  const pictures = docs
    .filter(({ file }) => gaps.some(({ message }) => message.startsWith(`${file} `)))
    .map(({ id }) => `${GALLERY_FOLDER}/${galleryPicture(id)}`)
  return problems.filter(({ file }) => !pictures.includes(file))
}
