import { beforeEach, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressPublic } from './compress'
import { tempFolder } from '../../tests/support/temp-folder'

let root: string
const file = (name: string): string => join(root, 'public', name)
const text = '正文。'.repeat(1000)

beforeEach(() => {
  root = tempFolder('compress', { 'public/page.html': text })
})

const sent = (name: string): string => brotliDecompressSync(readFileSync(file(`${name}.br`))).toString()

test('a copy holds what its file holds, and is reused', () => {
  expect(compressPublic(root)).toEqual({ written: 1, reused: 0 })
  expect(sent('page.html')).toBe(text)
  expect(compressPublic(root)).toEqual({ written: 0, reused: 1 })
  expect(sent('page.html')).toBe(text)
})

test('a build for readers compresses better, although copies of another quality are kept', () => {
  const varied = readFileSync('docs/authoring.md', 'utf8')
  writeFileSync(file('page.html'), varied)
  compressPublic(root)
  const quick = readFileSync(file('page.html.br')).length
  process.env.BROTLI_QUALITY = '11'
  try {
    compressPublic(root)
    expect(readFileSync(file('page.html.br')).length).toBeLessThan(quick)
    expect(sent('page.html')).toBe(varied)
    process.env.BROTLI_QUALITY = '12'
    expect(() => compressPublic(root)).toThrow('BROTLI_QUALITY')
  } finally {
    delete process.env.BROTLI_QUALITY
  }
})

test('copies of a run that did not come to its end are made again', () => {
  compressPublic(root)
  truncateSync(file('page.html.br'), 25)
  rmSync(join(root, 'node_modules/.cache'), { recursive: true })
  compressPublic(root)
  expect(sent('page.html')).toBe(text)
})

test('a file that has changed, and those whose copies are missing or cut off, are compressed again', () => {
  writeFileSync(file('cut.html'), text)
  writeFileSync(file('other.html'), text)
  writeFileSync(file('same.html'), text)
  compressPublic(root)
  writeFileSync(file('page.html'), `新的${text}`)
  rmSync(file('other.html.br'))
  truncateSync(file('cut.html.br'), 25)
  expect(compressPublic(root)).toEqual({ written: 3, reused: 1 })
  expect(sent('cut.html')).toBe(text)
  expect(sent('page.html')).toBe(`新的${text}`)
  expect(sent('other.html')).toBe(text)
})

test('no copy outlives its file: servers would send it', () => {
  writeFileSync(file('gone.html'), text)
  writeFileSync(file('small.html'), text)
  compressPublic(root)
  rmSync(file('gone.html'))
  writeFileSync(file('small.html'), '短')
  compressPublic(root)
  expect(readdirSync(join(root, 'public')).sort()).toEqual(['page.html', 'page.html.br', 'small.html'])
  expect(existsSync(file('gone.html.br'))).toBe(false)
})

test('a file that cannot be written fails the build', () => {
  mkdirSync(file('page.html.br'))
  expect(() => compressPublic(root)).toThrow(expect.objectContaining({ code: 'EISDIR', syscall: 'open' }))
})
