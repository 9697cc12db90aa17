/** What a reader fills in for one call: a parameter of the address, or a field of a form. */
export interface TryField {
  name: string
  required: boolean
  /** Plain text. */
  description: string
  /** What stands there at first. */
  value: string
  /** Not to be shown while it is typed. */
  secret: boolean
}

/** The form of an endpoint. */
export interface TryForm {
  method: 'GET' | 'POST'
  path: string
  /** Whether the token goes along. */
  authorized: boolean
  fields: TryField[]
  /** JSON that is sent, as text; `undefined` for a call without a JSON body. */
  body: string | undefined
  /** Addresses of the platform's gateways. */
  gateways: { url: string; description: string }[]
  /** Answers that the mock can be asked for, the first one by default. */
  examples: { name: string; title: string }[]
}

/** A filled form. */
export interface TryCall {
  /** `mock`, or the base address of a gateway. */
  gateway: string
  authorization: string
  values: Record<string, string>
  body?: string
  /** Name of the answer that the mock shall give. */
  example?: string
}

/** What was sent and what came back. */
export interface TryAnswer {
  /** The request in words, without secrets. */
  request: string
  status: number
  milliseconds: number
  /** As it came; JSON with line breaks. */
  body: string
  /** The token, where the answer holds one. */
  token?: string
}

/** Instead of an answer: what went wrong, and what to do. */
export interface TryProblem {
  problem: string
}
