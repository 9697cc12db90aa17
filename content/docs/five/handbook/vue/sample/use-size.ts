import { shallowRef, watch, type Ref } from 'vue'

type Size = { width: number; height: number }

/** 元素内容区的宽高，整数像素。量到之前没有值；元素被隐藏时保留上一次的值。 */
export function useSize(element: Ref<HTMLElement | null>) {
  const size = shallowRef<Size>()

  watch(element, (node, _before, onCleanup) => {
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry.contentRect.width)
      const height = Math.floor(entry.contentRect.height)
      if (width > 0 && height > 0) size.value = { width, height }
    })
    observer.observe(node)
    onCleanup(() => observer.disconnect())
  })

  return size
}
