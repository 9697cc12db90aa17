import type { PhrasingContent } from 'mdast'
import { inlineComponent } from './nodes'
import type { Endpoint } from './types'

const SOURCES: Record<Endpoint['source'], PhrasingContent> = {
  '2022–2023': inlineComponent('Badge', {}, '2022–2023 文档'),
  '2026': inlineComponent('Badge', { kind: 'version' }, '2026 文档'),
  sample: inlineComponent('Badge', {}, '公开示例代码'),
}

/** @returns the badge that says what a description rests on. */
export const sourceBadge = (source: Endpoint['source']): PhrasingContent => SOURCES[source]

export const UNCONFIRMED_BADGE = inlineComponent('Unconfirmed', {})
