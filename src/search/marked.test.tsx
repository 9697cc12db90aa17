import { expect, test } from '@jest/globals'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { bracketed } from '../../tests/support/search-hit'
import { marked } from './marked'

test('shows the marks, and all else as text', () => {
  const box = document.createElement('p')
  flushSync(() => createRoot(box).render(marked(bracketed('<img src=x onerror=alert(1)> &lt; [<b>全景</b>]'))))
  expect(box.innerHTML).toBe(
    '<span>&lt;img src=x onerror=alert(1)&gt; &amp;lt; <mark role="none">&lt;b&gt;全景&lt;/b&gt;</mark></span>',
  )
})
