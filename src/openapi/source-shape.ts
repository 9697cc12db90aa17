import { z } from 'zod'

/**
 * Shape of the files in `content/openapi/`: the part of OpenAPI 3.1 that the page and its samples read. `x-` facts are for
 * the page alone, `x-confidence` and `x-source` are published too. Texts are short Markdown in Chinese with links
 * relative to `content/openapi/`.
 */

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

const json: z.ZodType<JsonValue, JsonValue> = z.json()
const ref = z.strictObject({ $ref: z.string() })
const typeName = z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'])

/** A JSON Schema, as far as the description needs it. */
const schema = z.strictObject({
  $ref: z.string().optional(),
  type: z.union([typeName, z.array(typeName)]).optional(),
  description: z.string().min(1).optional(),
  get properties() {
    return z.record(z.string(), schema).optional()
  },
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  get items() {
    return schema.optional()
  },
  get allOf() {
    return z.array(schema).optional()
  },
  get oneOf() {
    return z.array(schema).optional()
  },
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: json.optional(),
  default: json.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  /** The value is sent as a string that holds JSON; `x-example` is the value inside. */
  contentMediaType: z.literal('application/json').optional(),
  /** Meanings of values in `enum`; one that speaks for itself has none. */
  'x-enumDescriptions': z.record(z.string(), z.string()).optional(),
  /** Value for samples; without one a field stays out of them. */
  'x-example': json.optional(),
  /** The fields stand in a fold below the table instead of in it. */
  'x-fold': z.literal(true).optional(),
  /** The fields are described in another place of the table. */
  'x-no-rows': z.literal(true).optional(),
  /** `null` is among the values of a field whose type is not known. */
  'x-nullable': z.literal(true).optional(),
})
export type SourceSchema = z.infer<typeof schema>

const example = z.strictObject({ summary: z.string(), description: z.string().optional(), value: json })
const media = z.strictObject({
  schema,
  example: json.optional(),
  examples: z.record(z.string(), z.union([ref, example])).optional(),
})
const content = z.record(z.string(), media)

const response = z.union([ref, z.strictObject({ description: z.string(), content: content.optional() })])

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'path']),
  required: z.boolean().optional(),
  description: z.string().min(1),
  schema,
  /** Value for samples; without one an optional parameter stays out of them. */
  example: json.optional(),
})

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z\d]*$/, '用小写字母开头的驼峰写法，只有字母和数字'),
  summary: z.string().min(2).max(16),
  /** The first paragraph stands above the tables; `未确认：…` tells what is known; the others are notes below. */
  description: z.string().min(1),
  tags: z.tuple([z.string()]),
  'x-confidence': z.enum(['confirmed', 'unconfirmed']).optional(),
  'x-source': z.enum(['2022–2023', '2026', 'sample']),
  security: z.tuple([]).optional(),
  /** The source does not list the header, other calls of the same gateway need it. */
  'x-auth-assumed': z.literal(true).optional(),
  /** Expression over `data` that the Node.js sample prints; without it the whole of it. */
  'x-print': z.string().optional(),
  /** Too little is known to call it: no samples. */
  'x-callable': z.literal(false).optional(),
  /** A drawing of who calls whom: path relative to `content/openapi/`, caption, text for those who do not see it. */
  'x-figure': z.strictObject({ file: z.string().startsWith('./'), caption: z.string(), alt: z.string() }).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      description: z.string().optional(),
      /** The body is a whole file, of this name in the samples. */
      'x-file': z.string().optional(),
      content,
    })
    .optional(),
  responses: z.strictObject({ '200': response, '4XX': response.optional() }),
})
export type SourceOperation = z.infer<typeof operation>

const pathItem = z.strictObject({ get: operation.optional(), post: operation.optional() })
export type SourcePathItem = z.infer<typeof pathItem>

/** A file of a group: an operation by its id, and types that it needs. */
export const groupShape = z
  .object({ components: z.strictObject({ schemas: z.record(z.string(), schema) }).optional() })
  .catchall(pathItem)

const text = z.string().min(1)
const SERVER = '写完整的 https 网址（示例会把密钥发到这里），末尾不写斜线，例如 https://app-gateway.realsee.cn'

/** The file that the others hang on. */
export const mainShape = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: text, version: text, description: text }),
  /** Base addresses; the first one is used in samples. */
  servers: z
    .array(z.strictObject({ url: z.string().regex(/^https:\/\/\w\S*[^/\s]$/, SERVER), description: text }))
    .min(1),
  security: z.tuple([z.strictObject({ accessToken: z.tuple([]) })]),
  /** The groups in the order of the page; `x-id` is the anchor, and the name of the file. */
  tags: z.array(z.strictObject({ name: text, 'x-id': text, description: text })).min(1),
  paths: z.record(z.string().regex(/^\/[\w{}./-]+$/, '以 / 开头，只有字母、数字和 {参数}'), ref),
  webhooks: z.record(z.string(), ref),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      accessToken: z.strictObject({
        type: z.literal('apiKey'),
        in: z.literal('header'),
        name: text,
        description: text,
      }),
    }),
    examples: z.record(z.string(), example),
    responses: z.record(z.string(), response),
    schemas: z.record(z.string(), schema),
  }),
})

/** The whole description: every path and callback in place, every `$ref` below `#/components/`. */
export type SourceDocument = Omit<z.infer<typeof mainShape>, 'paths' | 'webhooks'> &
  Record<'paths' | 'webhooks', Record<string, SourcePathItem>>
