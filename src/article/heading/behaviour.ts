import { feedback } from '../../site/strings/interface'
import { announce } from '../../client/announce'
import { onClick } from '../../client/listen'

/** Links of headings: the address is copied as well as shown. */
export function startHeadingLinks(): void {
  onClick('.anchor', (link) => {
    navigator.clipboard?.writeText((link as HTMLAnchorElement).href).then(
      () => announce(feedback.headingCopied),
      () => undefined,
    )
  })
}
