import { beforeEach, expect, test } from '@jest/globals'
import { keepRows } from './filter-rows'

const PAGE = `
  <p>开头</p><search class="filter"></search>
  <h2 id="a">接口</h2><p>说明</p>
  <div><table><tbody><tr id="r1"><th>10001</th><td>没有权限</td></tr><tr id="r2"><th>50</th><td>没给地址</td></tr></tbody></table></div>
  <h2 id="b">带看</h2>
  <h3 id="c">关闭码</h3><div><table><tbody><tr id="r3"><th>1006</th><td>没有权限或断线</td></tr></tbody></table></div>
  <h2 id="d">相关</h2><p>别处</p>`

let article: Element

beforeEach(() => {
  document.body.innerHTML = `<div id="article">${PAGE}</div>`
  article = document.getElementById('article')!
})

const shown = (): string[] =>
  [...article.querySelectorAll<HTMLElement>('[id]')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id)

test('a question keeps the rows with all of its words, with their headings', () => {
  expect(keepRows(article, '10001')).toBe(1)
  expect(shown()).toEqual(['a', 'r1'])
  expect(keepRows(article, '权限 断线')).toBe(1)
  expect(shown()).toEqual(['b', 'c', 'r3'])
  expect(keepRows(article, '１０００１')).toBe(1)
})

test('one without an answer hides everything, and an empty one shows all again', () => {
  expect(keepRows(article, '没有这个')).toBe(0)
  expect(shown()).toEqual([])
  expect(keepRows(article, ' ')).toBe(3)
  expect(shown()).toEqual(['a', 'r1', 'r2', 'b', 'c', 'r3', 'd'])
  expect([...article.querySelectorAll('p')].every(({ hidden }) => !hidden)).toBe(true)
})
