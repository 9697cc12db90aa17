import { Component } from 'react'
import type { WebGLRenderer } from 'three'
import { createFiveFeature, withFive, type PropTypeOfFiveFeatures } from '@realsee/five/react'

const features = createFiveFeature('unsafe__fiveInstance')

class FreeContextView extends Component<PropTypeOfFiveFeatures<typeof features>> {
  private renderer?: WebGLRenderer

  private get current() {
    return this.props.$five.unsafe__fiveInstance.renderer
  }

  // Provider 先挂子组件，再造渲染器，随后让子组件更新一次
  componentDidMount() {
    this.renderer = this.current
  }

  componentDidUpdate() {
    this.renderer = this.current
  }

  // 卸载时 Provider 已经清空了 five.renderer，用记下的那个
  componentWillUnmount() {
    const renderer = this.current ?? this.renderer
    renderer?.forceContextLoss()
  }

  render() {
    return null
  }
}

/** 放在 Provider 里：卸载时把 WebGL 上下文还给浏览器。 */
export const FreeContext = withFive(features)(FreeContextView)
