import { describe, expect, test } from '@jest/globals'
import { readPackage } from './read-package'
import { PACKAGES } from './scope'

const dnalogel = readPackage(
  process.cwd(),
  PACKAGES.find(({ slug }) => slug === 'dnalogel')!,
)
const named = (name: string) => dnalogel.find((symbol) => symbol.name === name)

describe('what a package exports in a namespace', () => {
  test('bears the name that one writes, also in a namespace below', () => {
    expect(named('CruisePluginTypes.CruiseKeyframe')?.signature).toBe('interface CruisePluginTypes.CruiseKeyframe')
    expect(named('Util.blink')?.signature).toMatch(/^Util\.blink\(objects: Util\.Target \|/)
    expect(named('Util.sculpt.BoxMesh')?.kind).toBe('class')
  })

  test('has one entry: what is exported alone too has that name', () => {
    expect([named('Magnifier')?.kind, named('Util.Magnifier')]).toEqual(['class', undefined])
    expect([named('Util.inside')?.kind, named('Util.pointInPolygon')]).toEqual(['function', undefined])
    const names = dnalogel.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('is named in other declarations as a reader has to write it, and these say that they name it', () => {
    const keyframes = named('CruisePluginTypes.PluginData')?.members.find(({ name }) => name === 'keyframes')
    expect(keyframes).toMatchObject({
      type: 'CruisePluginTypes.CruiseKeyframe[]',
      names: ['CruisePluginTypes.CruiseKeyframe'],
    })
    expect(named('AreaMakerPlugin')).toMatchObject({
      signature:
        'AreaMakerPlugin: (five: Five, params?: AreaMakerPluginType.Params) => AreaMakerPluginType.AreaMakerController',
      names: ['AreaMakerPluginType.Params', 'AreaMakerPluginType.AreaMakerController'],
    })
  })
})

test('a string with two slashes is no comment', () => {
  expect(named('Util.DEFAULT_STATIC_PREFIX')?.signature).toMatch(/^const Util\.DEFAULT_STATIC_PREFIX: '\/\/[\w.-]+'$/)
})

describe('an entry point that a version of a package does not have', () => {
  const vreo = PACKAGES.find(({ slug }) => slug === 'vreo')!
  const [first] = vreo.modules

  test('has no names, and those of the others are read', () => {
    const read = readPackage(process.cwd(), { ...vreo, modules: ['@realsee/vreo/gone', first!] })
    expect(read.length).toBeGreaterThan(0)
    expect(new Set(read.map(({ module }) => module))).toEqual(new Set([first]))
  })

  test('is not the package that is missing altogether', () => {
    expect(() => readPackage(process.cwd(), { ...vreo, modules: ['@realsee/gone'] })).toThrow(
      '没有找到 @realsee/gone 的类型声明，先运行 npm ci',
    )
  })
})
