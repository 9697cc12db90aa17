import { SNIPPET_WORDS } from '../../site/constants'
import { withBase } from '../../site/routes'
import { findSpans, markSpans, weightOf } from './highlight'
import { hitUrl, markedWords, objectId, type MarkedText, type SearchHit } from './hit'
import type { FragmentSection } from './index-format'
import { snippet } from './snippet'

/** Texts of a section on either side of the one that was found, as a preview has them. */
const PREVIEW_TEXTS = 6

/** `number · 90` below `类型 · 默认值` → `类型：number · 默认值：90`; a cell that holds the separator leaves it as it is. */
function named(text: string, columns: string | undefined): string {
  const [cells, heads] = [text.split(' · '), columns?.split(' · ')]
  return heads?.length === cells.length ? heads.map((head, index) => `${head}：${cells[index]}`).join(' · ') : text
}

/** Turns a place into a hit: finds the text to show, cuts and marks it. */
export class Painter {
  constructor(
    private readonly words: string[],
    private readonly snippetWords = SNIPPET_WORDS,
  ) {}

  private weight(text: string): number {
    return weightOf(findSpans(text, this.words))
  }

  private marked(text: string): MarkedText {
    return markSpans(text, findSpans(text, this.words))
  }

  hit(group: string, page: string, [kind, anchor, headings, ...stored]: FragmentSection): SearchHit {
    const texts = kind === 'row' ? [named(stored[0] ?? '', stored[1])] : stored
    const weights = texts.map((text) => this.weight(text))
    const best = Math.max(0, ...weights)
    const chosen = weights.indexOf(best)
    const text = texts[chosen] ?? ''
    const isText = kind === 'row' || kind === 'error' || best > this.weight(headings.at(-1) ?? '')
    const path = headings.map((heading) => this.marked(heading))
    const content = this.marked(text)
    return {
      objectID: objectId(page, anchor, isText && kind !== 'row' ? chosen + 1 : 0),
      url: hitUrl(withBase(page), anchor),
      kind: isText ? 'text' : headings.length > 1 ? 'heading' : 'page',
      group,
      path,
      content,
      snippet: snippet(text, findSpans(text, this.words), this.snippetWords),
      preview: () =>
        texts
          .slice(Math.max(0, chosen - 1))
          .slice(0, PREVIEW_TEXTS)
          .map((other) => this.marked(other)),
      words: markedWords([this.marked(group), ...path, content]),
    }
  }
}
