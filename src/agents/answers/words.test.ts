import { describe, expect, test } from '@jest/globals'
import { askedIn, saidIn } from './words'

const says = (text: string, query: string): boolean => saidIn(text, askedIn(query)).some(Boolean)

describe('what a question asks for', () => {
  test.each([
    ['隐藏标签', 'hide the labels'],
    ['观看方向', 'line of sight'],
    ['手机震动', 'vibrate'],
  ])('%s says %s', (text, query) => expect(says(text, query)).toBe(true))

  test('a word is found where it begins or a hump does, not inside of another', () => {
    expect(says('useLive', 'live')).toBe(true)
    expect(says('deliver', 'live')).toBe(false)
  })

  test('a name counts more than a word', () => {
    const asked = askedIn('autoplayVideo 默认')
    expect(asked[0]).toEqual(expect.objectContaining({ words: expect.arrayContaining(['autoplayvideo']), weight: 2 }))
  })

  test('a pasted log is asked for by its beginning', () =>
    expect(askedIn(Array.from({ length: 900 }, (_, index) => `word${index}`).join(' '))).toHaveLength(64))
})
