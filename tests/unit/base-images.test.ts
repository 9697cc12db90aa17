import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

const BY_DIGEST = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/

/** Image that each stage of a Dockerfile starts from; those that are other stages or told from outside are left out. */
function baseImages(source: string): string[] {
  const defaults = new Map([...source.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name!, value!]))
  const stages = [...source.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, image, stage]) => ({ image, stage }))
  const names = new Set(stages.map(({ stage }) => stage))
  return stages
    .map(({ image }) => image!.replace(/^\$\{(\w+)\}$/, (_, name: string) => defaults.get(name) ?? ''))
    .filter((image) => !names.has(image))
}

test('every base image is taken by its digest, with a tag that says which version that is', () => {
  const images = baseImages(readFileSync('Dockerfile', 'utf8'))
  expect(images.length).toBeGreaterThan(1)
  expect(images.filter((image) => !BY_DIGEST.test(image))).toEqual([])
})

test('the image serves as an ordinary user, tells whether it is well, and ends what it has begun', () => {
  const served = readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1)!
  expect(served).toMatch(/^USER [1-9]\d*$/m)
  expect(served).toMatch(/^HEALTHCHECK .*\n +CMD curl -fsS .*127\.0\.0\.1:8080\//m)
  expect(served).toMatch(/^STOPSIGNAL SIGQUIT$/m)
  expect(served).toMatch(/^ENTRYPOINT \["nginx", /m)
})
