import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { policyOf, searchSources } from '../site/security-policy'

interface Piece {
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** Texts of the elements of one kind that run or are applied: data for search engines does neither. */
function textsOf(nodes: ReactNode[], tag: string): string[] {
  return nodes.flatMap((node) => {
    if (!isValidElement<Piece>(node) || node.type !== tag || node.props.type === 'application/ld+json') return []
    return node.props.dangerouslySetInnerHTML?.__html ?? []
  })
}

/**
 * @param nodes what the build puts around the page. What an author writes is none of these, and cannot add to the policy.
 * @returns the element with the page's Content-Security-Policy.
 */
export function pagePolicy(nodes: ReactNode[]): ReactElement {
  const inline = { scripts: textsOf(nodes, 'script'), styles: textsOf(nodes, 'style') }
  const policy = policyOf(inline, searchSources(process.env.GATSBY_ALGOLIA_SEARCH))
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />
}
