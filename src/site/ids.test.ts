import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTakenId } from './ids'

const sources = ['src/page', 'src/pages', 'src/templates', 'src/search', 'gatsby-ssr.tsx', 'src/html.tsx'].flatMap(
  (path) =>
    path.endsWith('.tsx')
      ? [path]
      : readdirSync(path, { recursive: true, encoding: 'utf8' })
          .filter((name) => /(?<!\.test)\.tsx$/.test(name))
          .map((name) => join(path, name)),
)

test('every id that a component of the frame writes is one that no section may have', () => {
  const ids = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<[a-z]\w*\s[^>]*?\bid="([^"]+)"/g)].map(([, id]) => id!),
  )
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !isTakenId(id))).toEqual([])
})
