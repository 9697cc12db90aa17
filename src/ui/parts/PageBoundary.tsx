import { Component, type ReactElement } from 'react'
import { LOAD_FAILURE_EVENT, type LoadFailureDetail } from '../../lib/load-failure'
import { CheckedPage } from './CheckedPage'
import { CrashScreen } from './CrashScreen'
import { LoadFailure } from './LoadFailure'

interface PageBoundaryProps {
  children: ReactElement
  /** Name of the page's module, for its error. */
  name: string
}

interface PageBoundaryState {
  /** What the page threw, in a box because anything can be thrown. */
  crash: { error: unknown } | null
  failure: LoadFailureDetail | null
}

/** Keeps the frame alive when a page throws or another one cannot be loaded. Give it the page's path as `key`. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { crash: null, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { crash: { error } }
  }

  private readonly onFailure = (event: Event) =>
    this.setState({ failure: (event as CustomEvent<LoadFailureDetail | null>).detail })

  override componentDidMount() {
    addEventListener(LOAD_FAILURE_EVENT, this.onFailure)
  }

  override componentWillUnmount() {
    removeEventListener(LOAD_FAILURE_EVENT, this.onFailure)
  }

  override render() {
    const { crash, failure } = this.state
    if (failure) return <LoadFailure key={failure.message} {...failure} />
    if (crash) return <CrashScreen error={crash.error} onRetry={() => this.setState({ crash: null })} />
    return <CheckedPage name={this.props.name}>{this.props.children}</CheckedPage>
  }
}
