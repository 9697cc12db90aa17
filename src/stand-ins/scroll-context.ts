import { Component, type ReactNode } from 'react'

interface ScrollContextProps {
  location: Location
  /** Gatsby's: asks `shouldUpdateScroll` in `gatsby-browser`, which moves the page itself. */
  shouldUpdateScroll: (this: unknown, before: ScrollContextProps, now: ScrollContextProps) => unknown
  children: ReactNode
}

/**
 * In place of `gatsby-react-router-scroll`: tells that the page has changed. Positions are remembered by
 * `src/enhance/scroll-memory.ts`.
 */
export class ScrollContext extends Component<ScrollContextProps> {
  override componentDidUpdate(before: ScrollContextProps) {
    this.props.shouldUpdateScroll(before, this.props)
  }

  override render() {
    return this.props.children
  }
}
