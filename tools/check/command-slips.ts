import { distance } from 'fastest-levenshtein'
import { nearest } from '../../src/site/nearest'
import { knownPackages } from '../../src/gatsby/sdk-names'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'
import { installedVersion } from './sdk-versions'
import { compareVersions } from './versions'

const COMMANDS = ['install', 'uninstall', 'update', 'publish', 'start', 'create', 'build', 'remove']

/** Whether a word is one of the commands but for a letter or two. */
const isMistyped = (word = ''): boolean =>
  word.length > 4 && !COMMANDS.includes(word) && COMMANDS.some((command) => distance(word, command) === 1)

/** What a shell reads in another way than it was meant, line by line. */
const FAULTS: [fits: (line: string, before: string) => boolean, message: string, remedy: string][] = [
  [(line) => /\\[ \t]+$/.test(line), '行末的反斜杠后面有空格，下一行接不上', '删掉反斜杠后面的空格'],
  [
    (line, before) =>
      /^\s+--?[A-Za-z]/.test(line) && /^\s*[\w./]/.test(before) && !/(?:\\|\||&&|\(|['"])\s*$/.test(before),
    '这一行接不上前一行：前一行的末尾没有反斜杠',
    '在前一行的末尾写空格和 \\',
  ],
  [(line) => /^\s*\/\/\s/.test(line), '命令里的 // 不是注释', '注释写成 # …'],
  [
    (line) => isMistyped(/^\s*(?:npm|pnpm|yarn)\s+([a-z]+)/.exec(line)?.[1]),
    '包管理器没有这个命令',
    '核对拼写，例如 npm install、npm run build',
  ],
  [(line) => /\s'\$\w+'(?:\s|$)/.test(line), '单引号里的变量不展开', '换成双引号："$NAME"'],
  [(line) => /\b(?:if|while) \[[^\s[]/.test(line), '[ 后面没有空格，会被当成命令的名字', '写成 [ 条件 ]，两边各空一格'],
  [
    (line) => /\byarn add\b.*\s--save-(?:exact|dev)\b/.test(line),
    'yarn 没有 --save-exact、--save-dev',
    '写成 yarn add --exact、yarn add --dev',
  ],
  [
    (line) => {
      const [, , pattern] = /\bgrep\s+(?:-\w+\s+)*-\w*E\w*\s+(["'])(.*?)\1/.exec(line) ?? []
      const signs = (sign: RegExp): number => pattern?.replace(/\\.|\[[^\]]*\]/g, '').match(sign)?.length ?? 0
      return signs(/\(/g) !== signs(/\)/g)
    },
    'grep 的正则里圆括号没有成对',
    '补上另一半；要找括号本身写 \\(',
  ],
  [
    (line) => /^\s*npm (?:create|init) (?!.*\s--\s).*\s--(?!yes\b)[a-z]/.test(line),
    '选项给了 npm，脚手架收不到',
    '在选项之前写 --：npm create vite@latest 名称 -- --template react-ts',
  ],
  [
    (line) => /^\s*for \w+ in [^;]*(?:"[^"]*\*[^"]*"|'[^']*\*[^']*')/.test(line),
    '引号里的 * 不展开，循环只走一遍',
    '把 * 写在引号外面："$folder"/*.txt',
  ],
  [
    (line) => /(?:^|[\s=])[“”‘’]/.test(line.replace(/'[^']*'|"[^"]*"|\s#.*$/g, '')),
    '命令里的引号是中文引号，不起引号的作用',
    '改成半角的单引号或双引号',
  ],
  [
    (line) => /\bcurl\b/.test(line) && /\shttps?:\/\/[^\s'"]*&/.test(line),
    '网址里的 & 会让命令在那里断开',
    "网址放进一对单引号：'https://…'",
  ],
  [
    (line) => /\s(?:-d|--data|--data-raw)\s+[{[]/.test(line),
    'JSON 没有放进引号，命令会把它拆开',
    "整段 JSON 放进一对单引号：-d '{ … }'",
  ],
  [
    (line) => /^\s*(?:export\s+)?[A-Za-z_]\w*(?:\s+=\s|=\s+\S|\s+=\S)/.test(line) && !/[[(]/.test(line.split('=')[0]!),
    '赋值的等号两边有空格，命令会报错',
    '去掉空格：NAME=value',
  ],
]

/** @returns the package that was meant by a name of ours that is none. */
function meant(name: string): string | undefined {
  const known = knownPackages().filter((other) => other.startsWith('@realsee/'))
  return known.includes(name) ? undefined : nearest(name.replace(/^@?/, '@'), known)
}

const VERSIONED = /(@realsee\/[\w-]+)@(\d+\.\d+\.\d+)(?![\w.-])/g
const NAME = /(?<![\w/@.-])@?realsee\/[a-z][\w-]*(?![\w/:.-]*[:/])/gi

/** @returns what is wrong with a block of commands that a shell's grammar does not mind. */
export function commandProblems(fence: Fence): Problem[] {
  if (fence.lang !== 'bash') return []
  const problems: Problem[] = []
  const problem = (index: number, message: string, remedy: string): void =>
    void problems.push({ severity: 'error', rule: 'sample-command', ...placeOf(fence, index + 1), message, remedy })
  const lines = fence.code.split('\n')
  for (const [index, line] of lines.entries()) {
    if (/^\s*#/.test(line)) continue
    const [, message, remedy] = FAULTS.find(([fits]) => fits(line, lines[index - 1] ?? '')) ?? []
    if (message && remedy) problem(index, message, remedy)
    if (!/\b(?:npm|pnpm|yarn|npx)\b/.test(line)) continue
    for (const [, name = '', version = ''] of line.matchAll(VERSIONED)) {
      const installed = installedVersion(process.cwd(), name)
      if (installed && compareVersions(version, installed) > 0)
        problem(index, `没有核对过 ${name}@${version}`, `写成 ${name}@${installed}`)
    }
    for (const [name] of line.matchAll(NAME)) {
      const right = meant(name)
      if (right) problem(index, `没有 ${name} 这个包`, `写成 ${right}`)
    }
  }
  const last = lines.findLastIndex((line) => line.trim())
  if (/\\\s*$/.test(lines[last] ?? '')) problem(last, '行末的反斜杠后面没有下一行', '删掉反斜杠，或补上后面的参数')
  return problems
}

/** @returns what a block holds whose language is another one. */
export function languageProblems(fence: Fence): Problem[] {
  if (!['bash', 'js', 'ts', 'yaml', 'text', 'http'].includes(fence.lang) || !/^\s*[{[]/.test(fence.code)) return []
  try {
    if (typeof JSON.parse(fence.code) !== 'object') return []
  } catch {
    return []
  }
  const message = `代码是 JSON，语言写的是 ${fence.lang}`
  return [{ severity: 'error', rule: 'sample-language', ...placeOf(fence, 1), message, remedy: '语言写成 json' }]
}
