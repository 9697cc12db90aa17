import { describe, expect, test } from '@jest/globals'
import { chains, humps, indexTerms, runs } from './tokenize'

describe('indexTerms', () => {
  test.each([
    ['cuts Chinese into pairs and keeps the last character', '全景标尺', ['全景', '景标', '标尺', '尺']],
    [
      'keeps an identifier whole, its humps, and its tails',
      'PanoRulerPlugin',
      ['panorulerplugin', 'pano', 'ruler', 'plugin', 'rulerplugin'],
    ],
    [
      'keeps a dotted chain as one term beside its words',
      'five.setState',
      ['five.setstate', 'five', 'setstate', 'set', 'state'],
    ],
    ['finds the Latin and the Chinese part of a mixed word', 'App端', ['app', '端']],
    ['reads full-width letters as half-width ones', 'ＶＲ', ['vr']],
    ['has nothing to say about punctuation and half characters', '？！…\ud800<>', []],
  ])('%s', (_sentence, text, expected) => {
    expect(indexTerms(text)).toEqual(expected)
  })
})

describe('parts of identifiers', () => {
  test('are cut at underscores, digits and runs of capitals', () => {
    expect(humps('north_rad')).toEqual(['north', 'rad'])
    expect(humps('VRWebView2')).toEqual(['vr', 'web', 'view', '2'])
    expect(humps('five')).toEqual([])
  })

  test('chains join slashes and hyphens as well', () => {
    expect(chains('live-exit 与 jsbridge/event')).toEqual(['live.exit', 'jsbridge.event'])
  })

  test('a negative number is a term with its sign; a hyphen inside a word or a date is none', () => {
    expect(chains('代码 -3，`-100018`')).toEqual(['-3', '-100018'])
    expect(chains('2022-3、0-255、page-2、1.0-2')).toEqual([])
  })
})

test('runs keep the order and the case of what was written', () => {
  expect(runs('用 useFive 打标签')).toEqual([
    { kind: 'han', text: '用' },
    { kind: 'word', text: 'useFive' },
    { kind: 'han', text: '打标签' },
  ])
})
