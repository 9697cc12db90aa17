import { useEffect, useState } from 'react'
import { parseWork, type Work } from '@realsee/five'

type Result = { work?: Work; error?: Error }

async function fetchWork(url: string, signal: AbortSignal) {
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(`取不到 ${url}：HTTP ${reply.status}`)
  // 示例户型的图片和模型就在 work.json 旁边，所以用它所在的目录作资源前缀
  return parseWork(await reply.json(), { baseURL: new URL('.', reply.url).href })
}

/** 取一份空间数据。地址变了或组件卸载，就取消请求、清空结果。 */
export function useWork(url: string): Result {
  const [result, setResult] = useState<Result>({})

  useEffect(() => {
    const abort = new AbortController()
    fetchWork(url, abort.signal)
      .then((work) => {
        if (!abort.signal.aborted) setResult({ work })
      })
      .catch((error: Error) => {
        if (!abort.signal.aborted) setResult({ error })
      })

    return () => {
      abort.abort()
      setResult({})
    }
  }, [url])

  return result
}
