import { expect, test } from '@jest/globals'
import { changedRepository } from '../../tests/support/changed-repository'
import { leftBehind } from './left-behind'

const PAGE = 'content/docs/five/page.mdx'
const FILES: Record<string, string> = {
  [PAGE]:
    "# 空间导览\n\nimport './tag.css'\n\n停 300 毫秒\n\n写 300，点一下\n\n开在 localhost:8080，80 个点，共 8080 个\n\n访问 localhost:8080\n",
  'content/docs/five/other.mdx': "空间导览\n\nimport './tag.css'\nimport './room.css'\n",
  'deploy/nginx/logs.conf': 'log_format docs_missing "$status";\n',
  'deploy/nginx.conf': 'access_log missing.log docs_missing;\n',
  'content/docs/five/tour.mdx': '离开页面之前不会触发，也不会等待。\n\n| 名 | 切换结束之前不会触发 |\n',
  'content/reference/five/events.yaml': "- text: '切换结束之前不会触发'\n- text: 也不会等待。\n",
  'content/docs/five/code.mdx':
    '```ts\nfive.on("pano.request", (request) => request.preventDefault())\nuntil: data.expire_at * 1000 - 30\n```\n',
  'samples/a/main.ts': 'event.preventDefault()\nconst until = data.expire_at * 1000\n',
  'tools/a.ts': 'const isOwn = isOwn()\n',
}
const told = changedRepository(FILES, leftBehind)

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
  // 80 stands there too, but counts something else
  [
    PAGE,
    'localhost:8080',
    'localhost:80',
    `这里的 localhost:8080 改成了 localhost:80，别处还是 localhost:8080：${PAGE}:11`,
  ],
  [
    'content/docs/five/tour.mdx',
    '之前不会触发 |',
    '之前会触发 |',
    '别处还是 换结束之前不：content/reference/five/events.yaml:1',
  ],
  [
    'content/docs/five/code.mdx',
    'preventDefault()',
    'preventDefault',
    '别处还是 .preventDefault()：samples/a/main.ts:1',
  ],
  ['content/docs/five/code.mdx', ' * 1000', '', '别处还是 data.expire_at * 1000：samples/a/main.ts:2'],
  ['content/docs/five/tour.mdx', '不会等待', '也会等待', '别处还是 不会等待。：content/reference/five/events.yaml:2'],
])('%s: %s has become %s in one place', (file, before, after, said) => {
  expect(told(file, before, after)).toEqual([expect.stringContaining(said)])
})

test.each([
  ['a word that is not a slip', PAGE, '一下', '两下'],
  ['what stands elsewhere too', PAGE, 'tag.css', 'room.css'],
  ['what a compiler reads', 'tools/a.ts', 'isOwn', 'isOurs'],
  ['what has moved', PAGE, '停 300', '300 停'],
  ['a number that counts nothing else', PAGE, '共 8080', '共 80'],
  ['what a sentence says more', 'content/docs/five/tour.mdx', '不会触发 |', '不会触发和等待 |'],
  ['nothing', PAGE, '', ''],
])('%s is not told', (_name, file, before, after) => expect(told(file, before, after)).toEqual([]))
