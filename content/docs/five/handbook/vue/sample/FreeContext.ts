import { defineComponent, onUnmounted } from 'vue'
import { unsafe__useFiveInject } from '@realsee/five/vue'

/** 放在 FiveProvider 里：卸载时把 WebGL 上下文还给浏览器。 */
export const FreeContext = defineComponent({
  setup() {
    const five = unsafe__useFiveInject()
    onUnmounted(() => five.renderer?.forceContextLoss())
    return () => null
  },
})
