import { describe } from '@jest/globals'
import { page, SIDEBAR, testMistakes, type Files } from '../../support/mistakes'

const book = (framework: string, topics: string[]): Files =>
  Object.fromEntries(
    topics.map((topic) => [
      `content/docs/five/handbook/${framework}/${topic}.mdx`,
      page(`${framework} ${topic}`, 'sidebar: false\n'),
    ]),
  )
const books: Files = { ...book('react', ['tagging']), ...book('react-hoc', ['tagging']) }
const program = '```run\nid: look\ncode: look()\nthen:\n  - log: 好\n```'

describe('one of several places that was left behind', () => {
  testMistakes([
    [
      'a page renamed in one handbook',
      { ...books, ...book('vue', ['tags']) },
      'content/docs/five/handbook/vue/tags.mdx:1',
      '这一册没有',
      'tagging.mdx',
    ],
    [
      'a page of another handbook in a group',
      {
        ...books,
        [SIDEBAR]: '- intro\n- page\n- label: 手册：React\n  items:\n    - handbook/react-hoc/tagging\n',
      },
      `${SIDEBAR}:5`,
      'React HOC 的手册',
      'handbook/react/tagging',
    ],
    [
      'a page with programs that the gallery leaves out',
      {
        'content/docs/five/page.mdx': page(`正文。\n\n${program}`),
        'content/docs/five/more.mdx': page(`正文。\n\n${program}`, 'sidebar: false\n'),
        'content/demos.mdx': page('<Gallery pages="five/page" />'),
      },
      'content/demos.mdx:6',
      'five/more.mdx 有能运行的示例',
      '加上 five/more',
    ],
    [
      'an address of the sidebar with the prefix of the site',
      { [SIDEBAR]: '- intro\n- page\n- label: 介绍\n  href: /developer/docs/five/intro/\n' },
      `${SIDEBAR}:3`,
      '前缀',
      '/docs/five/intro/',
    ],
  ])
})
