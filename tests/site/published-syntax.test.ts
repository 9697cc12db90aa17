import { describe, expect, test } from '@jest/globals'
import { publishedCode } from '../support/published-code'

describe('published styles', () => {
  // WebKit without the fixes of December 2025 and April 2026 (WebKit/WebKit#55455, #62994) ends the process of the page
  // when it lays out some paragraphs so; which, depends on where lines break. `balance` is laid out by other code.
  test('ask nowhere for text-wrap: pretty, which crashes WebKit', () => {
    const files = publishedCode()
    expect(files.length).toBeGreaterThan(100)
    const asking = files.filter(({ text }) => /text-wrap(?:-style)?["']?\s*:\s*["']?[\w ]*\bpretty\b/.test(text))
    expect(asking.map(({ name }) => name)).toEqual([])
  })
})
