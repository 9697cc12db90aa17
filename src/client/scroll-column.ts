/** Scrolls the sidebar or the table of contents, never the page, so that a link of it can be seen. */
export function showInColumn(link: HTMLElement): void {
  const column = link.closest('.side, .toc')
  if (!column) return
  const box = column.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < box.top + 40 || bottom > box.bottom - 40) column.scrollTop += top - box.top - box.height / 2
}
