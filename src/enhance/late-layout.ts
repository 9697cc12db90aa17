/**
 * At its top a page lays out what is near the window, and further parts when they come near (`doc.css`, `api.css`). Before
 * a jump the whole page is laid out, so that places are exact: clicks and keys are looked at in `inline/loader.ts`, the
 * first page of a visit in `inline/early.ts`, whose first frame is the beginning of the article alone.
 */

/** For a page that is shown from its top. */
export function layOutNear(): void {
  document.documentElement.dataset.layout = 'near'
}

/** For a page that is shown from anywhere else. */
export function layOutAll(): void {
  delete document.documentElement.dataset.layout
}
