import { expect, test } from '@jest/globals'
import { changedRepository } from '../../tests/support/changed-repository'
import { becameSame } from './became-same'

const PAGE = 'content/docs/five/page.mdx'
const STRINGS = 'src/site/strings.ts'
const told = changedRepository(
  {
    [PAGE]: [
      '| 名 | 默认 | 说明 |',
      '| --- | --- | --- |',
      '| `a` | 无 | 移动的时长 |',
      '| `b` | 无 | 移动的曲线 |',
      '',
      '| `c` | 无 | 转动的曲线 |',
    ].join('\n'),
    [STRINGS]: "export const strings = {\n  copy: '复制这一段代码',\n  copy2: '复制',\n}\n",
    'content/reference/openapi.yaml': 'a:\n  summary: 取空间列表\nb:\n  summary: 取一个空间\n  title: 取一个空间的事\n',
    'content/reference/state.yaml':
      "longitude: { text: '经度，弧度', learn: a }\nlatitude: { text: '纬度，弧度', learn: b }\n",
  },
  becameSame,
)

test.each([
  [PAGE, '移动的曲线', '移动的时长', `${PAGE}:4 这里改得与第 3 行一样了：移动的时长 → 抄串了就改回：移动的曲线`],
  [
    'content/reference/openapi.yaml',
    '取一个空间',
    '取空间列表',
    'content/reference/openapi.yaml:4 这里改得与第 2 行一样了：取空间列表 → 抄串了就改回：取一个空间',
  ],
  [
    'content/reference/state.yaml',
    '纬度，弧度',
    '经度，弧度',
    'content/reference/state.yaml:2 这里改得与第 1 行一样了：经度，弧度 → 抄串了就改回：纬度，弧度',
  ],
])('%s: %s has become %s', (file, before, after, said) => expect(told(file, before, after)).toEqual([said]))

test.each([
  ['a row of another table', PAGE, '转动的曲线', '移动的曲线'],
  ['what says something else', PAGE, '移动的曲线', '移动的轨迹'],
  ['a short value', PAGE, '| 无 | 移动的曲线', '| 有 | 移动的曲线'],
  ['another key', 'content/reference/openapi.yaml', '取一个空间的事', '取空间列表'],
])('%s is not told', (_name, file, before, after) => expect(told(file, before, after)).toEqual([]))
