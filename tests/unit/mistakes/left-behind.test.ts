import { describe, expect, test } from '@jest/globals'
import { PAGE, page, SIDEBAR, testMistakes, toldOf, type Files } from '../../support/mistakes'

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
      'a link with the name of another page in the sidebar',
      {
        'content/docs/five/tags.mdx': page('甲。', 'sidebar: false\nsidebar_label: 模型标注\n'),
        [PAGE]: page('[模型标注](./intro.mdx)'),
      },
      ':6',
      '写着 模型标注',
      './tags.mdx',
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

describe('a mistake has no consequences that are told as well', () => {
  test.each([
    ['a heading that does not parse', '## 甲 {#a}\n\n乙[丙](#a)。', /:6 MDX/],
    ['one wrong number of a picture', '<Fig 1>\n\n<Fig 3>\n\n<Fig 3>', /:8 图 3 前面没有图 2/],
  ])('%s', async (_name, body, said) => {
    const figure = (_whole: string, number: string, at: number): string =>
      `<Figure file="./img/${at}.svg" caption="图 ${number}　甲" alt="甲的图 ${at}" />`
    const svg = (at: number): string => `<svg viewBox="0 0 360 ${at + 9}"><path d="M0 0" fill="none"/></svg>`
    const pictures = [0, 9, 18].map((at) => [`content/docs/five/img/${at}.svg`, svg(at)])
    const made = body.startsWith('<Fig') ? Object.fromEntries(pictures) : {}
    const text = body.replace(/<Fig (\d)>/g, figure)
    expect(await toldOf({ ...made, [PAGE]: page(text) })).toEqual([expect.stringMatching(said)])
  })
})
