/** Texts of the room; apart from those of the page, which its chunk does without. */
export const texts = {
  view: '示例小户型的全景，拖动或按方向键转动',
  points: '走到另一个点位',
  hint: '拖动看四周，点圆环走过去',
} as const
