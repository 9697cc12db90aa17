import { describe, expect, test } from '@jest/globals'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { readdirSync, readFileSync } from 'node:fs'
import { VreoKeyframeEnum } from '@realsee/vreo/lib/typings/VreoUnit'
import { collectFences, type Fence } from '../../src/demos/fences'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface Schema {
  $id: string
  title: string
  description: string
  definitions: { keyframe: { properties: { type: { enum: string[] } } } }
}
const schemaOf = (name: string): Schema =>
  JSON.parse(readFileSync(`static/schemas/${name}.schema.json`, 'utf8')) as Schema
/** The schema that readers download; every script on a page must be valid by it. Another knows what 0.1.6 reads alone. */
const [schema, old] = [schemaOf('vreo-script'), schemaOf('vreo-script-0.1.6')]
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true }).addSchema(schema)
const compiled = (fragment: string): ValidateFunction => {
  const validate = ajv.getSchema(schema.$id + fragment)
  if (!validate) throw new Error(`no schema ${fragment}`)
  return validate
}
const isScript = compiled('')
const isKeyframe = compiled('#/definitions/keyframe')
const isFirst = ajv.compile(old)

interface Frame {
  type: string
  start: number
  end: number
}
interface Script {
  video: { url: string; duration: number }
  keyframes: Frame[]
}

