import { expect, test } from '@jest/globals'
import { compileVue } from '../vue'
import { moduleOf, placesOf, withNames } from './names'

test('a message of the browser names the module, not its address', () => {
  const address = moduleOf('export const other = 1', 'src/viewer.ts')
  expect(withNames(`The requested module '${address}' does not provide an export named 'start'`)).toBe(
    "The requested module 'src/viewer.ts' does not provide an export named 'start'",
  )
  expect(withNames(`at start (${address}:3:14)`)).toBe('at start (src/viewer.ts:3:14)')
  expect(withNames(`${address}/3 blob:null/other`)).toBe(`${address}/3 blob:null/other`)
})

test('an error in a component is told with the line of the component, not of what is made of it', () => {
  const script =
    "import { ref } from 'vue'\ninterface A {\n  a: number\n}\nconst one = ref(1)\nfunction go(): void {\n  throw new Error('8')\n}"
  const source = `<script setup lang="ts">\n${script}\n</script>\n\n<template><p @click="go">{{ one }}</p></template>\n`
  const compiled = compileVue('src/App.vue', source)
  if ('faults' in compiled) throw new Error('faults')
  const made = compiled.code.split('\n')
  const address = moduleOf('', 'src/App.vue', compiled.lines)
  const thrown = made.findIndex((line) => line.includes('throw')) + 1
  expect(thrown).not.toBe(8)
  const stack = `Error: 8\n    at go (${address}:${thrown}:9)\n    at setup (${address}:${made.length}:1)`
  expect(placesOf(Object.assign(new Error('8'), { stack }))).toEqual([{ file: 'src/App.vue', line: 8 }])
})
