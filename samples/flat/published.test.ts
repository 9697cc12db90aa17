import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import { dataFiles, facePicture, litFlat } from './build-flat'
import { ARCHIVE, MANIFEST, OUTPUT, sourceDigest } from './published'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const published = new Map(readdirSync(OUTPUT).map((name) => [name, readFileSync(join(OUTPUT, name))]))
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { source: string; files: Record<string, string> }

describe('the published flat', () => {
  test('comes from the sources as they are (else: npm run flat)', () => {
    expect(manifest.source).toBe(sourceDigest())
  })

  test('is what the generator has written, file by file', () => {
    const found = Object.fromEntries([...published].map(([name, bytes]) => [`${OUTPUT}/${name}`, sha256(bytes)]))
    expect({ ...found, [ARCHIVE]: sha256(readFileSync(ARCHIVE)) }).toEqual(manifest.files)
  })

  test.each([...dataFiles()])('%s is generated again to the same bytes', (name, bytes) => {
    expect(published.get(name)?.toString('utf8')).toBe(bytes.toString('utf8'))
  })

  test('a picture is rendered again to the same bytes', async () => {
    expect(sha256(await facePicture(litFlat(), 1, 'up'))).toBe(sha256(published.get('p1-up.webp')!))
  })

  test('weighs less than 400 kB', () => {
    const size = [...published.values()].reduce((sum, { length }) => sum + length, 0)
    expect(size).toBeLessThan(400_000)
  })

  test('is in the archive as a folder named flat', () => {
    const entries = unzipSync(readFileSync(ARCHIVE))
    expect(Object.keys(entries).sort()).toEqual([...published.keys()].map((name) => `flat/${name}`).sort())
    for (const [name, bytes] of published) expect(sha256(entries[`flat/${name}`]!)).toBe(sha256(bytes))
  })
})
