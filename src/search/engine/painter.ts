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

/** Texts of a section on either side of the one that was found, as a preview has them. */
const PREVIEW_TEXTS = 6

/** `number · 90` below `类型 · 默认值` → `类型：number · 默认值：90`; a cell that holds the separator leaves it as it is. */
function named(text: string, columns: string | undefined): string {
  const [cells, heads] = [text.split(' · '), columns?.split(' · ')]
  return heads?.length === cells.length ? heads.map((head, index) => `${head}：${cells[index]}`).join(' · ') : text
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

  hit(group: string, page: string, [kind, anchor, path, ...stored]: FragmentSection): SearchHit {
    const texts = kind === 'row' ? [named(stored[0] ?? '', stored[1])] : stored
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
      preview: () =>
        texts
          .slice(Math.max(0, chosen - 1))
          .slice(0, PREVIEW_TEXTS)
          .map((text) => this.marked(text).value),
      _snippetResult: { hierarchy: markedLevels, ...(content && { content: this.marked(content, this.snippetWords) }) },
    }
  }
}
