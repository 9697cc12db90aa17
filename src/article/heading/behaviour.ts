import { feedback } from '../../site/strings/interface'
import { announce } from '../../client/live-region'
import { onClick } from '../../client/listen'

/** Links of headings: the address is copied as well as shown. */
export function startHeadingLinks(): void {
  onClick('.prose :is(h2,h3,h4)>a,.anchor', (link) => {
    navigator.clipboard?.writeText((link as HTMLAnchorElement).href).then(
      () => announce(feedback.headingCopied),
      () => undefined,
    )
  })
}
