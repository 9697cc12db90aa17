import { expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './CrashScreen'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// React and jsdom write down what a boundary has caught
jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** Shows what throws. @returns the screen, and what ends the throwing. */
function crash(thrown: unknown): { screen: HTMLElement; mend: () => void } {
  let isMended = false
  function Part() {
    if (!isMended) throw thrown
    return <p>好了</p>
  }
  const screen = document.createElement('div')
  act(() =>
    createRoot(screen).render(
      <CrashBoundary>
        <Part />
      </CrashBoundary>,
    ),
  )
  return { screen, mend: () => (isMended = true) }
}

test('a part that throws shows its message, the causes nearest first, and a button that tries again', () => {
  const { screen, mend } = crash(new Error('外', { cause: new Error('中', { cause: '里' }) }))
  expect([...screen.querySelectorAll('h1, p, pre, button')].map(({ textContent }) => textContent)).toEqual([
    '页面出错了',
    '错误信息',
    '外',
    '起因：中',
    '起因：里',
    '再试一次',
  ])
  mend()
  act(() => screen.querySelector('button')!.click())
  expect(screen.textContent).toBe('好了')
})

test('a cause that leads back to itself ends', () => {
  const error = new Error('外')
  error.cause = error
  expect(crash(error).screen.textContent).toContain('起因：外')
})

test('anything can be thrown', () => {
  expect(crash('不是错误').screen.querySelector('pre')?.textContent).toBe('不是错误')
})
