/**
 * Runs in the head of pages with tabs, before the first paint (`src/gatsby/page-assets.ts`).
 */
import type {} from '../../site/inline-constants'
import { showTab } from './show-tab'

const root = document.documentElement

/** Remembered tabs as the document arrives, so that no part of it is painted with others. */
function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>('.tabs[data-group]').forEach((tabs) => {
    const label = localStorage.getItem(INLINE.tabsKeyPrefix + tabs.dataset.group!)
    if (label) showTab(tabs, label)
  })
}
try {
  if (Object.keys(localStorage).some((key) => key.startsWith(INLINE.tabsKeyPrefix))) {
    const observer = new MutationObserver(restoreTabs)
    observer.observe(root, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => observer.disconnect())
  }
} catch {
  // No storage, nothing remembered
}

// Makes this a module for the bundler, which would wrap it otherwise
export {}
