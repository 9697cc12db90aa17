import { feedback } from '../../site/strings'
import { announce } from '../../reader/announce'
import { onClick } from '../../reader/listen'

/** Links of headings: the address is copied as well as shown. */
export function startHeadingLinks(): void {
  onClick('.anchor', (link) => {
    navigator.clipboard?.writeText((link as HTMLAnchorElement).href).then(
      () => announce(feedback.headingCopied),
      () => undefined,
    )
  })
}
