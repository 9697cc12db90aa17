import { isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { MARKUP } from '../article/component/attributes'
import { splitFrontMatter } from '../article/parse/front-matter'
import { readYaml } from '../site/yaml-text'
import { MERGE_CONFLICT, sourceFindings } from '../site/raw-text'
import { checkData } from '../site/schema-errors'
import type { Problem } from '../site/types'
import { errorAt } from '../site/problem'

const GUIDE = '写法见 docs/authoring.md 的“前置信息”一节'
const SHAPE = '文件从单独一行的 --- 开始，写 title 和 description，再用单独一行的 --- 结束'

const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !value.includes('\n'), '只写一行，不分段')
  .refine((value) => !MARKUP.test(value) && !/&\w+;/.test(value), '只写文字：Markdown 和 HTML 标签在这里会原样显示')
/** A word: of what YAML takes for a number (`6.10`, `007`) another one would be left. */
const keyword = z
  .string({
    error: ({ input }) => (typeof input === 'number' ? "数要写在引号里，例如 keywords: [指南针, '6.10']" : undefined),
  })
  .trim()
  .min(1)

const version = z
  .string('版本写在引号里，三段都写，例如 6.5.2')
  .regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, '版本写三段，例如 6.5.2')

const schema = z.strictObject({
  title: text,
  description: text,
  sidebar_label: text.optional(),
  keywords: z.array(keyword, '写成列表，例如 keywords: [指南针, compass]').default([]),
  /** Readers' words for its sections, by anchor; `''` for the page as a whole. */
  asked: z.record(z.string(), z.array(keyword), '按小节的标识写，例如 asked: { limit: [老是翻到天花板] }').default({}),
  /** Words that the page explains, each with the anchor of its section; `''` for the page as a whole. */
  explains: z
    .array(
      z
        .string()
        .regex(/^[^#\s][^#]*(#[^#\s]+)?$/, '写成 词 或 词#小节，例如 点位#concepts')
        .transform((entry) => {
          const [word = '', anchor = ''] = entry.split('#')
          return { word: word.trim(), anchor }
        }),
      '写成列表，例如 explains: [点位#concepts, 模态]',
    )
    .default([]),
  /** Ids that the page had before: their addresses lead to it. */
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
    .default([]),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  /** `false`: public, but in no sidebar on purpose. */
  sidebar: z.literal(false, '只能写 false：公开，但不在目录里').optional(),
  /** Versions of the packages that its samples are checked with, by name. */
  sdk: z.record(z.string(), version, "写成 sdk: { '@realsee/five': 6.5.2 }").optional(),
})

/** What authors say of a page: each field is one of the page (`Doc`) and of its node (`docPage`). */
export type FrontMatter = z.infer<typeof schema>

/** @returns the fields of a page whose own cannot be used. */
export const bareFrontMatter = (title: string): FrontMatter => ({
  ...schema.parse({ title: '-', description: '-' }),
  title,
  description: title,
})

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
  const problem = (line: number, message: string, remedy: string, rule = 'front-matter'): void =>
    void problems.push(errorAt({ file, line }, rule, message, remedy))
  if (yaml === undefined) {
    problem(1, '文件开头没有前置信息，或没有用单独一行的 --- 结束', SHAPE)
    return { data: undefined, body, lines: {}, problems }
  }
  const findings = sourceFindings(yaml)
  for (const { rule, line, message, remedy } of findings) problem(line + 1, message, remedy, rule)
  const written = readYaml(yaml)
  const { document, fault } = written
  if (fault) {
    const conflict = findings.find(({ rule }) => rule === MERGE_CONFLICT)
    if (!conflict) problem(fault.line + 1, `前置信息不是正确的 YAML：${fault.message}`, fault.remedy)
    return { data: undefined, body, lines: {}, problems }
  }
  if (document.contents && !isMap(document.contents)) {
    const line = written.lineAt(document.contents.range[0]) + 1
    problem(line, '前置信息要写成“字段: 值”，一个字段一行', `冒号是半角的，后面空一格；${GUIDE}`)
    return { data: undefined, body, lines: {}, problems }
  }
  const lines = linesOf(written.document.contents, written.lineAt)
  const given = (document.toJS() ?? {}) as object
  const { data, faults } = checkData(schema, given, GUIDE)
  for (const { path, message, remedy } of faults)
    problem(
      String(path[0]) in given ? written.lineOf(path) + 1 : 1,
      `前置信息${/^(?:缺少|没有)/.test(message) ? '' : ' '}${path.length > 1 ? `${String(path[0])} 的` : ''}${message}`,
      remedy,
    )
  return { data, body, lines, problems }
}

/** Lines of the fields by name, of what is in them by `<field>.<name>`. */
function linesOf(fields: unknown, lineAt: (offset: number) => number, above = ''): Record<string, number> {
  if (!isMap(fields)) return {}
  const lines: Record<string, number> = {}
  for (const { key, value } of fields.items)
    if (isScalar(key) && key.range) {
      const name = `${above}${String(key.value)}`
      Object.assign(lines, { [name]: lineAt(key.range[0]) + 1 }, linesOf(value, lineAt, `${name}.`))
    }
  return lines
}
