import { site } from '../../site/config'
import * as styles from './home.module.css'
import { texts } from './texts'

/** Whom to ask for what is not here. */
export function Support() {
  return (
    <p className={`${styles.wrap} ${styles.note} ${styles.support}`}>
      {texts.supportBefore}
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      {texts.supportMiddle}
      <a href={site.sourceHosting}>GitHub</a>
      {texts.supportAfter}
    </p>
  )
}