/** What is wrong, one line for each fault. */
const faults = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`)

const PAGES = 'content/docs/vreo'
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `${PAGES}/${file}`)
/** JSON that is not a script: its title says so. */
const OTHER = /(^|\/)(package|settings|tsconfig)\.json$/
const samples = collectFences(process.cwd(), pages).fences.filter(
  ({ lang, meta }: Fence) => lang === 'json' && !OTHER.test(meta.title ?? ''),
)

/** The keyframes of a sample: of a whole script, of a list, or the one it is. */
const framesOf = (value: unknown): Frame[] =>
  Array.isArray(value)
    ? (value as Frame[])
    : value !== null && typeof value === 'object' && 'keyframes' in value
      ? (value as Script).keyframes
      : [value as Frame]

function sampleFaults(value: unknown): string[] {
  const whole = value !== null && typeof value === 'object' && 'keyframes' in value
  const found = whole ? faults(isScript, value) : framesOf(value).flatMap((frame) => faults(isKeyframe, frame))
  return found.concat(framesOf(value).flatMap(({ type, start, end }) => (end < start ? [`${type} ends first`] : [])))
}

describe('JSON samples of the guided tour', () => {
  test('there are scripts on the pages', () => {
    expect(samples.length).toBeGreaterThan(0)
  })

  test.each(samples.map((sample) => [`${sample.file}:${sample.line}`, sample.code] as const))(
    '%s is valid',
    (_place, code) => expect(sampleFaults(JSON.parse(code))).toEqual([]),
  )
})

describe('schema', () => {
  test('knows the keyframes of 0.1.6 and background music', () => {
    expect([...schema.definitions.keyframe.properties.type.enum].sort()).toEqual(
      [...Object.values(VreoKeyframeEnum), 'BgMusic'].sort(),
    )
  })

  const camera = { effect: 'Move', mode: 'Panorama', panoIndex: 0 }
  const vertex = { x: 0, y: 0, z: 0 }
  test.each([
    ['a type that is none', { type: 'Subtitle', data: {} }],
    ['no end', { type: 'Exit', end: undefined, data: {} }],
    ['a time before the start', { type: 'Exit', start: -1, data: {} }],
    [
      'a turn without an angle',
      { type: 'CameraMovement', data: { ...camera, effect: 'Rotate', longitude: 1, fov: 80 } },
    ],
    ['degrees for radians', { type: 'CameraMovement', data: { ...camera, longitude: 90 } }],
    ['radians for degrees', { type: 'CameraMovement', data: { ...camera, fov: 1.4 } }],
    ['vertices for vertexs', { type: 'ModelVideo', data: { videoSrc: 'a', videoPosterSrc: 'b', vertices: [] } }],
    [
      'three corners',
      { type: 'ModelVideo', data: { videoSrc: 'a', videoPosterSrc: 'b', vertexs: [vertex, vertex, vertex] } },
    ],
    ['a picture tag without picture', { type: 'PanoTag', data: { type: 'Image', text: '沙发', vertex } }],
    ['subtitle for subTitle', { type: 'InfoPanel', data: { type: 'Image', url: 'a', subtitle: 'b' } }],
    [
      'five faces',
      {
        type: 'UpdateVRPanorama',
        data: { panoIndex: 0, images: { up: 'a', down: 'a', left: 'a', right: 'a', front: 'a' } },
      },
    ],
    ['a panorama without signature', { type: 'UpdateVRPanorama', data: { panorama: {} } }],
  ])('refuses %s', (_mistake, frame) => {
    const whole = JSON.parse(JSON.stringify({ start: 0, end: 1, ...frame })) as unknown
    expect(faults(isKeyframe, whole)).not.toEqual([])
  })

  test('refuses a silent script without length', () => {
    const video = { url: '', duration: 0, start: 0, end: 0 }
    expect(faults(isScript, { video, keyframes: [] })).not.toEqual([])
  })
})

const tour = JSON.parse(readFileSync('static/samples/tour/flat-tour.json', 'utf8')) as Script

describe('the whole tour for download', () => {
  test('is valid', () => expect(sampleFaults(tour)).toEqual([]))

  test('keyframes of one type do not overlap; cameras rest 200 ms, and version 0.1.6 needs 700 ms between two lines', () => {
    const rests: Record<string, number> = { CameraMovement: 200, Prompter: 700 }
    for (const type of new Set(tour.keyframes.map((frame) => frame.type))) {
      const frames = tour.keyframes.filter((frame) => frame.type === type).sort((a, b) => a.start - b.start)
      const rest = rests[type] ?? 0
      for (const [index, { start }] of frames.entries()) {
        if (index > 0)
          expect({ type, start: start - (frames[index - 1]?.end ?? 0) >= rest }).toEqual({ type, start: true })
      }
    }
  })

  test('its exit comes before the end', () => {
    const exit = tour.keyframes.find(({ type }) => type === 'Exit')
    expect(exit?.start).toBeLessThan(tour.video.duration - 100)
  })
})

describe('the schema for 0.1.6', () => {
  const script = (data: object, video: object = {}) => ({
    video: { url: 'https://example.com/a.mp3', duration: 9_000, start: 0, end: 9_000, ...video },
    keyframes: [{ type: 'InfoPanel', start: 0, end: 3_000, data }],
  })
  const PANEL = { type: 'Image', url: 'https://example.com/a.png' }

  test('takes what both generations read', () => {
    expect(faults(isFirst, script(PANEL))).toEqual([])
    expect(faults(isFirst, tour)).toEqual(faults(isScript, tour))
  })

  test.each([
    ['a window', script({ ...PANEL, style: 'PopUp' })],
    ['a title', script({ ...PANEL, title: '图' })],
    ['an avatar', script(PANEL, { avatar: { url: 'https://example.com/a.png' } })],
  ])('refuses what 0.1.6 ignores: %s', (_, value) => {
    expect([isScript(value), isFirst(value)]).toEqual([true, false])
  })

  /** A description of the schema for both generations says what is of one of them. */
  function ofFirst(value: Json): Json {
    if (Array.isArray(value)) return value.map(ofFirst)
    if (!value || typeof value !== 'object') return value
    const said = (inner: Json): string => String((inner as { description?: Json } | null)?.description)
    const kept = Object.entries(value).filter(([, inner]) => !said(inner).startsWith('仅 2.x'))
    const count = /0\.1\.6 只认 (\d+) 个/.exec(said(value))?.[1]
    return {
      ...Object.fromEntries(kept.map(([key, inner]) => [key, ofFirst(inner)])),
      ...(count && { maxItems: Number(count) }),
    }
  }

  test('is the one for both generations without what only 2.x reads', () => {
    const { $id, title, description } = old
    expect(old).toEqual({ ...(ofFirst(schema as never) as object), $id, title, description })
  })
})
