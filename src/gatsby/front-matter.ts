import { isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { splitFrontMatter } from '../article/parse/front-matter'
import { readYaml, type YamlText } from '../article/parse/yaml-text'
import { MERGE_MARK, mergeProblem } from '../article/slips/source'
import { dataFaults } from '../site/issue-words'
import type { Problem } from '../site/types'
import { cutOff, fieldRemedy, lackOfFrontMatter } from './front-matter-hints'

const GUIDE = '写法见 docs/authoring.md 的“前置信息”一节'

const text = z
  .string()
  .trim()
  .min(1)
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

const version = z
  .union([z.string(), z.number()])
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
  keywords: z.array(keyword, '写成列表，例如 keywords: [指南针, compass]').optional(),
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
      '写成列表，例如 explains: [点位#concepts, 模态]',
    )
    .optional(),
  redirect_from: z
    .array(
      z
        .string()
        .regex(
          /^[a-z]+(?:\/[\w.-]+)+$/,
          '写页面以前的标识，例如 dnalogel/OldPlugin：文件在 content/docs/ 里的路径，不带 .mdx',
        ),
      '写成列表，例如 redirect_from: [dnalogel/OldPlugin]',
    )
    .optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  sidebar: z.literal(false, '只能写 false：公开，但不在目录里').optional(),
  sdk: z.record(z.string(), version, "写成 sdk: { '@realsee/five': 6.5.2 }").optional(),
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
  const written = readYaml(yaml)
  const { document, fault } = written
  if (fault) {
    const conflict = MERGE_MARK.exec(yaml)
    if (conflict) problem(written.lineAt(conflict.index) + 1, mergeProblem.message, mergeProblem.remedy, BROKEN_YAML)
    else problem(fault.line + 1, `前置信息不是正确的 YAML：${fault.message}`, fault.remedy, BROKEN_YAML)
    return { data: undefined, body, lines: {}, problems }
  }
  const lines = linesOf(written)
  for (const { offset, comment } of cutOff(document))
    problem(
      written.lineAt(offset) + 1,
      `前置信息里“#${comment}”成了注释，不会显示`,
      '要显示 # 就用引号把整个值括起来；不要就删掉它',
    )
  const given = (document.toJS() ?? {}) as object
  const result = schema.safeParse(given)
  if (result.success) return { data: result.data, body, lines, problems }
  const fields = Object.keys(schema.shape)
  for (const { path, message, remedy } of dataFaults(schema, result.error.issues, given, GUIDE)) {
    const field = String(path[0] ?? '')
    if (field && !fields.includes(field))
      problem(lines[field] ?? 1, `前置信息没有字段 ${field}`, fieldRemedy(field, fields))
    else if (field && !(field in given)) problem(1, `前置信息缺少 ${field}`, `在两行 --- 之间写 ${field}: …`)
    else problem(written.lineOf(path) + 1, `前置信息${path.length > 1 ? ` ${field} 的 ` : ' '}${message}`, remedy)
  }
  return { data: undefined, body, lines, problems }
}

/** Lines of the fields, by name. */
function linesOf({ document, lineAt }: YamlText): Record<string, number> {
  if (!isMap(document.contents)) return {}
  return Object.fromEntries(
    document.contents.items.flatMap(({ key }) =>
      isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0]) + 1]] : [],
    ),
  )
}
