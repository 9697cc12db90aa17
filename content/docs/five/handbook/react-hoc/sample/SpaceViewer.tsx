import { Component, createRef, type ReactNode } from 'react'
import type { Work } from '@realsee/five'
import { createFiveProvider, FiveCanvas } from '@realsee/five/react'
import { fetchWork } from './fetch-work'
import { FreeContext } from './FreeContext'

// 必须在模块顶层：写进 render，每次都是新的组件类型，画面会反复重建
const FiveProvider = createFiveProvider()

type Props = { workUrl: string; children?: ReactNode }
type State = {
  work: Work | null
  size: { width: number; height: number } | null
  error: Error | null
}

export class SpaceViewer extends Component<Props, State> {
  state: State = { work: null, size: null, error: null }

  readonly provider = createRef<InstanceType<typeof FiveProvider>>()
  private readonly stage = createRef<HTMLDivElement>()
  private resize?: ResizeObserver
  private abort?: AbortController

  // 子组件抛错时由 React 调用：撤下画面，留下原因
  static getDerivedStateFromError(error: Error) {
    return { work: null, error }
  }

  componentDidMount() {
    this.resize = new ResizeObserver(([entry]) => this.measure(entry.contentRect))
    if (this.stage.current) this.resize.observe(this.stage.current)
    this.load()
  }

  componentDidUpdate(before: Props) {
    if (before.workUrl !== this.props.workUrl) this.load()
  }

  componentWillUnmount() {
    this.resize?.disconnect()
    this.abort?.abort()
  }

  private load() {
    this.abort?.abort()
    const { signal } = (this.abort = new AbortController())
    this.setState({ work: null, error: null })
    fetchWork(this.props.workUrl, signal).then(
      (work) => !signal.aborted && this.setState({ work }),
      (error: Error) => !signal.aborted && this.fail(error),
    )
  }

  private measure(box: DOMRectReadOnly) {
    const width = Math.floor(box.width)
    const height = Math.floor(box.height)
    if (width > 0 && height > 0) this.setState({ size: { width, height } })
  }

  private readonly fail = (error: Error) => this.setState({ error })
  private readonly clear = () => this.setState({ error: null })

  render() {
    const { work, size, error } = this.state
    return (
      <div ref={this.stage} className="stage">
        {work && size && (
          <FiveProvider ref={this.provider} initialWork={work} onWorksChange={this.clear} onError={this.fail}>
            <FiveCanvas width={size.width} height={size.height} />
            <FreeContext />
            {this.props.children}
          </FiveProvider>
        )}
        {error && (
          <p className="message" role="alert">
            {error.message}
          </p>
        )}
      </div>
    )
  }
}
