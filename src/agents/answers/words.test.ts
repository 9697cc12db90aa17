import { describe, expect, test } from '@jest/globals'
import { askedIn, saidIn } from './words'

const says = (text: string, query: string): boolean => saidIn(text, askedIn(query)).some(Boolean)

describe('what a question asks for', () => {
  test.each([
    ['隐藏标签', 'hide the labels'],
    ['手机震动', 'vibrate'],
  ])('%s says %s', (text, query) => expect(says(text, query)).toBe(true))

  test('a word is found where it begins or a hump does, not inside of another', () => {
    expect(says('useLive', 'live')).toBe(true)
    expect(says('deliver', 'live')).toBe(false)
  })

  test('a pasted log is asked for by its beginning', () =>
    expect(askedIn(Array.from({ length: 900 }, (_, index) => `word${index}`).join(' '))).toHaveLength(64))
})
