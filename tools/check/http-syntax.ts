import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'
import { jsonProblems } from './json-syntax'

/** @returns what is wrong with a message of HTTP: a body that follows its head at once, or that is broken JSON. */
export function httpProblems(fence: Fence): Problem[] {
  if (fence.lang !== 'http') return []
  const lines = fence.code.split('\n')
  const end = lines.findIndex((line) => !line.trim())
  const head = end < 0 ? lines : lines.slice(0, end)
  const glued = head.findIndex((line, index) => index > 0 && /^\s*[{[]/.test(line))
  if (glued > 0) {
    const message = '请求头与请求体之间没有空行'
    return [
      { severity: 'error', rule: 'sample-http', ...placeOf(fence, glued + 1), message, remedy: '在这一行前面空一行' },
    ]
  }
  const body = end < 0 ? [] : lines.slice(end + 1)
  if (!/^\s*[{[]/.test(body[0] ?? '')) return []
  // Another message may follow
  const stop = body.findIndex((line) => /^(?:HTTP\/|[A-Z]{3,7} \/|#)/.test(line))
  const code = (stop < 0 ? body : body.slice(0, stop)).join('\n').trimEnd()
  return jsonProblems({ ...fence, lang: 'json', code, origins: fence.origins.slice(end + 1) })
}
