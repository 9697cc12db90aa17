import type { ReactElement } from 'react'
import type { MarkedText } from './engine/hit'

/**
 * Shows a text of a hit with its marks. Another text is another element: a browser that translates the page has put
 * nodes of its own in place of the texts, which React cannot change any more.
 *
 * Marks are for the eye: to a screen reader, which would say where each begins and ends, a text is in one piece.
 */
export const marked = (parts: MarkedText): ReactElement => (
  <span key={JSON.stringify(parts)}>
    {parts.map(({ text, isMarked }, index) =>
      isMarked ? (
        <mark key={index} role="none">
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
)
