import type { SymbolKind } from './types'

export const KIND_LABELS: Record<SymbolKind, string> = {
  class: '类',
  interface: '接口类型',
  type: '类型',
  enum: '枚举',
  function: '函数',
  constant: '常量',
  plugin: '插件',
}
