import type { Nodes } from 'mdast'
import type { CompileContext } from '../compilation'

const COMMENTS = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/

/** `{…}` */
export type Expression = Nodes & { value: string }

/** `{…}`: a comment is left out, anything else is a problem, because nothing is evaluated. */
export function refuseExpression(node: Expression, context: CompileContext): undefined {
  if (COMMENTS.test(node.value)) return
  context.problem(
    'expression',
    node,
    `正文里不能写 {${node.value.slice(0, 30)}}`,
    '花括号写进反引号；注释写 {/* … */}；标题标识写 [#id]；图片、标题、段落不能加属性',
  )
}

/** `import` and `export`: a problem. */
export function refuseCode(node: Nodes, context: CompileContext): undefined {
  context.problem('import-export', node, '正文里不能写 import / export', '删掉这一行：组件不用导入，数据写进正文')
}

/** `[name]: address` for `[text][name]`: a problem. */
export function refuseReference(node: Nodes, context: CompileContext): undefined {
  context.problem('reference-link', node, '链接和图片的地址不能写在别处', '删掉这一行，用到它的地方写 [文字](地址)')
}
