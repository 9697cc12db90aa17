import { beforeEach, expect, test } from '@jest/globals'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { bundle, OPENAPI_FOLDER } from './bundle'

let root: string
beforeEach(() => {
  root = tempFolder('openapi')
  cpSync(join(process.cwd(), OPENAPI_FOLDER), join(root, OPENAPI_FOLDER), { recursive: true })
})

/** Writes a mistake into a file. @returns the line it stands in. */
function change(name: string, before: string, after: string): number {
  const file = join(root, OPENAPI_FOLDER, name)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(before)
  writeFileSync(file, text.replace(before, after))
  return text.slice(0, text.indexOf(before)).split('\n').length
}

test('the description as it is has no mistakes', () => {
  expect(bundle(root).problems).toEqual([])
})

test.each([
  ['marks of a merge', Buffer.from('<<<<<<< HEAD\n'), '合并冲突', '<<<<<<<'],
  ['another encoding', Buffer.from('# \xb1\xe0\n', 'latin1'), 'UTF-8', '另存为'],
])('%s is told at its line with what to do about it, and nothing else', (_what, bytes, message, remedy) => {
  const file = join(root, OPENAPI_FOLDER, 'auth.yaml')
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, Buffer.concat([Buffer.from(`${first}\n`), bytes, Buffer.from(rest.join('\n'))]))
  expect(bundle(root).problems).toEqual([
    expect.objectContaining({
      file: `${OPENAPI_FOLDER}/auth.yaml`,
      line: 2,
      message: expect.stringContaining(message),
      remedy: expect.stringContaining(remedy),
    }),
  ])
})

test.each([
  ['no YAML', 'auth.yaml', 'summary: 换取凭证', 'summary 换取凭证', /不是|implicit|键|key/i],
  ['an unknown key', 'auth.yaml', 'x-print:', 'x-prnt:', /没有“x-prnt”这个字段/],
  ['an unknown type', 'auth.yaml', 'type: string', 'type: text', /type/],
  ['a method that the site does not know', 'auth.yaml', '  post:', '  put:', /put/],
  ['a reference that leads nowhere', 'auth.yaml', "AccessTokenRequest'", "AccessTokenRequst'", /AccessTokenRequst/],
  ['a path to no operation', 'openapi.yaml', 'auth.yaml#/accessToken', 'auth.yaml#/acessToken', /acessToken/],
  ['an operation that no path names', 'auth.yaml', 'accessToken:', 'other:', /other/],
  [
    'a server without https',
    'openapi.yaml',
    'https://app-gateway.realsee.cn',
    'http://app-gateway.realsee.cn',
    /https/,
  ],
])('%s is told with its file and line', (_what, name, before, after, words) => {
  const line = change(name, before, after)
  const { document, problems } = bundle(root)
  expect(document).toBeUndefined()
  expect(problems).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      file: `${OPENAPI_FOLDER}/${name}`,
      line,
      message: expect.stringMatching(words),
      remedy: expect.stringMatching(/./),
    }),
  )
})

test('is read as Windows saves it', () => {
  const file = join(root, OPENAPI_FOLDER, 'auth.yaml')
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
  expect(bundle(root).problems).toEqual([])
})
