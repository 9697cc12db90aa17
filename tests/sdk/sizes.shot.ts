import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSizes } from './image-sizes'
import { test } from './tab'

test('the same wall in other sizes and qualities', async () => {
  for (const [name, picture] of Object.entries(await imageSizes()))
    writeFileSync(join('content/docs/faq/img', `image-${name}.webp`), picture)
})
