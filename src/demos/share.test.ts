import { expect, test } from '@jest/globals'
import { changesIn, fragmentOf, sharedIn } from './share'

const changes = { 'src/viewer.ts': `const 客厅 = '20 ㎡' // ${'长'.repeat(3000)}\n`, 'src/style.css': '' }

test('what an address shares comes out as it was, and takes a fraction of its length', async () => {
  const fragment = await fragmentOf('quick-start', changes)
  expect(fragment).toMatch(/^#demo=quick-start&code=[\w-]+$/)
  expect(fragment.length).toBeLessThan(300)
  const { id, code } = sharedIn(fragment)!
  expect(id).toBe('quick-start')
  expect(await changesIn(code)).toEqual(changes)
})

test('what a chat takes into an address behind it is no part of the code', async () => {
  const fragment = await fragmentOf('quick-start', changes)
  for (const behind of ['。', '%E3%80%82', '，看一下', ')', '&from=wechat'])
    expect(sharedIn(fragment + behind)).toEqual(sharedIn(fragment))
})

test('any other fragment is none; one that was cut off, or holds something else, is refused', async () => {
  for (const hash of ['', '#options', '#demo=x', '#demo=x&code=<b>']) expect(sharedIn(hash)).toBeUndefined()
  const { code } = sharedIn(await fragmentOf('a', changes))!
  await expect(changesIn(code.slice(0, -20))).rejects.toThrow()
  await expect(changesIn(sharedIn(await fragmentOf('a', [1] as never))!.code)).rejects.toThrow('no files')
})
