import { parseWork, type Five, type Work } from '@realsee/five'
import type { Player } from '@realsee/vreo'
import { VreoKeyframeEnum, type VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

const isScene = (data: Record<string, unknown>): data is { kind: 'scene'; work: string } =>
  data.kind === 'scene' && typeof data.work === 'string'

/** 先取好剧本里用到的空间，命中时切换；返回停用的函数。 */
export async function bindScenes(five: Five, player: Player, { keyframes }: VreoUnit) {
  const works = new Map<string, Work>()
  for (const { data } of keyframes) {
    if (!isScene(data) || works.has(data.work)) continue
    const reply = await fetch(data.work)
    if (!reply.ok) throw new Error(`取不到 ${data.work}：HTTP ${reply.status}`)
    works.set(data.work, parseWork(await reply.json()))
  }
  return player.on(VreoKeyframeEnum.Custom, ({ data }) => {
    const work = isScene(data) && works.get(data.work)
    if (work) five.load(work, 'inherit').catch((error: Error) => console.error(error.message))
  })
}
