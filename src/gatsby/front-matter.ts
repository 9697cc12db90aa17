import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { splitFrontMatter } from '../article/parse/front-matter'
import type { Problem } from '../site/types'

const text = z.string({ error: '要写成文字；含冒号、#、方括号的值用引号括起来' }).trim().min(1, '不能是空的')
const flag = z.boolean({ error: '只能写 true 或 false' })

const schema = z.strictObject({
  title: text,
  description: text,
  sidebar_label: text.optional(),
  keywords: z
    .array(z.union([z.string(), z.number()]).transform(String), { error: '要写成列表，例如 [指南针, compass]' })
    .optional(),
  explains: z
    .array(
      z
        .string()
        .regex(/^[^#\s][^#]*(#[^#\s]+)?$/, '写成 词 或 词#小节，例如 点位#concepts')
        .transform((entry) => {
          const [word = '', anchor = ''] = entry.split('#')
          return { word: word.trim(), anchor }
        }),
      { error: '要写成列表，例如 [点位#concepts, 模态]' },
    )
    .optional(),
  unlisted: flag.optional(),
  draft: flag.optional(),
  sidebar: z.literal(false, { error: '只能写 false：公开，但不在目录里' }).optional(),
  sdk: z
    .record(z.string(), z.union([z.string(), z.number()]).transform(String), {
      error: "要写成 { '@realsee/five': 6.5.2 }",
    })
    .optional(),
})

/** Rule of front matter that is no YAML at all: gatsby-plugin-mdx would throw on it without naming the file. */
export const BROKEN_YAML = 'front-matter-yaml'

export type FrontMatter = z.infer<typeof schema>

/**
 * Reads and checks a page's front matter.
 * @returns the fields (or `undefined` when they cannot be used), the body, and problems with the line of each field.
 */
export function readFrontMatter(
  source: string,
  file: string,
): { data: FrontMatter | undefined; body: string; problems: Problem[] } {
  const { yaml, body } = splitFrontMatter(source)
  const problems: Problem[] = []
  const problem = (line: number, message: string, remedy?: string, rule = 'front-matter'): void => {
    problems.push({ severity: 'error', rule, file, line, message, ...(remedy && { remedy }) })
  }
  if (yaml === undefined) {
    problem(
      1,
      '文件开头没有前置信息，或没有用单独一行的 --- 结束',
      '文件从 --- 开始，写 title 和 description，再用 --- 结束',
    )
    return { data: undefined, body, problems }
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1
  for (const error of document.errors)
    problem(
      lineAt(error.pos[0]),
      `前置信息不是正确的 YAML：${error.message}`,
      '含冒号、#、方括号、引号的值用引号括起来；缩进用空格',
      BROKEN_YAML,
    )
  if (document.errors.length) return { data: undefined, body, problems }
  const lineOf = (key: PropertyKey | undefined): number => {
    const pairs =
      (document.contents as { items?: { key: { value?: unknown; range?: [number, number, number] } }[] } | null)
        ?.items ?? []
    const range = pairs.find((pair) => pair.key.value === key)?.key.range
    return range ? lineAt(range[0]) : 1
  }
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { data: result.data, body, problems }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        problem(lineOf(key), `前置信息没有字段 ${key}`, `可用的有：${Object.keys(schema.shape).join(' ')}`)
    else if (issue.path.length && !(String(issue.path[0]) in ((document.toJS() ?? {}) as object)))
      problem(1, `前置信息缺少 ${String(issue.path[0])}`, `在两行 --- 之间写 ${String(issue.path[0])}: …`)
    else problem(lineOf(issue.path[0]), `前置信息 ${issue.path.join('.') || '（整体）'} 不对：${issue.message}`)
  }
  return { data: undefined, body, problems }
}
