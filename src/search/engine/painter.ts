import { SNIPPET_WORDS } from '../../site/constants'
import { withBase } from '../../site/routes'
import { findSpans, paint, weightOf, type MarkTags } from './highlight'
import { hierarchyOf, hitUrl, levelOf, objectId, type MarkedText, type SearchHit } from './hit'
import type { FragmentSection } from './index-format'
import { snippet } from './snippet'

export interface PaintOptions {
  snippetWords?: number | undefined
  tags?: MarkTags | undefined
  ellipsis?: string | undefined
}

/** Turns a place into a hit: finds the text to show, cuts and marks it. */
export class Painter {
  private readonly tags: MarkTags
  private readonly ellipsis: string
  private readonly snippetWords: number

  constructor(
    private readonly words: string[],
    options: PaintOptions,
  ) {
    this.tags = options.tags ?? { pre: '<mark>', post: '</mark>' }
    this.ellipsis = options.ellipsis ?? '…'
    this.snippetWords = options.snippetWords ?? SNIPPET_WORDS
  }

  private weight(text: string): number {
    return weightOf(findSpans(text, this.words))
  }

  private marked(text: string, words?: number): MarkedText {
    const spans = findSpans(text, this.words)
    const all = new Set(spans.flatMap((span) => [...span.words])).size === this.words.length
    const value = words ? snippet(text, spans, words, this.tags, this.ellipsis) : paint(text, spans, this.tags)
    return { value, matchLevel: spans.length ? (all ? 'full' : 'partial') : 'none' }
  }

  hit(group: string, page: string, [kind, anchor, path, ...texts]: FragmentSection): SearchHit {
    const weights = texts.map((text) => this.weight(text))
    const best = Math.max(0, ...weights)
    const chosen = weights.indexOf(best)
    const content = texts[chosen] ?? null
    const isText = kind === 'row' || kind === 'error' || best > this.weight(path.at(-1) ?? '')
    const hierarchy = hierarchyOf(group, path)
    const levels = Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, this.marked(text)]] : []))
    const markedLevels = Object.fromEntries(levels) as Record<string, MarkedText>
    return {
      objectID: objectId(page, anchor, isText && kind !== 'row' ? chosen + 1 : 0),
      url: hitUrl(withBase(page), anchor),
      type: isText ? 'content' : levelOf(path),
      content,
      hierarchy,
      _highlightResult: { hierarchy: markedLevels, ...(content && { content: this.marked(content) }) },
      _snippetResult: { hierarchy: markedLevels, ...(content && { content: this.marked(content, this.snippetWords) }) },
    }
  }
}
