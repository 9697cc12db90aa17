import { z } from 'zod'
import { checkData } from '../site/schema-errors'
import { answerError } from './answers/error'
import { PRODUCTS } from './answers/products'
import { answerSearch } from './answers/search'
import { answerSection } from './answers/section'
import { answerSymbol } from './answers/symbol'
import type { Docs } from './docs'
import { DocsError } from './site-files'

/** A question that can be put to the documents: in a shell and over the Model Context Protocol alike. */
export interface Tool {
  name: string
  description: string
  schema: z.ZodObject
  answer: (docs: Docs, given: unknown) => Promise<string>
}

const product = z.enum(PRODUCTS)

function tool<Schema extends z.ZodObject>(
  name: string,
  description: string,
  schema: Schema,
  run: (docs: Docs, given: z.infer<Schema>) => Promise<string>,
): Tool {
  return {
    name,
    description,
    schema,
    answer: async (docs, given) => {
      const { data, faults } = checkData(schema, given ?? {}, '')
      if (data) return run(docs, data)
      return `参数不对：${faults
        .slice(0, 3)
        .map(({ message }) => message.slice(0, 80))
        .join('；')}`
    },
  }
}

/** All tools; names and fields are what clients rely on. */
export const TOOLS: Tool[] = [
  tool(
    'search',
    '搜索如视开放平台文档。中英文问句、类名、报错都行。每行：页面#小节 · 标题 · 最相关的一句；不够再用 section 读。',
    z.strictObject({ query: z.string().min(1, '不能为空'), product: product.optional() }),
    (docs, given) => answerSearch(docs, given.query, given.product),
  ),
  tool(
    'section',
    '读一节，如 five/config#panorama；不带 # 得到这一页的小节列表。',
    z.strictObject({ id: z.string().min(1, '不能为空') }),
    (docs, { id }) => answerSection(docs, id),
  ),
  tool(
    'symbol',
    '查一个公开名称（Five.load、useFiveState、PanoTagPlugin）：签名、说明、出处。没有的名称会说不存在。写代码前先查。',
    z.strictObject({ name: z.string().min(1, '不能为空') }),
    (docs, { name }) => answerSymbol(docs, name),
  ),
  tool(
    'error',
    '粘贴报错原文或错误码，得到原因、处理和出处。',
    z.strictObject({ text: z.string().min(1, '不能为空') }),
    (docs, { text }) => answerError(docs, text),
  ),
]

/**
 * Puts a question. Never throws: what goes wrong is answered in words.
 * @param name of a tool.
 * @returns the answer, and whether the question could not be answered as it was put.
 */
export async function ask(docs: Docs, name: string, given: unknown): Promise<{ text: string; failed: boolean }> {
  const found = TOOLS.find((one) => one.name === name)
  if (!found)
    return { text: `没有工具 ${name.slice(0, 60)}。有：${TOOLS.map((one) => one.name).join('、')}`, failed: true }
  try {
    const text = await found.answer(docs, given)
    return { text, failed: text.startsWith('参数不对') }
  } catch (error) {
    const reason =
      error instanceof DocsError ? error.message : `出错了：${error instanceof Error ? error.message : String(error)}`
    return { text: reason.slice(0, 600), failed: true }
  }
}
