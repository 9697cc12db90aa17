import type { Options } from 'mdast-util-to-hast'
import { article, fill } from '../../site/strings'

/** `[^name]` and `[^name]: text`: a list at the end of the article, under a heading for screen readers. */
export const footnoteOptions: Options = {
  clobberPrefix: '',
  footnoteLabel: article.footnotes,
  footnoteLabelProperties: { className: ['sr'] },
  footnoteBackLabel: (index, repeat) =>
    fill(article.footnoteBack, { number: `${index + 1}${repeat > 1 ? `-${repeat}` : ''}` }),
}
