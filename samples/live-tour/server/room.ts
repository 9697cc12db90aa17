/** 开放 API 页的 `post`：第一个参数是路径，第二个是 JSON 请求体。 */
export type Post = <T>(path: string, body: unknown) => Promise<T>

export interface LiveUser {
  id: string
  role: 'anchor' | 'audience'
  nickname: string
}

/** 建房间。失败不自动重发：可能已经建成。 */
export async function createRoom(post: Post, appId: string, host: LiveUser) {
  const members = [{ user_id: host.id, user_role: host.role, extension: { nickname: host.nickname } }]
  return post<{ room_code: string; room_link: string }>('/open/v1/live/entrance', {
    app_id: appId,
    create_user_id: host.id,
    create_user_role: host.role,
    // 这一项要的是 JSON 字符串，不是数组
    members: JSON.stringify(members),
  })
}

/** 给一位用户申请一张票，返回页面要的两样。 */
export async function applyEntry(post: Post, appId: string, roomCode: string, user: LiveUser) {
  const { ticket, room_link } = await post<{ ticket: string; room_link: string }>('/open/v1/live/apply/ticket', {
    app_id: appId,
    user_id: user.id,
    user_role: user.role,
    room_code: roomCode,
    extension: JSON.stringify({ nickname: user.nickname }),
  })
  return { url: room_link, ticket }
}
