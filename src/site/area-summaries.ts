import type { AreaId } from './area-ids'

/** One sentence on each area: on the home page's map, on paper, for machine readers. Apart from the areas, whose names the search's script has. */
export const areaSummaries: Record<AreaId, string> = {
  five: '在 WebGL 画布里载入一套空间，在点位间走动，切换全景、模型与户型俯视，并随时读到当前状态。',
  dnalogel: '户型图、标尺、标签与自动漫游，装上就能用。',
  vreo: '用关键帧编排镜头、讲解与字幕，按时播放。',
  live: '多人进同一套空间，视角同步，语音相通。',
  webview: '在 App 与小程序里打开空间页，与原生互相调用。',
  faq: '按现象或报错原文，查黑屏、签名与跨域。',
  openapi: '换凭证、取空间数据、开带看房间、转储与重建。',
}
