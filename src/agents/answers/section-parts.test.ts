import { describe, expect, test } from '@jest/globals'
import { tokensOf } from './answer'
import { isOnePart, partsOf } from './section-parts'

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

/** A file of code, with its name above it. */
const file = (name: string, count: number): string =>
  `\`src/${name}.ts\`\n\n\`\`\`ts\n${lines(count, (at) => `export const ${name}${at} = ${at}`)}\n\`\`\`\n`

describe('parts of a long section', () => {
  test('a short one is one part', () => expect(partsOf('一句话\n')).toEqual(['一句话']))

  test('each part of a table has its head, and no row is lost', () => {
    const table = `| 名称 | 说明 |\n| - | - |\n${lines(120, (i) => `| \`row${i}\` | 第 ${i} 行的说明文字 |`)}`
    const parts = partsOf(`### 参数\n\n${table}`)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts.slice(1)) expect(part).toMatch(/^\| 名称 \| 说明 \|\n\| - \| - \|\n\| `row/)
    expect(parts.join('\n').match(/`row\d+`/g)).toHaveLength(120)
    for (const part of parts) expect(isOnePart(part) || tokensOf(part) < 800).toBe(true)
  })

  test('each part of code is code, and closed', () => {
    const code = `\`\`\`ts\n${lines(200, (i) => `const value${i} = compute(${i})`)}\n\`\`\`\n\n之后的一句`
    const parts = partsOf(code)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part.match(/^```/gm)).toHaveLength(2)
    for (const part of parts.slice(1)) expect(part).toMatch(/^```ts\n/)
    expect(parts.join('\n').match(/value\d+/g)).toHaveLength(200)
  })
})

test('a file of code that fits one part is in one part, with its name', () => {
  const [first, second, ...others] = partsOf(`${file('one', 50)}\n${file('two', 60)}`)
  expect(others).toEqual([])
  expect(first).toMatch(/^`src\/one\.ts`/)
  expect(first).not.toContain('src/two.ts')
  expect(second).toMatch(/^`src\/two\.ts`\n\n```ts\n/)
  expect(second!.match(/```/g)).toHaveLength(2)
})

test('the text of an error is in one part with the words that explain it', () => {
  const errors = lines(
    60,
    (i) => `\`\`Failed \`${i}\` here\`\`\n\n第 ${i} 条这样改，写满一行，好让各部分在不同的地方断开。\n`,
  )
  const parts = partsOf(errors)
  expect(parts.length).toBeGreaterThan(2)
  for (const part of parts) {
    expect(part).toMatch(/^``Failed/)
    expect(part).not.toMatch(/here``$/)
  }
})

test('a part does not end with a fence that has nothing in it: it goes with the code, and so does its name', () => {
  // Too long for one part, and begun where hardly anything has room
  for (const before of Array.from({ length: 20 }, (_, at) => 80 + at)) {
    const parts = partsOf(`${file('one', before)}\n${file('two', 120)}`)
    for (const part of parts) expect(part).not.toMatch(/```ts\n```/)
    const named = parts.findIndex((part) => part.includes('`src/two.ts`'))
    expect(parts[named]).toContain('two0 ')
  }
})
