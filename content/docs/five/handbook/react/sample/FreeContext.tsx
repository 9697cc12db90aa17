import { useEffect } from 'react'
import { unsafe__useFiveInstance } from '@realsee/five/react'

/** 放在 Provider 里：卸载时把 WebGL 上下文还给浏览器。 */
export function FreeContext() {
  const five = unsafe__useFiveInstance()

  useEffect(() => {
    // 卸载时 Provider 先清空 five.renderer，所以趁挂载记下来
    const { renderer } = five
    return () => renderer?.forceContextLoss()
  }, [five])

  return null
}
