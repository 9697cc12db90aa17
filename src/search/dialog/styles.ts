import { lateStyles } from '../../reader/late-styles'

/** Styles of the dialog and of lists of results. They come with the dialog's chunk. */
const CSS = `
dialog.search {
  width: min(42rem, calc(100vw - 2rem));
  max-height: min(38rem, calc(100dvh - 8rem));
  margin: 4.5rem auto auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--bg-raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: hidden;
}
dialog.search[open] { display: flex; flex-direction: column; animation: search-rise var(--t-mid) var(--ease); }
dialog.search::backdrop { background: var(--backdrop); }
@keyframes search-rise { from { opacity: 0; translate: 0 .5rem; } }
html:has(dialog.search[open]) { overflow: hidden; }
.search-box { display: flex; flex: none; align-items: center; gap: var(--s2); padding-inline: var(--s4) var(--s2); border-block-end: 1px solid var(--line); }
.search-box:focus-within { box-shadow: inset 0 -2px var(--focus); }
.search-box > .icon { width: 1.25rem; height: 1.25rem; color: var(--accent); }
.search-box > .spinner { flex: none; width: 1.25rem; height: 1.25rem; border-width: 2px; }
.search-box input { flex: 1; min-width: 0; height: 3.25rem; padding: 0; border: 0; outline: 0; background: none; color: var(--text); font: inherit; font-size: 1rem; }
.search-box input::placeholder { color: var(--text-3); opacity: 1; }
.search-cancel { min-height: 2.75rem; padding-inline: var(--s3); color: var(--accent); font-size: var(--fs-m); }
.search-list { flex: 1; overflow-y: auto; padding: var(--s2); overscroll-behavior: contain; scroll-padding-block: var(--s2); }
.search-group { padding: var(--s3) var(--s3) var(--s1); color: var(--text-3); font-size: var(--fs-xs); font-weight: 600; }
.search-hit { display: flex; align-items: center; gap: var(--s3); min-height: max(2.75rem, var(--tap)); padding: var(--s2) var(--s3); border-radius: var(--r-m); color: var(--text-2); font-size: var(--fs-s); line-height: 1.5; cursor: pointer; }
.search-hit:hover { color: var(--text-2); }
.search-hit > .icon { color: var(--text-3); }
.search-hit.on { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
.search-text, .search-hit > :is(b, [role="gridcell"]:first-of-type) { flex: 1; min-width: 0; }
.search-hit b { display: block; overflow: hidden; color: var(--text); font-size: var(--fs-m); font-weight: 500; text-overflow: ellipsis; }
.search-hit a { display: block; color: inherit; }
.search-snippet { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search-path { display: block; color: var(--text-3); font-size: var(--fs-xs); }
.search-hit .icon-btn { min-width: max(1.75rem, var(--tap)); min-height: max(1.75rem, var(--tap)); }
.search-hit .on .icon-btn { outline: 2px solid var(--focus); outline-offset: -2px; }
.search-empty { display: grid; gap: var(--s2); justify-items: center; padding: var(--s10) var(--s5); overflow-y: auto; color: var(--text-2); font-size: var(--fs-m); text-align: center; overflow-wrap: anywhere; }
.search-empty > .icon { width: 2rem; height: 2rem; color: var(--text-3); stroke-width: 1.5; }
.search-empty b { color: var(--text); font-size: var(--fs-lead); }
.search-empty a { text-decoration: underline; text-underline-offset: .28em; }
.search-chips { display: flex; flex-wrap: wrap; gap: var(--s2); justify-content: center; margin: 0; padding: 0; list-style: none; }
.search-chips button { min-height: max(2rem, var(--tap)); padding-inline: var(--s3); border: 1px solid var(--line-strong); border-radius: var(--r-full); color: var(--text); font-size: var(--fs-s); }
.search-chips button:hover, .search-chips [aria-pressed="true"] { background: var(--bg-hover); }
.search-chips [aria-pressed="true"] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
.search-foot { display: flex; flex: none; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); margin-block-start: auto; padding: var(--s2) var(--s4); border-block-start: 1px solid var(--line); background: var(--bg-sunk); color: var(--text-3); font-size: var(--fs-xs); }
.search-foot span:last-child { margin-inline-start: auto; }
@media (width > 996px) { .search-cancel { display: none; } }
@media (width <= 996px) {
  dialog.search { width: 100%; max-width: none; height: 100dvh; max-height: none; margin: 0; border: 0; border-radius: 0; }
  .search-foot { display: none; }
}
@media (forced-colors: active) {
  .search-hit.on { outline: 2px solid Highlight; outline-offset: -2px; }
}
.search-filter { justify-content: start; }
.search-results { margin: var(--s4) 0 0; padding: 0; list-style: none; }
.search-results > li { padding-block: var(--s5); border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
.search-results h2 { font-size: var(--fs-lead); }
.search-results p { color: var(--text-2); font-size: var(--fs-m); }
.search-more { display: flex; align-items: center; gap: var(--s3); padding-block: var(--s4); border-block-start: 1px solid var(--line); color: var(--text-3); font-size: var(--fs-s); }
.search-more .spinner { width: 1.25rem; height: 1.25rem; border-width: 2px; }
`

/** Adds the styles to the document, once. */
export const adoptStyles = lateStyles(CSS)
