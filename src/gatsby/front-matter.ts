import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { splitFrontMatter } from '../article/parse/front-matter'
import { yamlFault } from '../article/parse/yaml-fault'
import { MERGE_MARK, mergeProblem } from '../article/slips/source'
import type { Problem } from '../site/types'
import { cutOff, fieldRemedy, lackOfFrontMatter } from './front-matter-hints'

const AS_TEXT = '要写成文字；数字、含冒号、#、方括号的值用引号括起来'
const text = z
  .string({ error: ({ input }) => (input === null ? '是空的：写上文字，或删掉这一行' : AS_TEXT) })
  .trim()
  .min(1, '不能是空的')
  .refine((value) => !value.includes('\n'), '只写一行，不分段')
  .refine(
    (value) => !/\*\*|`|\]\(|<\/?(?:b|i|em|strong|br|code|su[bp]|span|small|kbd|mark) ?\/?>|&\w+;/.test(value),
    '只写文字：Markdown 和 HTML 标签在这里会原样显示',
  )
const keyword = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((word) => !/\s-\s/.test(word), '几项连成了一项：每行的 - 左边对齐')
  .refine(
    (word) => !/[，、]|\p{Script=Han}\s*,|,\s*\p{Script=Han}/u.test(word),
    '各项用半角逗号分开，例如 [指南针, compass]',
  )
const flag = z.boolean({ error: '只能写 true 或 false' })

const version = z
  .union([z.string(), z.number()], { error: '版本要写成 6.5.2 这样' })
  .transform(String)
  .refine((text) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text), {
    error: ({ input }) => {
      const exact = /\d+\.\d+\.\d+/.exec(String(input))?.[0]
      return `版本要写成 ${exact ?? '6.5.2 这样'}：只写数字和点，三段`
    },
  })

const schema = z.strictObject({
  title: text,
  description: text,
  sidebar_label: text.optional(),
  keywords: z.array(keyword, { error: '要写成列表，例如 [指南针, compass]' }).optional(),
  explains: z
    .array(
      z
        .string()
        .regex(/^[^#\s][^#]*(#[^#\s]+)?$/, '写成 词 或 词#小节，例如 点位#concepts')
        .refine((entry) => !/\p{Script=Han}\s*[@:：§>/]\s*[\w-]+$/u.test(entry), '词和小节之间写 #，例如 点位#concepts')
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
    .record(z.string(), version, {
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
): { data: FrontMatter | undefined; body: string; lines: Record<string, number>; problems: Problem[] } {
  const { yaml, body } = splitFrontMatter(source)
  const problems: Problem[] = []
  const problem = (line: number, message: string, remedy?: string, rule = 'front-matter'): void => {
    problems.push({ severity: 'error', rule, file, line, message, ...(remedy && { remedy }) })
  }
  if (yaml === undefined) {
    problem(...lackOfFrontMatter(source))
    return { data: undefined, body, lines: {}, problems }
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1
  if (document.errors.length) {
    const conflict = MERGE_MARK.exec(yaml)
    if (conflict) problem(lineAt(conflict.index), mergeProblem.message, mergeProblem.remedy, BROKEN_YAML)
    const fault = yamlFault(document.errors, yaml)
    if (fault && !conflict)
      problem(fault.line + 1, `前置信息不是正确的 YAML：${fault.message}`, fault.remedy, BROKEN_YAML)
    return { data: undefined, body, lines: {}, problems }
  }
  const lines = linesOf(document, lineAt)
  for (const { offset, comment } of cutOff(document))
    problem(
      lineAt(offset),
      `前置信息里“#${comment}”成了注释，不会显示`,
      '要显示 # 就用引号把整个值括起来；不要就删掉它',
    )
  const given = (document.toJS() ?? {}) as object
  const result = schema.safeParse(given)
  if (result.success) return { data: result.data, body, lines, problems }
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        problem(lines[key] ?? 1, `前置信息没有字段 ${key}`, fieldRemedy(key, Object.keys(schema.shape)))
    else if (issue.path.length && !(field in given))
      problem(1, `前置信息缺少 ${field}`, `在两行 --- 之间写 ${field}: …`)
    else
      problem(
        lines[field] ?? 1,
        `前置信息 ${issue.path.join('.') || '（整体）'} 不对：${issue.message}`,
        '改这一行；写法见 docs/authoring.md 的“前置信息”一节',
      )
  }
  return { data: undefined, body, lines, problems }
}

/** Lines of the fields, by name. */
function linesOf(document: Document.Parsed, lineAt: (offset: number) => number): Record<string, number> {
  if (!isMap(document.contents)) return {}
  return Object.fromEntries(
    document.contents.items.flatMap(({ key }) =>
      isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])]] : [],
    ),
  )
}
