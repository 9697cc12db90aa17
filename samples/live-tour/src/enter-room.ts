import { LiveState, type Live } from '@realsee/live'
import type { Entry } from './entry'

/** 取到票之后，最多等多久收到房间信息，毫秒。 */
const LIMIT = 10_000

/** 进入房间，可以开始同步时兑现；失败时抛出原因。其他监听在调用之前写好。 */
export async function enterRoom<Frames extends object>(live: Live<Frames>, getEntry: () => Promise<Entry>) {
  // 先取票再连接：getTicket 拒绝过一次，之后的连接都会失败
  const { url, ticket } = await getEntry()
  let dialled = false
  const stops: (() => void)[] = []

  const outcome = new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error('10 秒没有收到房间信息')), LIMIT)
    stops.push(
      () => clearTimeout(timer),
      live.on('readyKeyframeSync', () => done()),
      live.on('stateChange', (state) => {
        // 取票之前的关闭属于被替换的旧连接
        if (dialled && state === LiveState.CLOSED) fail(new Error('连上就断开：票不能用，或房间已关闭'))
      }),
    )
  })
  const getTicket = () => {
    dialled = true
    return Promise.resolve(ticket)
  }
  const connected = live.connect({ force: true, url, getTicket }).then((result) => {
    if (result instanceof Error) throw result
    return outcome
  })
  try {
    // 谁先有结果听谁的：连接失败，或房间信息到了
    await Promise.race([connected, outcome])
  } finally {
    for (const stop of stops) stop()
  }
}
