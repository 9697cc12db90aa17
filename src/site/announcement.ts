/** The announcement bar; `null` for none. A new `id` shows the bar again to those who closed it. */
export const announcement: { id: string; text: string; link: { text: string; path: string } } | null = {
  id: 'five-6-upgrade',
  text: '文档已更新到 five\u00a06.x，',
  link: { text: '旧工程怎样升级', path: '/docs/five/upgrade/' },
}
