import type { ReactElement, ReactNode } from 'react'
import { theOnly } from '../site/gatsby-contact'

/** Gatsby's own nodes in a page, by what they are called there. */
type Node = ReactElement<{ sliceId?: string }>

const HERE = 'src/page/without-runtime.ts'

/**
 * @param nodes what Gatsby puts at the end of a page.
 * @returns the same without Gatsby's runtime, which built pages do without.
 * @throws {GatsbyChanged} when one of the runtime's two parts is not found once.
 */
export function withoutRuntime(nodes: ReactNode[]): ReactNode[] {
  const elements = nodes as (Node | null)[]
  const runtime = [
    theOnly(elements, (node) => node?.key === 'script-loader', '页面里的节点 script-loader ', HERE),
    theOnly(elements, (node) => node?.props?.sliceId === '_gatsby-scripts', '页面里的片段 _gatsby-scripts ', HERE),
  ]
  return elements.filter((node) => !runtime.includes(node))
}
