import { beforeEach, expect, test } from '@jest/globals'
import { markWords } from './mark-words'

beforeEach(() => {
  document.body.innerHTML = `<main><article>
    <h1>全景标尺</h1><p>标尺画在全景里。</p>
    <h2 id="options"><a href="#options">标尺的参数</a></h2><p>标尺的 <code>unit</code> 是单位。<button>标尺</button></p>
    <h3 id="deep">标尺更细</h3><p>还是标尺。</p>
    <table><tr id="opt-unit"><td>unit</td><td>标尺的单位</td></tr><tr><td>标尺</td></tr></table>
    <h2 id="next">下一节</h2><p>标尺。</p>
  </article></main><footer>标尺</footer>`
})

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const markedIn = (selector: string) => document.querySelector(selector)?.querySelectorAll('mark').length

test('marks the words of a section, down to the next heading of its level', () => {
  markWords(['标尺'], '#options')
  expect(marks()).toHaveLength(6)
  expect(markedIn('h1')).toBe(0)
  expect(document.querySelector('#next + p mark')).toBeNull()
})

test('marks a row alone, when the address names one', () => {
  markWords(['标尺', 'unit'], '#opt-unit')
  expect(marks()).toEqual(['unit', '标尺'])
})

test('leaves buttons and everything outside of the article alone', () => {
  markWords(['标尺'], '')
  expect(markedIn('button')).toBe(0)
  expect(markedIn('footer')).toBe(0)
})

test('marks the whole article when the section has none of the words', () => {
  markWords(['全景'], '#next')
  expect(marks()).toEqual(['全景', '全景'])
})

test('marks are for the eye: a screen reader reads the text in one piece', () => {
  markWords(['标尺'], '#options')
  expect(document.querySelectorAll('mark:not([role=none])')).toHaveLength(0)
})

test('removes the marks of the hit before, and leaves the text as it was', () => {
  const text = document.body.textContent
  markWords(['标尺'], '#options')
  markWords(['单位'], '#opt-unit')
  expect(marks()).toEqual(['单位'])
  markWords(['没有'], '')
  expect(marks()).toEqual([])
  expect(document.body.textContent).toBe(text)
  expect(document.querySelector('h1')?.childNodes).toHaveLength(1)
})

test('takes any address without an error', () => {
  expect(() => markWords(['标尺'], '#%E4%B8')).not.toThrow()
  expect(() => markWords([], '#options')).not.toThrow()
})
