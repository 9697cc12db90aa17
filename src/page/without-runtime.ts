import type { ReactElement, ReactNode } from 'react'
import { gatsbyChanged, theOnly } from '../site/gatsby-contact'

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

/**
 * @param html the body of a page as Gatsby's components are rendered.
 * @returns the same without what only its runtime uses: the element that it speaks with, the styles of the one that it
 *   gives the focus to. The policy knows no `style` attributes.
 * @throws {GatsbyChanged} when one of them is not there.
 */
export function withoutRuntimeMarkup(html: string): string {
  return [
    [/<div id="gatsby-announcer"[^>]*><\/div>/, ''] as const,
    [/<div style="outline:none" tabindex="-1" (?=id="gatsby-focus-wrapper")/, '<div '] as const,
  ].reduce((rest, [part, instead]) => {
    if (!part.test(rest)) gatsbyChanged(`页面里应有 ${part.source}`, HERE)
    return rest.replace(part, instead)
  }, html)
}
