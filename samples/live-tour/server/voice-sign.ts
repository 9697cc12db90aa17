import { HttpError } from './http'
import type { LiveUser, Post } from './room'

interface VoiceSign {
  voice_app_id: string
  user_identifier: string
  sign: string
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/**
 * 给登录的用户签一份语音。`asked` 是页面发来的 `{ voiceId, roomId, userId }`。
 * 缺参数抛 400；页面说的编号与登录的人不同，抛 403：只给自己签。
 */
export async function signVoice(post: Post, appId: string, user: LiveUser, asked: Record<string, unknown>) {
  const { voiceId, roomId, userId } = asked
  if (!isId(voiceId) || !isId(roomId)) throw new HttpError(400, '缺少 voiceId 或 roomId')
  if (userId !== user.id) throw new HttpError(403, '编号与登录的用户不一致')
  return post<VoiceSign>('/open/v1/live/voice/sign', {
    app_id: appId,
    room_code: `${roomId}`,
    voice_id: `${voiceId}`,
    user_identifier: user.id,
    user_role: user.role,
  })
}
