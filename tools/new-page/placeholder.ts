/** What a new page says until its author has written something: it must not be published. */
export const PLACEHOLDER = {
  description: '用一句话写清这一页解决什么',
  code: '整个文件',
  step: '第一步',
} as const
