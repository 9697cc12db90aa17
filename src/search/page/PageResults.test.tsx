import { expect, test } from '@jest/globals'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { hitOf } from '../../../tests/support/search-hit'
import type { SessionState } from '../client/session'
import { PageResults } from './PageResults'

const nothing = (): void => undefined
const handlers = {
  onMore: nothing,
  onRetry: nothing,
  onOpen: nothing,
  onQuery: nothing,
  onEverywhere: undefined,
  onLiteral: nothing,
}

// Gatsby's constant, and what jsdom has not
Object.assign(window, {
  __BASE_PATH__: '',
  IntersectionObserver: class {
    observe = nothing
    disconnect = nothing
  },
})

/** What the status says of a search whose answer to `answered` is shown. */
function statusOf(more: Partial<SessionState>): string | null | undefined {
  const box = document.createElement('div')
  const state = {
    query: '全景',
    status: 'stalled',
    hits: [hitOf('三维空间', ['全景'])],
    total: 40,
    corrected: undefined,
    queryID: undefined,
    answered: '全景',
    asked: { query: '全景' },
    isBehind: false,
    error: undefined,
    ...more,
  } satisfies SessionState
  flushSync(() => createRoot(box).render(<PageResults state={state} {...handlers} />))
  return box.querySelector('.search-status')?.textContent
}

test('the status says that it waits for an answer, not for further hits of the one that is there', () => {
  expect(statusOf({ isBehind: true })).toBe('网络较慢，仍在等待结果…')
  expect(statusOf({ isBehind: false })).toBe('共 40 条结果')
})
