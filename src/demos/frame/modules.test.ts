import { expect, test } from '@jest/globals'
import type { ToFrame } from '../messages'
import { Modules } from './modules'

test.each([
  ['{\n  "a": 1,\n}', 'src/tags.json 第 3 行第 1 列：JSON 格式不对', 3],
  ['{ a: 1 }', 'src/tags.json 第 1 行第 3 列：JSON 格式不对', 1],
  ['{} // 说明', 'src/tags.json 第 1 行第 4 列：JSON 格式不对', 1],
])('a JSON file that is none is told with its place: %j', async (text, message, line) => {
  const modules = new Modules({ files: { 'src/tags.json': text } } as unknown as ToFrame, '')
  await expect(modules.addressOf('src/tags.json')).rejects.toMatchObject({
    message,
    place: { file: 'src/tags.json', line },
  })
})
