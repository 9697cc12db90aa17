import { useEffect, useState } from 'react'

type Result<T> = { value?: T; error?: Error }

/** load 要稳定（useCallback 或模块里的函数）：变一次就重取一次。 */
export function useAsync<T>(load: (signal: AbortSignal) => Promise<T>): Result<T> {
  const [result, setResult] = useState<Result<T>>({})

  useEffect(() => {
    const abort = new AbortController()
    const settle = (next: Result<T>) => {
      if (!abort.signal.aborted) setResult(next)
    }
    load(abort.signal).then(
      (value) => settle({ value }),
      (error: Error) => settle({ error }),
    )
    return () => {
      abort.abort()
      setResult({})
    }
  }, [load])

  return result
}
