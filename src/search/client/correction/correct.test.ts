import { describe, expect, test } from '@jest/globals'
import { TextDecoder } from 'node:util'
import { fileOf, page, text } from '../../../../tests/support/search-corpus'
import { buildIndex } from '../../engine/builder'
import { correctionData } from '../../engine/correction-data'
import { commonCharacterBytes } from '../../engine/corrections'
import { CORRECTIONS_FILE } from '../../engine/index-files'
import { createReader } from '../../engine/reader'
import { correct } from './correct'

Object.assign(globalThis, { TextDecoder })

const TITLES = [
  '标签',
  '标尺',
  '户型图',
  '雷达图',
  '全景指南针',
  '陀螺仪',
  '签名校验失败',
  '服务器',
  '离开带看',
  '切换楼层',
  '跟着鼠标',
]
const PAGES = TITLES.map((title, number) => page(`/docs/x/${number}/`, title, [text('录制与播放，关于背景的颜色。')]))
const data = correctionData(PAGES, new TextDecoder('gbk').decode(commonCharacterBytes()))
const index = buildIndex(PAGES)
const reader = createReader((path) => Promise.resolve(path === CORRECTIONS_FILE ? data : fileOf(index, path)))

describe('what was meant is guessed', () => {
  test.each([
    ['traditional characters', '標籤', '标签'],
    ['a single traditional character beside others', '离开帶看', '离开带看'],
    ['the word of another region', '伺服器', '服务器'],
    ['one whose word here is a part of a name', '滑鼠', '鼠标'],
    ['a character of the same sound', '户形图', '户型图'],
    ['a character of a similar sound', '标鉴', '标签'],
    ['one within a longer run', '签名较验失败', '签名校验失败'],
    ['characters that changed places', '签标', '标签'],
    ['two words', '标鉴 雷达土', '标签 雷达图'],
    ['beside Latin', 'PanoTag 标鉴', 'PanoTag 标签'],
  ])('from %s', async (_what, query, meant) => expect(await correct(query, reader)).toBe(meant))
})

describe('nothing is guessed', () => {
  test.each([
    ['when all of it is there', '标签'],
    ['when nothing sounds alike', '微波炉'],
    ['in a long sentence', '请告诉我标鉴这个词在文档里的哪一页'],
    ['for Latin', 'PanoTag'],
    ['for words of the site in another order', '楼层切换'],
    ['for full-width punctuation', '标签，雷达图'],
  ])('%s', async (_what, query) => expect(await correct(query, reader)).toBeUndefined())
})
