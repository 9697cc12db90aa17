import { expect, test } from '@jest/globals'
import { topicOf } from './function-words'

const wordsOf = (query: string): string[] => topicOf(query).trim().split(/\s+/)

test.each([
  ['怎么添加标签', ['标签']],
  ['能不能隐藏点位圈', ['隐藏点位圈']],
  ['怎样才能支持多语言', ['多语言']],
  ['可以让画面自动旋转吗', ['画面自动旋转']],
  ['那些标签一共几个', ['标签', '几个']],
  ['tags should only show if needed', ['tags', 'show', 'needed']],
  // What is too many of is told apart from a few
  ['标签太多了', ['标签太多']],
  ['画面很清楚', ['画面', '清楚']],
  ['镜头太近', ['镜头太近']],
  // `is` stands between two topics
  ['模型是黑的', ['模型', '黑']],
  ['是否加载完', ['加载完']],
  ['怎么去掉水印', ['去掉水印']],
  // How slow says nothing, and stands in the middle of what is asked
  ['加载特别慢', ['加载慢']],
  ['所有点位', ['所有点位']],
  // Clicking once is a click
  ['点一下标签', ['点一下标签']],
  // What is done is the topic where nobody asks how
  ['添加标签', ['添加标签']],
  ['录制想象', ['录制想象']],
])('%s is about %j', (query, words) => expect(wordsOf(query)).toEqual(words))

test('a question of such words alone is taken as it is', () => expect(topicOf('怎么添加')).toBe('怎么添加'))
