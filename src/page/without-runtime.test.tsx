import { expect, test } from '@jest/globals'
import { createElement, type ReactNode } from 'react'
import { withoutRuntime } from './without-runtime'

const Slice = (_props: { sliceId: string }): null => null
const loader = <script key="script-loader" />
const slice = createElement(Slice, { sliceId: '_gatsby-scripts' })
const own = <script key="own" />

test('Gatsby’s runtime goes, everything else stays', () => {
  expect(withoutRuntime([own, loader, null, slice])).toEqual([own, null])
})

test.each<[string, ReactNode[]]>([
  ['script-loader 应恰好有一处，找到 0 处', [own, slice]],
  ['_gatsby-scripts 应恰好有一处，找到 0 处', [own, loader]],
])('a changed Gatsby fails the build: %s', (message, nodes) => {
  expect(() => withoutRuntime(nodes)).toThrow(message)
})
