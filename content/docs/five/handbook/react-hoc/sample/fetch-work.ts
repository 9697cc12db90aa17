import { parseWork } from '@realsee/five'

/** 取一份空间数据；用 signal 取消。 */
export async function fetchWork(url: string, signal: AbortSignal) {
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(`取不到 ${url}：HTTP ${reply.status}`)
  // 示例户型的图片和模型就在 work.json 旁边，所以用它所在的目录作资源前缀
  return parseWork(await reply.json(), { baseURL: new URL('.', reply.url).href })
}
