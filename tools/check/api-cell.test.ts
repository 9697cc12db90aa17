import { describe, expect, test } from '@jest/globals'
import { normalType, parseCell, unionParts } from './api-cell'
import { parseReference, typeOfExpression, type Exports } from './api-names'

describe('parseCell', () => {
  test('a type stays as it is and tells its names', () => {
    expect(parseCell('Map<string, THREE.Vector3> | null')).toEqual({
      type: 'Map<string, THREE.Vector3> | null',
      partial: false,
      names: ['Map', 'THREE'],
    })
  })

  test.each(['{ id, name? } | null', '(event) => void', '(...args: string[]) => void'])(
    '%s is a type as it is',
    (code) => {
      expect(parseCell(code)).toMatchObject({ type: code, partial: false })
    },
  )

  test.each([
    ["'a' | 'b' | …", "'a' | 'b'"],
    ['{ id: string, ... }', '{ id: string}'],
    ['…', 'any'],
  ])('%s leaves something out on purpose', (code, type) => {
    expect(parseCell(code)).toMatchObject({ type, partial: true })
  })

  test.each(['number | {', 'a b', '} ; type X = {', ''])('%s is no type', (code) => {
    expect(parseCell(code).type).toBeNull()
  })
})

describe('normalType', () => {
  test.each([
    ['THREE_2.Vector3|undefined', 'Vector3'],
    ['"b" | \'a\'', "'a' | 'b'"],
    ['{ x: number; y: number; }', '{x: number, y: number}'],
    ['(a: string | number) => void', '(a:string|number)=>void'],
  ])('%s = %s', (a, b) => {
    expect(normalType(a)).toBe(normalType(b))
  })

  test('different types stay different', () => {
    expect(normalType('string | number')).not.toBe(normalType('string'))
  })

  test('a union is split at its top level only', () => {
    expect(unionParts("Array<'a' | 'b'> | ((x: 'c' | 'd') => void) | null")).toEqual([
      "Array<'a' | 'b'>",
      "((x: 'c' | 'd') => void)",
      'null',
    ])
  })
})

describe('typeOfExpression', () => {
  const exports: Exports = new Map([
    ['Five', { kind: 'type', parameters: 0 }],
    ['Subscribe', { kind: 'type', parameters: 1 }],
    ['PanoTagPlugin', { kind: 'value', parameters: 0 }],
    ['Mode', { kind: 'enum', parameters: 0 }],
    ['Util', { kind: 'namespace', parameters: 0 }],
  ])

  test.each([
    ['Five', 'M.Five'],
    ['Five["works"][number]', 'NonNullable<NonNullable<M.Five>["works"]>[number]'],
    ['Subscribe', 'M.Subscribe<any>'],
    ['Subscribe<Five>', 'M.Subscribe<M.Five>'],
    ['ReturnType<typeof PanoTagPlugin>', 'ReturnType<typeof M.PanoTagPlugin>'],
    ['Mode', 'typeof M.Mode'],
    ['Record<Mode, number>', { missing: 'Record' }],
    ['Partial<Mode>', 'Partial<M.Mode>'],
    ['Util.Deep', 'M.Util.Deep'],
  ])('%s', (expression, type) => {
    expect(typeOfExpression(expression, exports)).toEqual(typeof type === 'string' ? { type } : type)
  })

  test('a reference needs a package and a type', () => {
    expect(parseReference('@realsee/five#Five')).toEqual({ module: '@realsee/five', expression: 'Five' })
    expect(parseReference('@realsee/five')).toBeNull()
    expect(parseReference('#Five')).toBeNull()
  })
})
