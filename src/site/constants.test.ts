import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOBILE_MAX_WIDTH } from './constants'

/** Widths of media queries this near to the breakpoint, in em, are the breakpoint. */
const NEAR = 2.5

test('style sheets repeat the mobile breakpoint as it is', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const widths = sheets.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/([\d.]+)em/g)].map(([, width]) => ({ file, width: Number(width) })),
    ),
  )
  const near = widths.filter(({ width }) => Math.abs(width - MOBILE_MAX_WIDTH) <= NEAR)
  expect(near.length).toBeGreaterThan(5)
  // Either the widest mobile window or the narrowest of the others
  expect(near.filter(({ width }) => width !== MOBILE_MAX_WIDTH && width !== MOBILE_MAX_WIDTH + 1 / 16)).toEqual([])
})
