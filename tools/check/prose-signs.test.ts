import { describe, expect, test } from '@jest/globals'
import { readText } from '../../src/demos/page-tree'
import { checkProse } from './prose-page'

/** @returns what is told of a paragraph by the rules for words and signs. */
function told(text: string): string[] {
  const read = readText('a.mdx', `---\ntitle: 甲\n---\n\n${text}\n`)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return checkProse(read.page)
    .problems.filter(({ rule }) => /^prose-(?:sign|word|term|pairs)$/.test(rule))
    .map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

describe('signs and words', () => {
  test.each([
    ['最多 1，000 个。', '1，000” → 数里不写全角逗号'],
    ['从 2026 年 2 月 30 日起。', '没有这一天'],
    ['从 13 月 1 日起。', '没有这一天'],
    ['可以可以换图。', '同一个词写了两遍'],
    ['低头能看到圆盘。低头能看到圆盘。', '同一句话写了两遍'],
    ['低 头 就 能看到。', '字与字之间不空格'],
    ["点'确定'再关上。", '引号写“”'],
    ['按 Ctrl－C。', '写半角的 -'],
    ['写在 viewer．ts 里。', '写半角的 .'],
    ['默认打开（待确认）。', '写给同事的话'],
    ['调高阀值。', '“阀值”在全站有统一的写法 → 阈值'],
    ['在 iphone 上。', 'iPhone'],
    ['切换到全景模式。', '模态'],
    ['RealSee 的空间。', '如视'],
    ['圆盘(在地面上）。', '把前面半角的“(”改成全角'],
    ['点“确定，再关闭。', '没有成对'],
    ['打开空间（见上文)再查看。', '“)”没有成对'],
    ['　　打开空间。', '段首不缩进'],
    ['打开空间，，再查看。', '只写一个'],
    ['占 50％。', '半角的 %'],
    ['打开的的空间。', '多写了一个字'],
    ['看到　圆盘。', '换成半角的空格'],
    ['好的，看到圆盘。', '助手的话'],
    ['【此处插入截图】看到圆盘。', '占位还在'],
  ])('%j', (text, said) => {
    expect(told(text)).toEqual([expect.stringContaining(said)])
    expect(told(text)[0]).toMatch(/^5 /)
  })

  test.each([
    '一个一个看，用着用着就慢。',
    '2026 年 2 月 28 日，4 月 30 日，12 月 31 日。',
    '必需的参数，不必需的参数。',
    '取 1.5 到 2，480 是上限。',
  ])('%j stays', (text) => {
    expect(told(text)).toEqual([])
  })
})
