import type { Code } from 'mdast'
import { parseFence } from '../code/fence'
import { PLACEHOLDER } from '../../site/new-page'
import type { Slip } from './slip'
import { UNFINISHED } from './unfinished'

/** Reports a code block that does not end where its author thinks, and marks on lines that it does not have. */
export function codeSlips({ node, written, tell }: Slip<Code>): void {
  const [opening] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
  if (!opening) return
  const lines = written.trimEnd().split('\n')
  const end = lines.findIndex(
    (line, index) => index > 0 && new RegExp(`^[\\s>]*\\${opening[0]}{${opening.length},}[ \\t]+\\S`).test(line),
  )
  if (end > 0) {
    tell(
      (node.position?.start.line ?? 0) + end,
      `代码块没有结束：结束的 ${opening} 后面不能有别的字`,
      `${opening} 独占一行，后面的字另起一段`,
    )
    return
  }
  const closing = new RegExp(`^[\\s>]*\\${opening[0]}{${opening.length},}\\s*$`)
  if (lines.length < 2 || !closing.test(lines.at(-1)!)) {
    tell(node, '代码块没有结束，后面的正文都算进了代码', `在代码后面另起一行写 ${opening}，缩进与开头相同`)
    return
  }
  const next = new RegExp(`^[\\s>]*\\${opening[0]}{${opening.length},}[\\w-]`)
  const at = lines.findIndex((line, index) => index > 0 && next.test(line))
  if (at > 0)
    tell(
      node,
      `代码块没有结束：第 ${(node.position?.start.line ?? 0) + at} 行又开始了一个代码块`,
      `在那一行之前补上结束的 ${opening}；要在代码里显示 ${opening}，外层多写一个反引号`,
    )
  fenceSlips({ node, written, tell })
}

/** Comments that mark lines for other highlighters. */
const MAGIC = /highlight-(?:next-line|start|end)|\[!code[^\]]*\]/

/** Signs as HTML has them, and the languages that have them too. */
const ENTITY = /&(?:amp|lt|gt|quot|nbsp);/
const WITH_ENTITIES = ['html', 'vue', 'xml', 'wxml', 'jsx', 'tsx', 'text', 'run']

/** What a shell writes before a command. */
const PROMPT = /^(?:\$|%|PS [A-Z]:\\[^>]*>|[A-Z]:\\[^>]*>|[\w.-]+@[\w.-]+:[^$#]*[$#]) (?=\S)/

/** Words after the backticks that contradict the code. Files of `file=` are read elsewhere (`code/source.ts`). */
function fenceSlips({ node, tell }: Slip<Code>): void {
  const fence = parseFence(node.lang, node.meta)
  if (fence.file !== undefined) {
    if (node.value.trim()) tell(node, `代码块写了 file="${fence.file}"，里面又有代码`, '删掉里面的代码，或去掉 file')
    return
  }
  if (/^\.{0,2}\//.test(fence.title ?? ''))
    tell(node, `代码块的标题 ${fence.title} 不从工程的根写起`, `写成 title="${fence.title!.replace(/^[./]+/, '')}"`)
  if (fence.lines) tell(node, '代码块写了 lines，没有写 file', '加上 file="./路径"，或去掉 lines')
  if (!node.value.trim() || node.value.trim() === `// ${PLACEHOLDER.code}`) {
    tell(node, '代码块是空的', '补上代码，或删掉这个代码块', UNFINISHED)
    return
  }
  const lines = node.value.split('\n')
  const count = lines.length
  const at = (index: number): number => (node.position?.start.line ?? 0) + 1 + index
  const magic = lines.findIndex((line) => MAGIC.test(line))
  if (magic >= 0)
    tell(
      at(magic),
      `代码里的“${MAGIC.exec(lines[magic]!)![0]}”只是注释`,
      '标出的行写在语言后面：{3,5-7}；增删的行写 diff',
    )
  const isNumbered = (line: string, index: number): boolean => Number(/^\s*(\d+)[\s|:.]/.exec(line)?.[1]) === index + 1
  if (count > 1 && !['text', 'diff'].includes(fence.language) && lines.every(isNumbered))
    tell(at(0), '代码里有行号，会被读者一起复制', '删掉每一行开头的行号')
  const entity = lines.findIndex((line) => ENTITY.test(line))
  if (entity >= 0 && !WITH_ENTITIES.includes(fence.language))
    tell(
      at(entity),
      `代码里的 ${ENTITY.exec(lines[entity]!)![0]} 会原样显示`,
      '直接写那个字符：&amp; 写 &，&lt; 写 <，&gt; 写 >',
    )
  const prompt = lines.findIndex((line) => PROMPT.test(line))
  const [sign = ''] = PROMPT.exec(lines[prompt] ?? '') ?? []
  if (node.lang === 'bash' && prompt >= 0)
    tell(at(prompt), `提示符 ${sign.trim()} 会被读者一起复制`, `删掉行首的 ${sign.trim()} 和空格`)
  const keys = [...(node.meta ?? '').matchAll(/([\w-]+)="/g)].map(([, key]) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice) tell(node, `代码块的 ${twice} 写了两次，前一个不算`, '只留一个；两个文件分成两个代码块')
  const beyond = [...fence.marked].find((line) => line > count)
  if (beyond) tell(node, `代码块标出第 ${beyond} 行，但只有 ${count} 行`, '核对花括号里的行号：从代码的第一行数起')
  if (/\{[\d,\s-]+\}/.test(node.meta ?? '') && !fence.marked.size)
    tell(node, '代码块花括号里没有可标的行', '写成 {3,5-7}：行号从 1 起，小的在前')
  const unmarked = lines.findIndex((line) => line !== '' && !/^[ +-]/.test(line))
  if (fence.diff && unmarked >= 0)
    tell(at(unmarked), 'diff 里这一行没有标记，首字母会被当作标记', '没有改的行首空一格；增删的写 + 或 -')
  if (fence.diff && !/^[+-]/m.test(node.value))
    tell(node, '代码块写了 diff，却没有一行以 + 或 - 开头', '在增删的行首写 + 或 -，或去掉 diff')
}
