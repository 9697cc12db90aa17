/**
 * A first visit to the API reference lays out what is near the window, and further parts when they come near (`api.css`;
 * `inline/early.ts` says when). Before a jump the whole page is laid out, so that places are exact: here, and on clicks
 * in `inline/loader.ts`.
 */
export function layOutAll(): void {
  delete document.documentElement.dataset.layout
}
