import { expect, test } from '@jest/globals'
import type { ToSandbox } from '../messages'
import { Modules, type Folder } from './modules'

/** A folder of the demos that has the compiler of components, and no package. */
const folder: Folder = {
  addressOf: (name) =>
    name === 'vue.js' ? Promise.resolve(`${process.cwd()}/src/demos/vue.ts`) : Promise.reject(new TypeError(name)),
  textOf: (name) => Promise.reject(new TypeError(name)),
}

test.each([
  ['{\n  "a": 1,\n}', 'src/tags.json 第 3 行第 1 列：JSON 格式不对', 3],
  ['{ a: 1 }', 'src/tags.json 第 1 行第 3 列：JSON 格式不对', 1],
  ['{} // 说明', 'src/tags.json 第 1 行第 4 列：JSON 格式不对', 1],
])('a JSON file that is none is told with its place: %j', async (text, message, line) => {
  const modules = new Modules({ files: { 'src/tags.json': text } } as unknown as ToSandbox, folder)
  await expect(modules.addressOf('src/tags.json')).rejects.toMatchObject({
    message,
    place: { file: 'src/tags.json', line },
  })
})

test.each([
  ['./nothing', 'src/main.ts 引用了 ./nothing，这个示例里没有这个文件'],
  ['no-such-package', 'src/main.ts 引用了 no-such-package：没有取到，或者这里没有这个包'],
])('an import of %s, which leads nowhere, is told with its place', async (id, message) => {
  const files = { 'src/main.ts': `const one = 1\nimport { run } from '${id}'\nrun(one)\n` }
  const modules = new Modules({ files, sdk: 'five' } as unknown as ToSandbox, folder)
  await expect(modules.addressOf('src/main.ts')).rejects.toMatchObject({
    message,
    place: { file: 'src/main.ts', line: 2 },
  })
})

test.each([
  ['one', "import { one, nothing } from './other'\none(nothing)\n", 'nothing', './other', 1],
  [
    'another name',
    "import { one } from './other'\nimport {\n  nothing as two,\n} from './other'\none(two)\n",
    'nothing',
    './other',
    3,
  ],
  ['none of its own', "import { one } from './other'\nimport all from './other'\none(all)\n", 'default', './other', 2],
  [
    'one of a module that passes on',
    "import { one } from './index'\nimport { two } from './index'\none(two)\n",
    'two',
    './index',
    2,
  ],
])('an import of a name that is not exported (%s) is told with its place', async (_what, text, name, id, line) => {
  const files = {
    'src/main.ts': text,
    'src/other.ts': 'export const one = 1\n',
    'src/index.ts': "export * from './other'\n",
  }
  const modules = new Modules({ files } as unknown as ToSandbox, folder)
  await expect(modules.addressOf('src/main.ts')).rejects.toMatchObject({
    message: `src/main.ts 要从 ${id} 引用 ${name}，那里没有导出它`,
    place: { file: 'src/main.ts', line },
  })
})

test('files that import each other are told with the place where the circle closes', async () => {
  const files = { 'src/main.ts': "import './one'\n", 'src/one.ts': "const one = 1\nimport './main'\n" }
  await expect(new Modules({ files } as unknown as ToSandbox, folder).addressOf('src/main.ts')).rejects.toMatchObject({
    message: '文件互相引用成了环：src/main.ts → src/one.ts → src/main.ts',
    place: { file: 'src/one.ts', line: 2 },
  })
})

const component = (script: string, template: string, style = ''): string =>
  `<script setup lang="ts">\nconst one = 1\n${script}\n</script>\n\n<template>${template}</template>\n\n<style scoped>\n${style}\n</style>\n`

test.each([
  ['script', component('const = 2', '<p />'), 'src/App.vue: Unexpected token (3:6)', 3],
  [
    'template',
    component('', '<p>{{ one + }}</p>'),
    'src/App.vue: Error parsing JavaScript expression: Unexpected token (1:6)',
    6,
  ],
  ['directive', component('', '\n<p v-else />'), 'src/App.vue: v-else/v-else-if has no adjacent v-if or v-else-if.', 7],
  ['loop', component('', '\n<p\nv-for="one" />'), 'src/App.vue: v-for has invalid expression.', 8],
  [
    'use of a macro',
    component('defineProps<Other>()', '<p />'),
    'src/App.vue: Unresolvable type reference or unsupported built-in utility type',
    3,
  ],
  ['style', component('', '<p />', 'p { color: red'), 'src/App.vue: Unclosed block', 9],
])('a mistake in the %s of a component is told with its place', async (_part, text, message, line) => {
  const modules = new Modules({ files: { 'src/App.vue': text } } as unknown as ToSandbox, folder)
  await expect(modules.addressOf('src/App.vue')).rejects.toMatchObject({
    message,
    place: { file: 'src/App.vue', line },
  })
})
