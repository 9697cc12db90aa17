import { expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileText } from '../../../tests/support/compile'
import { tempFolder } from '../../../tests/support/temp-folder'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEUlEQVR4nGP4z8DAwMDAAMQADxsBAVgC8h0AAAAASUVORK5CYII=',
  'base64',
)

const site = (): string =>
  tempFolder('figure', {
    'content/docs/five/img/a.png': PIXEL,
    'content/docs/five/img/plan.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 20" width="40"><marker id="m"><path d="M0 0"/></marker><path d="M0 0h9" marker-end="url(#m)" stroke="var(--accent)"/></svg>',
  })

test('a picture has its size, is loaded late, and is published under a name of its content', async () => {
  const { html, assets } = await compileText(
    '正文。\n\n## 一节 [#a]\n\n<Figure file="./img/a.png" caption="图 1　说明" zoom />',
    site(),
  )
  expect(html).toMatch(
    /<img src="\/developer\/content\/[\da-f]{8}-a\.png" alt="说明" width="2" height="3" loading="lazy" decoding="async">/,
  )
  expect(html).toContain('<figcaption>图 1　说明</figcaption>')
  expect(html).toContain('aria-label="放大查看：说明"')
  expect(assets).toHaveLength(1)
})

test('a picture that shows a program of the page has the button that runs it', async () => {
  const program = '\n\n## 看 [#look]\n\n```run\ncode: look()\nthen:\n  - text: 好\n```\n'
  const { html, uses, problems } = await compileText(
    `<Figure file="./img/a.png" alt="图" run="look" />${program}`,
    site(),
  )
  expect(problems).toEqual([])
  expect(uses).toContain('program')
  expect(html.match(/<button[^>]* data-program="five\/page\/look"/g)).toHaveLength(2)
  const wrong = await compileText(`<Figure file="./img/a.png" alt="图" run="lok" />${program}`, site())
  expect(wrong.problems).toMatchObject([
    { rule: 'program', line: 1, message: '<Figure> 的 run="lok" 不是本页的程序', remedy: '本页有：look' },
  ])
})

test('in Markdown a picture and its caption are two paragraphs, a drawing is its name', async () => {
  const { markdown } = await compileText(
    '<Figure file="./img/a.png" caption="图 1　说明" zoom />\n\n<Figure file="./img/plan.svg" alt="户型" />',
    site(),
  )
  expect(markdown).toMatch(/^!\[说明\]\(https:\S+-a\.png\)\n\n图 1　说明\n\n（图：户型）$/)
})

test('the first picture above the first heading is loaded at once, the next one late', async () => {
  const { html } = await compileText(
    '正文。\n\n<Figure file="./img/a.png" caption="图 1　说明" zoom />\n\n<Figure file="./img/a.png" caption="图 2　说明" />',
    site(),
  )
  const [first, second] = html.match(/<img [^>]*>/g)!
  expect(first).toContain(' fetchpriority="high"')
  expect(first).not.toContain('loading')
  expect(second).toContain(' loading="lazy"')
})

test('an SVG goes into the page: named, without size, ids made unique', async () => {
  const { html, problems } = await compileText('<Figure file="./img/plan.svg" alt="户型" />', site())
  expect(problems).toEqual([])
  expect(html).toContain('<svg fill="currentColor" viewBox="0 0 360 20" role="img" aria-label="户型" class="narrow">')
  expect(html).toContain('id="plan-m"')
  expect(html).toContain('marker-end="url(#plan-m)"')
})

test('without a style sheet, as in a reader mode, no shape of a drawing is black', async () => {
  const root = site()
  writeFileSync(
    join(root, 'content/docs/five/img/shapes.svg'),
    '<svg viewBox="0 0 360 20"><path class="fig-line" d="M0 0"/><rect fill="var(--bg)" stroke="var(--text-2)"/></svg>',
  )
  const { html, problems } = await compileText('<Figure file="./img/shapes.svg" alt="形状" />', root)
  expect(problems).toEqual([])
  expect(html).toContain('<path fill="none" stroke="#7f8b94" class="fig-line" d="M0 0">')
  expect(html).toContain('<rect fill="var(--bg,none)" stroke="var(--text-2,currentColor)">')
})

test.each(['<script>alert(1)</script>', '<path onclick="alert(1)"/>', '<use href="https://example.com/a.svg#b"/>'])(
  'a drawing that would run or load is not put into the page: %s',
  async (unsafe) => {
    const root = tempFolder('unsafe', { 'content/docs/five/img/a.svg': `<svg viewBox="0 0 9 9">${unsafe}</svg>` })
    const { html, problems } = await compileText('![图](./img/a.svg)', root)
    expect(problems).toMatchObject([{ rule: 'unsafe-svg' }])
    expect(html).not.toContain('<svg')
  },
)

test('a body names the files it was made from', async () => {
  const { dependencies } = await compileText('![图](./img/a.png)', site())
  expect(dependencies).toEqual([
    { file: expect.stringContaining('a.png'), digest: expect.stringMatching(/^[\da-f]{8}$/) },
  ])
})
