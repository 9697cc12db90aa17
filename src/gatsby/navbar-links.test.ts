import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { checkLinks } from './link-check'

test('a broken address in the navbar is told with the line that it is written in', () => {
  const root = tempFolder('navbar')
  mkdirSync(join(root, 'src/site'), { recursive: true })
  writeFileSync(
    join(root, 'src/site/navbar.ts'),
    "export const navbar = [\n  '/openapi/',\n  '/nope-nav/',\n  '/docs/',\n]\n",
  )
  const page = (path: string) => ({ type: 'page' as const, label: path, path })
  const maps = { byId: new Map(), drafts: new Map(), navigation: new Map(), moved: new Map() }
  const model = { ...maps, docs: [], sidebarLinks: [], problems: [] }
  const navbar = { start: [page('/openapi/'), page('/nope-nav/')], end: [page('/docs/')] }
  expect(checkLinks({ root, model, bodies: new Map(), home: undefined, navbar, generated: [] })).toEqual([
    expect.objectContaining({
      severity: 'error',
      rule: 'broken-link',
      file: 'src/site/navbar.ts',
      line: 3,
      message: '链接“/nope-nav/”没有对应的页面或文件（/nope-nav/）',
    }),
  ])
})
