import type { Nodes } from 'mdast'
import type { CompileContext } from '../compilation'

const COMMENTS = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/

/** `{…}` */
export type Expression = Nodes & { value: string }

/** `{…}`: a comment is left out, anything else is a problem, because nothing is evaluated. */
export function refuseExpression(node: Expression, context: CompileContext): undefined {
  if (COMMENTS.test(node.value)) return
  const [, , quoted] = /^\s*(['"`])([^]*)\1\s*$/.exec(node.value) ?? []
  const comment = /^\s*\/\s*[*/]\s*([^*]*)/.exec(node.value)?.[1]?.trim()
  const remedy =
    quoted !== undefined
      ? quoted.trim()
        ? `直接写 ${quoted}，不用花括号和引号；< 和 { 写进反引号`
        : '删掉它：空格直接写'
      : comment !== undefined
        ? `注释写成 {/* ${comment} */}`
        : undefined
  context.problem(
    'expression',
    node,
    `正文里不能写 {${node.value.slice(0, 30)}}`,
    (remedy ?? /^\s*(?:[\w-]+=|[.#][\w-])/.test(node.value))
      ? '删掉花括号：不能给图片、标题、段落加属性'
      : '花括号写进反引号；注释写 {/* … */}；标题标识写 [#id]',
  )
}

/** `import` and `export`: a problem. */
export function refuseCode(node: Nodes, context: CompileContext): undefined {
  context.problem('import-export', node, '正文里不能写 import / export', '删掉这一行：组件不用导入，数据写进正文')
}
