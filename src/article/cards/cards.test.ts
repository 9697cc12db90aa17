import { describe, expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'
import { tempFolder } from '../../../tests/support/temp-folder'

const root = tempFolder('cards', {
  'content/docs/five/img/tag.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 70"><path d="M0 0h9"/></svg>',
  'content/docs/five/img/tag.png': '',
})

const GOOD = '<Card title="标签" name="PanoTagPlugin" href="./tag.mdx#add" file="./img/tag.svg">钉在 `Five` 里</Card>'
/** Another card, which leads elsewhere. */
const OTHER = GOOD.replace('#add', '#edit')
const cards = (...lines: string[]) => compileText(`<Cards>\n${lines.join('\n')}\n</Cards>\n`, root)

describe('a picture index', () => {
  test('is a list of cards: one link each, a drawing that is not read aloud, title, name and text', async () => {
    const { html, problems, links } = await cards(GOOD, OTHER.replace(' name="PanoTagPlugin"', ''))
    expect(problems).toEqual([])
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toContain(
      '<li><svg fill="currentColor" viewBox="0 0 108 70" aria-hidden="true"><path d="M0 0h9"></path></svg><span>' +
        '<a class="card" href="/developer/docs/five/tag/#add">标签</a> <code translate="no">Pano<wbr>Tag<wbr>Plugin</code>' +
        '<span class="sr">：</span><span>钉在 <code translate="no">Five</code> 里</span></span></li>',
    )
    expect(links).toEqual(
      ['add', 'edit'].map((anchor, index) => ({
        raw: `./tag.mdx#${anchor}`,
        target: { kind: 'doc', id: 'five/tag' },
        anchor,
        line: index + 2,
      })),
    )
  })

  test('shows the marks of a card below its text, and says them at its end', async () => {
    const { html, markdown, blocks } = await cards(GOOD.replace('href=', 'badges="示例可试, 全景" href='))
    expect(html).toContain(
      '<span class="marks"><span class="sr">（</span><b>示例可试</b><span class="sr">、</span><b>全景</b>' +
        '<span class="sr">）</span></span>',
    )
    expect(markdown).toMatch(/：钉在 `Five` 里（示例可试、全景）$/)
    expect(blocks[0]).toMatchObject({ text: '标签 PanoTagPlugin：钉在 Five 里（示例可试、全景）' })
  })

  test('is a list of links in Markdown, and a sentence for each card to the search', async () => {
    const { markdown, blocks } = await cards(GOOD, GOOD)
    const item =
      '- [标签](https://open-platform.realsee.com/developer/docs/five/tag.md#add) `PanoTagPlugin`：钉在 `Five` 里'
    expect(markdown).toBe(`${item}\n${item}`)
    expect(blocks[0]).toEqual({ kind: 'text', anchor: '', text: '标签 PanoTagPlugin：钉在 Five 里' })
  })
})

describe('a card with a mistake says what is wrong, and where', () => {
  test.each([
    ['no title', GOOD.replace('title="标签" ', ''), '<Card> 缺少 title'],
    ['no link', GOOD.replace('href="./tag.mdx#add" ', ''), '<Card> 缺少 href'],
    ['no picture', GOOD.replace(' file="./img/tag.svg"', ''), '<Card> 缺少 file'],
    ['a picture that is not there', GOOD.replace('tag.svg', 'tab.svg'), '找不到文件“./img/tab.svg”'],
    ['a picture that is no drawing', GOOD.replace('tag.svg', 'tag.png'), '“./img/tag.png”里不是 SVG'],
    ['an attribute that is none', GOOD.replace('name=', 'nane='), '<Card> 没有属性 nane'],
    ['a second link', GOOD.replace('`Five`', '[Five](./a.mdx)'), '<Card> 里只能写一段文字，没有链接'],
    ['two paragraphs', GOOD.replace('>钉在 `Five` 里<', '>\n\n一\n\n二\n\n<'), '<Card> 里只能写一段文字，没有链接'],
    ['something else between the cards', '\n一句话', '<Cards> 里只能放 <Card>', 4],
  ] as [string, string, string, number?][])('%s', async (_name, card, message, line = 3) => {
    const { problems } = await cards(OTHER, card)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'content/docs/five/page.mdx', line })
    expect(problems[0]!.message).toContain(message)
  })

  test('a card outside of an index', async () => {
    const alone = await compileText(GOOD, root)
    expect(alone.problems.map(({ message, line }) => [message, line])).toEqual([['<Card> 只能直接放在 <Cards> 里', 1]])
  })
})
