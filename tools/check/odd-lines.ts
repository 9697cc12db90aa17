import { distance } from 'fastest-levenshtein'

/** Keywords that a policy takes for hosts without their quotes; https://www.w3.org/TR/CSP3/#grammardef-keyword-source */
const BARE_KEYWORD =
  /-src\b[^;|]*?(?<!['\w-])(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|strict-dynamic)(?!['\w-])/g
/** A link to something by its number or id: `[GHSA-…](…/GHSA-…)`, `[#12](…/issues/12)`. */
const NUMBERED = /\[[^\]]*?#?([\w-]*\d[\w-]*)\]\((https?:[^)\s]*\/)([\w-]+)\)/g

/** A second `?` before a parameter, which belongs to the value before it (RFC 3986, section 3.4). */
const TWO_QUERIES = /\?\w+=[^\s?'"`&)\]]*(\?\w+=)/g

/** @returns what a line says of a policy, or of the address of something with a number, and is not so. */
export function odditiesOfLine(line: string): [message: string, remedy: string][] {
  return [
    ...[...line.matchAll(TWO_QUERIES)].map(([, second = '']): [string, string] => [
      `网址里有两个问号，${second.slice(1, -1)} 成了前一个参数的值`,
      `写成 &${second.slice(1)}`,
    ]),
    ...[...line.matchAll(BARE_KEYWORD)].map(([, word]): [string, string] => [
      `策略里的 ${word} 没有引号，会被当成域名`,
      `写成 '${word}'`,
    ]),
    ...[...line.matchAll(NUMBERED)].flatMap(([, name = '', , id = '']): [string, string][] =>
      name !== id && name.length === id.length && /\d/.test(id) && distance(name, id) <= 2
        ? [[`链接写着 ${name}，地址里是 ${id}`, '两处写同一个：打开地址核对']]
        : [],
    ),
  ]
}
