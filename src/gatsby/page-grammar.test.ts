import { describe, expect, test } from '@jest/globals'
import { orderProblems } from './page-grammar'

const page = (...sections: string[]) =>
  orderProblems({
    file: 'content/docs/dnalogel/X.mdx',
    status: 'listed',
    body: ['', 'lead', '', '<Figure file="./x.webp" caption="x" />', '', ...sections].join('\n'),
  })

const heading = (id: string): string => `## 标题 [#${id}]\n\ntext\n`

describe('the order of a page', () => {
  test('is picture, smallest sample, tasks, options, methods, events, errors, related', () => {
    const ids = ['when', 'quick-start', 'recipes', 'data', 'options', 'own', 'methods', 'events', 'troubleshooting']
    expect(page(...ids.map(heading), heading('related'))).toEqual([])
  })

  test('a section that stands too late is told with its line and where it belongs', () => {
    expect(page(...['quick-start', 'options', 'recipes', 'related'].map(heading))).toEqual([
      {
        severity: 'error',
        rule: 'page-order',
        file: 'content/docs/dnalogel/X.mdx',
        line: 14,
        message: '“常见任务”（#recipes）排在“参数与数据”（#options，第 10 行）的后面',
        remedy: '把这一节移到第 10 行之前，顺序见 docs/authoring.md 的“各节的顺序”',
      },
    ])
  })

  test('each section that stands too late is told once', () => {
    const problems = page(...['related', 'events', 'methods'].map(heading))
    expect(problems.map(({ line }) => line)).toEqual([10, 14])
  })

  test('a page with a sample and tasks begins with a picture', () => {
    const body = `lead\n\n${heading('quick-start')}\n${heading('recipes')}`
    const [problem, ...others] = orderProblems({ file: 'a.mdx', status: 'listed', body })
    expect(problem).toMatchObject({ line: 3, message: '最小示例之前没有图' })
    expect(others).toEqual([])
  })

  test('headings in code are none, and a draft may be unfinished', () => {
    expect(page('```md', heading('related'), '```', heading('quick-start'))).toEqual([])
    expect(orderProblems({ file: 'a.mdx', status: 'draft', body: heading('related') + heading('events') })).toEqual([])
  })
})
