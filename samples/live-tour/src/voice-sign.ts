import type { GetVoiceSign } from '@realsee/live'

interface Reply {
  voice_app_id: string | number
  user_identifier: string
  sign: string
}

/** 传给 createLive({ getVoiceSign })。失败时先记下原因再抛出：SDK 可能把它吞掉。 */
export const getVoiceSign: GetVoiceSign = async ({ voiceId, roomId, userId }) => {
  try {
    const reply = await fetch('/api/live/voice-sign', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ voiceId, roomId, userId }),
    })
    if (!reply.ok) throw new Error(`取语音签名失败：HTTP ${reply.status}`)
    const { voice_app_id, user_identifier, sign } = (await reply.json()) as Reply
    const sdkAppId = Number(voice_app_id)
    if (!Number.isInteger(sdkAppId) || !sign) throw new Error('语音签名残缺')
    if (user_identifier !== userId) throw new Error('签名不是给当前用户的')
    return { sdkAppId, userId: user_identifier, userSig: sign, roomId }
  } catch (error) {
    console.error('[live] 语音签名', error)
    throw error
  }
}
