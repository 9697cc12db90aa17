import { expect, test } from '@jest/globals'
import { namesIn, referenceNames } from './name-links'
import type { PackageReference, ReferenceSymbol } from './types'

test('of a path its last part is the name, of a longer path the part that has the entry', () => {
  expect(namesIn('(five: Five, mode?: A.Mode) => A.Mode.Open', ['Five', 'A.Mode'])).toEqual([
    [7, 4, 'Five'],
    [22, 4, 'A.Mode'],
    [33, 4, 'A.Mode'],
  ])
})

test('keys, parameters and parts of other names are none', () => {
  expect(namesIn('{ Mode: string; Mode?: ModeItem; other: X.Mode }', ['Mode'])).toEqual([])
})

const symbol = (name: string, facts: Partial<ReferenceSymbol>): ReferenceSymbol => ({
  name,
  module: 'pkg',
  kind: 'interface',
  signature: `interface ${name}`,
  text: '一句话',
  page: 'dnalogel/reference/a',
  members: [],
  ...facts,
})
const packageOf = (...symbols: ReferenceSymbol[]): PackageReference => ({ package: 'pkg', version: '1.0.0', symbols })

test('names in signatures and types lead to the package of the page, then to the others, and never to themselves', () => {
  const node = symbol('Tree.Node', {
    signature: 'interface Tree.Node extends Base',
    names: ['Base'],
    members: [
      { name: 'next', kind: 'property', type: 'Tree.Node | Leaf', names: ['Tree.Node', 'Leaf'], text: '下一个' },
      { name: 'five', kind: 'property', type: 'Five', names: ['Five'], text: '查看器' },
    ],
  })
  const own = packageOf(node, symbol('Base', { page: 'dnalogel/reference/b' }), symbol('Leaf', {}))
  const five = packageOf(
    symbol('Five', { page: 'five/reference/Five' }),
    symbol('Leaf', { page: 'five/reference/Five' }),
  )
  expect(referenceNames([own, five], 'dnalogel/reference/a')).toEqual({
    'interface Tree.Node extends Base': [[28, 4, 'dnalogel/reference/b#Base']],
    'Tree.Node | Leaf': [[12, 4, 'dnalogel/reference/a#Leaf']],
    Five: [[0, 4, 'five/reference/Five#Five']],
  })
})
