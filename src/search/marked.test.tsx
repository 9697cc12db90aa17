import { expect, test } from '@jest/globals'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { marked, markedWords } from './marked'

function htmlOf(value: string): string {
  const box = document.createElement('p')
  const root = createRoot(box)
  flushSync(() => root.render(marked(value)))
  return box.outerHTML
}

test('marks, and shows entities as the characters they stand for', () => {
  expect(htmlOf('a &lt;b&gt; &amp;&#39; <mark>全景</mark>')).toBe(
    "<p><span>a &lt;b&gt; &amp;' <mark>全景</mark></span></p>",
  )
})

test('shows everything else as text, also what a source did not escape', () => {
  expect(htmlOf('<img src=x onerror=alert(1)> <mark><script>x</script></mark>')).toBe(
    '<p><span>&lt;img src=x onerror=alert(1)&gt; <mark>&lt;script&gt;x&lt;/script&gt;</mark></span></p>',
  )
})

test('takes an unclosed mark for text', () => {
  expect(htmlOf('<mark>全景')).toBe('<p><span>&lt;mark&gt;全景</span></p>')
})

test('gives the marked words once, in lower case', () => {
  expect(markedWords(['<mark>Five</mark> 与 <mark>全景</mark>', '<mark>five</mark>', '没有'])).toEqual(['five', '全景'])
})
