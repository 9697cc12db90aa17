/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import type { Program } from '../project/program'
import type * as Module from './changed'

const files = { 'src/main.ts': '改过\n' }
const own = { name: 'five/a/one', files: { 'src/main.ts': '' }, shown: ['src/main.ts'] } as unknown as Program

/** A program as it is opened after the page has been loaded anew. */
async function opened(): Promise<Module.Changed> {
  jest.resetModules()
  const { Changed } = await import('./changed')
  const { draftOf } = await import('./drafts')
  const changed = new Changed(own)
  changed.open(draftOf(own.name))
  return changed
}

test('what was started without a sign of life is read before it runs, and what was heard or closed is not', async () => {
  const first = await opened()
  first.keep(files)
  first.run(files)
  first.keep({ 'src/main.ts': '又改过\n' })
  const held = await opened()
  expect(held.isHeld).toBe(true)
  // Closed without a run
  held.heard()
  const again = await opened()
  expect(again.isHeld).toBe(true)
  again.run(files)
  again.heard()
  expect((await opened()).isHeld).toBe(false)
})
