/** Most that a picture of an article may weigh: readers on a phone wait for it. */
export const MAX_IMAGE_BYTES = 300 * 1024

/** Most that a drawing may weigh, which stands in the page itself. */
export const MAX_SVG_BYTES = 50 * 1024

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`

/** @returns what to say of a picture that is too heavy, and what to do. */
export const heavy = (file: string, bytes: number, limit: number): [message: string, remedy: string] => [
  `图片“${file}”有 ${kilobytes(bytes)}，超过 ${kilobytes(limit)}`,
  file.endsWith('.svg')
    ? '删掉编辑器留下的数据，减少路径的小数；画面复杂就改用 WebP'
    : '把宽缩到 1600 像素以内，存成 WebP：npx sharp-cli -i 原图 -o 新图.webp resize 1600',
]
