import { search as strings } from '../../site/strings/search'
import { algoliaSettings } from '../client/algolia-settings'

/** Reminds of the keys and names who answers. Decoration: every key is announced by its control. */
export function DialogFoot() {
  return (
    <div className="search-foot" aria-hidden="true">
      <span>
        <kbd>↵</kbd> {strings.footerSelect}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {strings.footerNavigate}
      </span>
      <span>
        <kbd>Esc</kbd> {strings.footerClose}
      </span>
      <span>
        {strings.footerBy}：{algoliaSettings ? strings.providerHosted : strings.providerEmbedded}
      </span>
    </div>
  )
}
