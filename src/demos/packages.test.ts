import { expect, test } from '@jest/globals'
import { init, parse } from 'es-module-lexer'
import { transform } from 'sucrase'
import { readPageApps } from '../../tests/support/page-apps'
import { compileVue } from './vue'
import { MODULES } from './packages'
import { programOf } from './project/program'

/** Code as it runs: imports of types are gone. */
function running(file: string, text: string): string {
  if (!/\.(?:tsx?|jsx|vue)$/.test(file)) return ''
  const compiled = file.endsWith('.vue') ? compileVue(file, text) : { code: text }
  const code = 'code' in compiled ? compiled.code : ''
  return transform(code, {
    transforms: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
  }).code
}

test('every package that a program of the pages imports is there for it', async () => {
  await init
  const missing = readPageApps()
    .map(programOf)
    .flatMap(({ name, sdk, files }) =>
      Object.entries(files).flatMap(([file, text]) =>
        parse(running(file, text))[0]
          .flatMap(({ n }) => (n === undefined || n.startsWith('.') || MODULES[sdk].includes(n) ? [] : [n]))
          .map((id) => `${name} ${file}: ${id}`),
      ),
    )
  expect(missing).toEqual([])
})
