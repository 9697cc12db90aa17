import GithubSlugger from 'github-slugger'
import { isTakenId } from '../../site/ids'
import type { Heading } from '../../site/types'
import type { CompileContext, Positioned } from '../compilation'

/** Collects a page's headings and gives each a unique id. */
export class HeadingIds {
  readonly headings: Heading[] = []
  private readonly slugger = new GithubSlugger()
  private readonly taken = new Set<string>()

  constructor(private readonly context: CompileContext) {}

  /**
   * @param explicit id written by the author, or `undefined` for a slug of the text.
   * @param method of the request, for the heading of an endpoint.
   * @returns the id; a repeated explicit id is a problem.
   */
  add(level: Heading['level'], text: string, explicit: string | undefined, at: Positioned, method?: string): string {
    if (explicit && this.taken.has(explicit)) {
      this.context.problem('duplicate-id', at, `锚点“#${explicit}”在本页出现了两次`, '给其中一个换一个标识')
    }
    if (explicit && isTakenId(explicit))
      this.context.problem(
        'frame-id',
        at,
        `锚点“#${explicit}”是站点框架或组件自己用的标识`,
        `换一个，例如 [#${explicit}-section]`,
      )
    let id = explicit ?? this.slugger.slug(text)
    while (!explicit && (this.taken.has(id) || isTakenId(id))) id = this.slugger.slug(text)
    this.taken.add(id)
    this.headings.push({ level, id, text, ...(method && { method }) })
    return id
  }
}
