/** Chinese strings that only the islands of the search say: apart from the others, so that no page's script has them. */
export const searchIslands = {
  retry: '重试',
  meantBefore: '你要找的是',
  meantAfter: '？已经按它搜索。',
  literal: '仍搜“{query}”',
  unseen: '按代码、别的说法或拼音找到',
  sectionsHere: '本页小节',
  tasks: '按要做的事找',
  previewAria: '选中结果的内容',
  nearest: '你可能要找',
} as const

/** Where React ends with an error. */
export const crash = { title: '页面出错了', detail: '错误信息', cause: '起因：{message}', retry: '再试一次' } as const
