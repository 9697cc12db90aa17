import { nearest } from '../../site/nearest'
import { LANGUAGES } from '../highlight/highlight'

/** Other names of languages, and what is written for those that are not there. */
const ALIASES: Record<string, string> = {
  typescript: 'ts',
  mts: 'ts',
  javascript: 'js',
  mjs: 'js',
  node: 'js',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  terminal: 'bash',
  powershell: 'bash',
  cmd: 'bash',
  yml: 'yaml',
  json5: 'jsonc',
  golang: 'go',
  kt: 'kotlin',
  objc: 'objective-c',
  objectivec: 'objective-c',
  dockerfile: 'docker',
  gradle: 'groovy',
  svg: 'xml',
  htm: 'html',
  scss: 'css',
  less: 'css',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  none: 'text',
  output: 'text',
  log: 'text',
  ini: 'properties',
  env: 'properties',
}

/** @returns what to write in place of a language that is not known; `''` for none. */
export function languageRemedy(written: string): string {
  const known = `可用的语言：${LANGUAGES.join(' ')}`
  const [name = ''] = /^[^{[:,=]*/.exec(written) ?? []
  const title = /^\w+:(\S+\.\w+)$/.exec(written)?.[1]
  if (title && LANGUAGES.includes(name.toLowerCase())) return `写成 \`\`\`${name.toLowerCase()} title="${title}"`
  if (name && name !== written && LANGUAGES.includes(name.toLowerCase()))
    return `语言后面空一格再写别的：\`\`\`${name.toLowerCase()} {3,5-7}；不支持行号`
  const lower = written.toLowerCase()
  if (lower === 'run' || LANGUAGES.includes(lower)) return `写成小写的 ${lower}`
  if (/^(?:mermaid|plantuml|dot|flow|math|latex|katex)$/.test(lower))
    return '不支持图和公式的代码：画一张 SVG，用 <Figure file="…" alt="…" /> 放进来'
  const guess = nearest(lower, [...LANGUAGES, 'run'])
  const meant = ALIASES[lower] ? `写成 ${ALIASES[lower]}。` : guess && `是不是 ${guess}？`
  return `${meant ?? ''}${known}`
}

const WORDS = '可用的有：title="…" {3,5-7} diff wrap file="…" lines="…" continue nocheck="…" sdk="…" norun="…"'

/** @returns what to write in place of a word after the language that has no meaning. */
export function wordRemedy(word: string): string {
  const [, key = '', value = ''] = /^(\w+)=["“”'‘’]?(.*?)["“”'‘’]?$/.exec(word) ?? []
  if (key === 'lines') return '写成 lines="10-20"：第一行和最后一行'
  if (/^(?:title|file|nocheck|sdk|norun)$/.test(key)) return `写成 ${key}="${value}"：一对半角双引号`
  if (/^(?:filename|name|label|caption)$/.test(key)) return `写成 title="${value}"`
  if (/^\[.*\]$/.test(word)) return `文件名写成 title="${word.slice(1, -1)}"`
  if (/^(?:showLineNumbers|line-?numbers|linenos|numbers|startLine|start)/i.test(word))
    return '删掉它：不显示行号；标出的行写 {3,5-7}'
  if (/^(?:live|editable|playground|preview)$/.test(word)) return '删掉它：能运行的示例在代码块后面写 run 块'
  if (/^(?:hl_lines|highlight|mark)\b/.test(word)) return '标出的行写 {3,5-7}'
  if (LANGUAGES.includes(word)) return '只写一种语言'
  return WORDS
}
