import { shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { parseWork, type Work } from '@realsee/five'

async function fetchWork(url: string, signal: AbortSignal) {
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(`取不到 ${url}：HTTP ${reply.status}`)
  // 图片和模型就在 work.json 旁边，所以用它所在的目录作资源前缀
  const baseURL = new URL('.', reply.url).href
  return parseWork(await reply.json(), { baseURL })
}

/** 取一份空间数据。地址变了或组件卸载，就取消请求、清空结果。 */
export function useWorks(url: MaybeRefOrGetter<string>) {
  // 不能用 ref：它给 Work 套上代理，SDK 认不出来，会再解析一遍
  const works = shallowRef<Work[]>()
  const error = shallowRef<Error>()

  watch(
    () => toValue(url),
    async (address, _before, onCleanup) => {
      const abort = new AbortController()
      onCleanup(() => abort.abort())
      works.value = error.value = undefined
      try {
        const work = await fetchWork(address, abort.signal)
        if (!abort.signal.aborted) works.value = [work]
      } catch (reason) {
        if (!abort.signal.aborted) error.value = reason as Error
      }
    },
    { immediate: true },
  )

  return { works, error }
}
