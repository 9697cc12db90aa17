import type { JsonValue } from './source-shape'

/**
 * The open API as the page and its samples read it (read.ts makes it of the files in `content/openapi/`). Texts are short
 * Markdown in Chinese. Links are relative to `content/openapi/`.
 */

export type { JsonValue }

/** A parameter, a field of a body, or a field of a response. */
export interface Field {
  /** Name as sent over the wire. */
  name: string
  /** `string`, `integer`, `number`, `boolean`, `object`, `any`, with `[]` or `[3]` per array level. */
  type: string
  /** What it is; unit included. */
  description: string
  /**
   * Requests: must be sent. Responses: always there, that is, the sources list it without saying that it may be missing,
   * and every example holds it.
   */
  required?: boolean
  nullable?: boolean
  default?: JsonValue
  /** Known values with their meaning; `''` when the value speaks for itself. */
  values?: [value: string | number, meaning: string][]
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  /** `json`: the value is sent as a string that holds JSON; `example` is the value inside. */
  encoded?: 'json'
  /** Value for samples; without one an optional parameter stays out of them. */
  example?: JsonValue
  /** Fields of an `object`, or of the objects in an `object[]`. Without them the object is opaque. */
  fields?: Field[]
  /** Show `fields` in a fold below the table instead of in it. */
  fold?: boolean
}

/** A field of the request line. */
export type Parameter = Field & { in: 'query' | 'path' }

/** A failure as its envelope shows it. */
export interface Failure {
  code: number
  status: string
  businessCode?: string
  /** When it happens, and what to do about it. */
  description: string
}

export type RequestBody =
  | {
      kind: 'json'
      fields: Field[]
      /** Send exactly one of these. */
      oneOf?: string[]
    }
  | { kind: 'form'; fields: Field[] }
  /** A whole file as raw JSON. */
  | { kind: 'file'; file: string; description: string }

export interface Endpoint {
  /** Anchor on the page. */
  id: string
  method: 'GET' | 'POST'
  path: string
  /** Base address of its samples, without a slash at the end. */
  server: string
  title: string
  /** One to three sentences. */
  summary: string
  auth: 'token' | 'none'
  /** What the description rests on. */
  source: '2022–2023' | '2026' | 'sample'
  confidence: 'confirmed' | 'unconfirmed'
  /** For unconfirmed endpoints: what is known and what is not. */
  known?: string
  parameters: Parameter[]
  /** Names of parameters of which exactly one is sent. */
  oneOf?: string[]
  body?: RequestBody
  response: {
    /** Type of the envelope's `data`; `any` when its form is not known. */
    type: string
    description?: string
    fields?: Field[]
    /** Values of `data`; the first one is shown as the success. */
    examples: { title: string; data: JsonValue }[]
  }
  failures: Failure[]
  /** Paragraphs after the tables. */
  notes: string[]
  /** Expression over `data` that the Node.js sample prints. */
  print: string
  /** `false` when too little is known to call it: no samples. */
  callable: boolean
}

export interface Callback {
  /** Anchor on the page. */
  id: string
  title: string
  summary: string
  /** A drawing of who calls whom; `file` is relative to `content/openapi/`, `alt` for those who do not see it. */
  figure?: { file: string; caption: string; alt: string }
  source: Endpoint['source']
  fields: Field[]
  example: JsonValue
  /** What the receiver answers, when that is documented. */
  answer?: JsonValue
}

export interface Group {
  /** Anchor on the page. */
  id: string
  title: string
  /** Paragraphs below the group's heading. */
  intro: string[]
  endpoints: Endpoint[]
  callbacks: Callback[]
}
