export interface Entry {
  /** 房间的 WebSocket 地址，wss:// 开头。 */
  url: string
  /** 入场票，只用一次。 */
  ticket: string
}

async function ask<T>(path: string): Promise<Partial<T>> {
  const reply = await fetch(path, { method: 'POST', signal: AbortSignal.timeout(10_000) })
  if (!reply.ok) throw new Error(`${path}：HTTP ${reply.status}`)
  return (await reply.json()) as Partial<T>
}

/** 新建一间房，返回房间号；自己是主持人。 */
export async function createRoom(): Promise<string> {
  const { roomCode } = await ask<{ roomCode: string }>('/api/rooms')
  if (!roomCode) throw new Error('服务器没有给出房间号')
  return roomCode
}

/** 向自己的服务器要地址和票，最多等 10 秒；身份靠登录会话，不在参数里。 */
export async function fetchEntry(roomCode: string): Promise<Entry> {
  const { url, ticket } = await ask<Entry>(`/api/rooms/${encodeURIComponent(roomCode)}/entry`)
  // ws:// 只在本机的模拟网关里出现
  if (!url || !/^wss:\/\/|^ws:\/\/localhost[:/]/.test(url) || !ticket) throw new Error('服务器没有给出房间地址和入场票')
  return { url, ticket }
}
