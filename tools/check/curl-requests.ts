import { loadReference } from '../../src/openapi/load-reference'
import type { Problem } from '../../src/site/types'
import { collectFences, placeOf } from './fences'

/** A command with its continued lines. */
const CURL = /^[^\S\n]*(?:\w+=\$\()?curl\b(?:[^\n]*\\\n)*[^\n]*/gm

/** @returns the method that curl sends (https://curl.se/docs/manpage.html). */
function methodOf(command: string): string {
  const said = /\s-X\s*(\w+)|\s--request\s+(\w+)/.exec(command)
  if (said) return said[1] ?? said[2] ?? ''
  if (/\s(?:-\w*G|--get)\b/.test(command)) return 'GET'
  return /\s(?:-d|-F|--data\S*|--form|--json)\b/.test(command) ? 'POST' : 'GET'
}

/** Requests to the open API with another method than it takes, or a credential in a form that it does not. */
export function checkCurlRequests(root: string, files: readonly string[]): Problem[] {
  const endpoints = loadReference().groups.flatMap((group) => group.endpoints)
  return collectFences(root, [...files]).fences.flatMap((fence) =>
    fence.lang === 'bash'
      ? [...fence.code.matchAll(CURL)].flatMap(({ 0: command, index: start }): Problem[] => {
          const called = endpoints.filter(({ path }) => new RegExp(`${path}(?![\\w/-])`).test(command))
          const at = (text: string, message: string, remedy: string): Problem => {
            const offset = start + Math.max(0, command.indexOf(text))
            const line = fence.code.slice(0, offset).split('\n').length
            return { severity: 'error', rule: 'curl-request', ...placeOf(fence, line), message, remedy }
          }
          const method = methodOf(command)
          const [endpoint] = called
          if (!endpoint) return []
          if (!called.some((one) => one.method === method))
            return [
              at(
                'curl',
                `${endpoint.path} 是 ${endpoint.method}，这条命令发的是 ${method}`,
                endpoint.method === 'GET' ? '改成 curl -G' : '改成 -X POST，或带上 -d',
              ),
            ]
          return command.includes('Authorization: Bearer')
            ? [at('Authorization: Bearer', '凭证前面不写 Bearer：网关会答 401', '写成 Authorization: 凭证')]
            : []
        })
      : [],
  )
}
