import { createHash, timingSafeEqual } from 'node:crypto'

/** 收到的一份回调：`name` 是地址的最后一段，由你登记时决定。 */
export interface Callback {
  name: string
  body: Record<string, unknown>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** 地址是 `/callbacks/<猜不到的一段>/<名字>`；那一段不对时返回 `undefined`，当作没有这个地址。 */
export function callbackName(path: string, secret: string): string | undefined {
  const [, given = '', name] = /^\/callbacks\/([\w-]+)\/([\w-]+)$/.exec(path) ?? []
  // 先求散列再比：长度相同，用的时间也相同
  return name !== undefined && timingSafeEqual(digest(given), digest(secret)) ? name : undefined
}

/**
 * 收下回调：同样的内容只处理一次，排着队做，不让平台等。
 * `work` 先向接口问一遍再动手：回调没有签名，内容不能当真。它抛出时，同样的内容再来会重做。
 */
export function callbackQueue(work: (callback: Callback) => Promise<void>) {
  const seen = new Set<string>()
  let last = Promise.resolve()
  return (callback: Callback): void => {
    const key = digest(JSON.stringify(callback)).toString('base64')
    if (seen.has(key)) return
    seen.add(key)
    last = last
      .then(() => work(callback))
      .catch((error: unknown) => {
        seen.delete(key)
        console.error('[callbacks]', callback.name, error)
      })
  }
}
