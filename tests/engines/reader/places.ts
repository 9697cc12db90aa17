import type { Place } from './find'

type Name = string | RegExp
export const link = (name: Name, within?: Place): Place => ({ role: 'link', name, within })
export const button = (name: Name, within?: Place): Place => ({ role: 'button', name, within })
export const title = (name?: Name): Place => ({ role: 'heading 1', name })
export const heading = (name: Name, within?: Place): Place => ({ role: 'heading', name, within })

export const banner: Place = { role: 'banner' }
export const main: Place = { role: 'main' }
export const article: Place = { role: 'article' }
export const sidebar: Place = { role: 'navigation', name: '文档目录' }
export const contents: Place = { role: 'navigation', name: '本页目录' }
export const pager: Place = { role: 'navigation', name: '上一篇与下一篇' }
export const progress: Place = { role: 'progressbar' }
export const alert: Place = { role: 'alert' }

/** Before its script has started the opener of the search is a link to the search page. */
export const searchOpener: Place = { role: 'link or button', name: /^搜索文档/, within: banner }
export const searchDialog: Place = { role: 'dialog', name: '文档搜索' }
export const searchField: Place = { role: 'combobox', name: '搜索' }
export const option: Place = { role: 'option' }
export const searchPageField: Place = { role: 'searchbox', name: '搜索关键词' }
export const result: Place = { role: 'result' }

export const colourToggle = button(/^切换配色/, banner)
export const menuButton = button('打开导航菜单', banner)
export const drawer: Place = { role: 'dialog', name: /导航/ }
