import { describe, expect, test } from '@jest/globals'
import { withBrackets } from '../../../tests/support/search-hit'
import { findSpans, markSpans, wordsToMark } from './highlight'
import { plainText } from './hit'
import { snippet } from './snippet'

const mark = (text: string, query: string): string => withBrackets(markSpans(text, findSpans(text, wordsToMark(query))))

describe('marking', () => {
  test('joins the pairs of a longer word', () => {
    expect(mark('加载全景标尺的数据', '全景标尺')).toBe('加载[全景标尺]的数据')
  })

  test('marks a Latin word where a word or a hump begins, not inside another', () => {
    expect(mark('useLive delivers live', 'live')).toBe('use[Live] delivers [live]')
  })

  test('marks the letters as they were written', () => {
    expect(mark('PanoRulerPlugin', 'panoruler')).toBe('[PanoRuler]Plugin')
  })

  test('does not mark question words, nor a letter beside other words', () => {
    expect(mark('怎么写 a 标签', '怎么加 a 标签')).toBe('怎么写 a [标签]')
  })

  test('takes characters of regular expressions as they are', () => {
    expect(mark('get(x)[0].*', 'get(x)[0].*')).toBe('[get](x)[0].*')
  })
})

describe('a snippet', () => {
  const long =
    '这一段很长，前面说的是别的事情，和要找的东西没有关系。真正要找的全景标尺在后面，再往后又是别的事情，一直说到这一段结束为止，中间还提到了好几个别的名字和别的地方。'
  const cut = (query: string, words: number) => snippet(long, findSpans(long, wordsToMark(query)), words)

  test('is cut around what was found', () => {
    expect(withBrackets(cut('全景标尺', 10))).toMatch(/^….*\[全景标尺\].*…$/)
  })

  test('has about four characters a word', () => {
    const length = (words: number) => plainText(cut('全景标尺', words)).length
    expect(length(10)).toBeGreaterThan(36)
    expect(length(10)).toBeLessThan(46)
    expect(length(5)).toBeLessThan(26)
  })

  test('shows a short text whole', () => {
    expect(plainText(snippet('只有这些', [], 10))).toBe('只有这些')
  })

  test('never cuts inside a Latin word or a character of two halves', () => {
    const text = `${'中'.repeat(43)}PanoRulerPlugin${'😀'.repeat(30)}`
    expect(plainText(snippet(text, [], 11))).toBe(`${'中'.repeat(43)}PanoRulerPlugin…`)
    expect(plainText(snippet('😀'.repeat(60), [], 5))).toBe(`${'😀'.repeat(10)}…`)
  })
})
