/** What is wrong with a text, before it is known whose text it is. Lines count from 1. */
export interface Finding {
  rule: string
  line: number
  message: string
  remedy: string
}
