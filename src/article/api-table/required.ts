import { article } from '../../site/strings'

/** @returns whether the names of a table carry the mark “必填” or “可选”: it has a column of default values. */
export const marksRequired = (kind: string, headers: string[]): boolean =>
  kind === 'options' && headers.includes(article.defaultValue)
