import { expect, test } from '@jest/globals'
import { isForOther } from './framework'

const READERS = ['no-framework', 'react', 'react-hoc', 'react-hooks', 'vue'].map(
  (id) => `five/handbook/${id}/get-started#viewer`,
)
const kept = (query: string): string[] => READERS.filter((id) => !isForOther(query)(id)).map((id) => id.split('/')[2]!)

test.each([
  ['React 里显示一套空间', ['react', 'react-hooks']],
  ['在 Vue 里拿到实例', ['vue']],
  ['Vue 换成 React 要改哪里', ['react', 'react-hooks', 'vue']],
  ['React Hooks 里监听事件', ['react', 'react-hooks']],
  ['React 类组件怎么写', ['react-hoc']],
  ['React 里 withFiveState 怎么用', ['react-hoc']],
  ['Nuxt 里服务端渲染', ['vue']],
  ['Next.js: window is not defined', ['react', 'react-hooks']],
  ['不用框架的写法', ['no-framework']],
  ['plugin.hooks.on 什么时候触发', ['no-framework', 'react', 'react-hoc', 'react-hooks', 'vue']],
  ['怎么暂停渲染', ['no-framework', 'react', 'react-hoc', 'react-hooks', 'vue']],
])('%s is answered from %j', (query, wanted) => expect(kept(query)).toEqual(wanted))

test('the reference of a framework goes with it, other pages with every question', () => {
  const isOther = isForOther('React Hooks 里监听事件')
  expect(isOther('five/reference/vue#FiveProvider')).toBe(true)
  expect(isOther('five/reference/react#useFiveState')).toBe(false)
  expect(isForOther('在 Vue 里')('five/reference/react#useFiveState')).toBe(true)
  expect(isOther('dnalogel/PanoTagPlugin#visible')).toBe(false)
})
