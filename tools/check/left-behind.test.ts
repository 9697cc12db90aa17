import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { leftBehind } from './left-behind'

const root = tempFolder('left-behind')
const PAGE = 'content/docs/five/page.mdx'
const FILES: Record<string, string> = {
  [PAGE]: "# 空间导览\n\nimport './tag.css'\n\n停 300 毫秒\n\n写 300，点一下\n",
  'content/docs/five/other.mdx': "空间导览\n\nimport './tag.css'\n",
  'deploy/nginx/logs.conf': 'log_format docs_missing "$status";\n',
  'deploy/nginx.conf': 'access_log missing.log docs_missing;\n',
  'tools/a.ts': 'const isOwn = isOwn()\n',
}
const git = (...args: string[]): void => void execFileSync('git', args, { cwd: root, stdio: 'ignore' })
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  git('init', '-b', 'main')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', 'a')
})
beforeEach(() => git('checkout', '.'))

/** @returns what is said of a file in which one text, where it stands first, has become another. */
function told(file: string, before: string, after: string): string[] {
  write(file, FILES[file]!.replace(before, after))
  return leftBehind(root).map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`)
}

test.each([
  [
    PAGE,
    'tag.css',
    'tags.css',
    `${PAGE}:3 这里的 tag.css 改成了 tags.css，别处还是 tag.css：content/docs/five/other.mdx:3`,
  ],
  [PAGE, '导览', '导揽', `${PAGE}:1 这里的 导览 改成了 导揽，别处还是 导览：content/docs/five/other.mdx:1 → 读音一样`],
  [PAGE, '300', '500', `${PAGE}:5 这里的 300 改成了 500，别处还是 300：${PAGE}:7`],
  ['deploy/nginx/logs.conf', 'docs_missing', 'docs_mising', 'deploy/nginx.conf:1'],
])('%s: %s has become %s in one place', (file, before, after, said) => {
  expect(told(file, before, after)).toEqual([expect.stringContaining(said)])
})

test.each([
  ['a word that is not a slip', PAGE, '一下', '两下'],
  ['what stands elsewhere too', PAGE, 'tag.css', 'missing.log'],
  ['what a compiler reads', 'tools/a.ts', 'isOwn', 'isOurs'],
  ['what has moved', PAGE, '停 300', '300 停'],
  ['nothing', PAGE, '', ''],
])('%s is not told', (_name, file, before, after) => expect(told(file, before, after)).toEqual([]))
