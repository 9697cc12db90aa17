import { Five, parseWork } from '@realsee/five'

async function fetchWork(url: string, signal: AbortSignal) {
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(`取不到 ${url}：HTTP ${reply.status}`)
  // 示例户型的图片和模型就在 work.json 旁边，所以用它所在的目录作资源前缀
  const baseURL = new URL('.', reply.url).href
  return parseWork(await reply.json(), { baseURL })
}

export function createViewer(stage: HTMLElement, workUrl: string, report: (message: string) => void) {
  const five = new Five()
  const abort = new AbortController()
  const resize = new ResizeObserver(() => five.refresh())

  five.on('error', (error) => report(error.message))
  five.appendTo(stage)
  resize.observe(stage)

  const ready = fetchWork(workUrl, abort.signal).then((work) => five.load(work))
  ready.catch((error: Error) => {
    if (!abort.signal.aborted) report(error.message)
  })

  return {
    five,
    ready,
    dispose() {
      abort.abort()
      resize.disconnect()
      five.dispose()
    },
  }
}
