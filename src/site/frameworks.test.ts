import { expect, test } from '@jest/globals'
import { namesOther } from './frameworks'

test('a link whose words name another framework than its address is told which', () => {
  const to = '/docs/five/handbook/vue/knowing-state/'
  expect(namesOther(to, '改变视角（React）')).toBe('React')
  expect(namesOther(to, '改变视角（React HOC）')).toBe('React HOC')
  expect(namesOther(to, '改变视角（Vue）')).toBeUndefined()
  expect(namesOther('/docs/five/handbook/react-hooks/knowing-state/', 'React 的写法')).toBeUndefined()
  expect(namesOther('/docs/five/handbook/react/knowing-state/', 'React 与 Vue')).toBeUndefined()
  expect(namesOther('/docs/five/intro/', 'React')).toBeUndefined()
})
