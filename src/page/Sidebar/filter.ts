/** What an entry is found by: its words, and the address of its endpoint. */
function wordsOf(link: HTMLAnchorElement): string {
  const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('.endpoint')
  return `${link.textContent} ${section?.querySelector('.endpoint-head')?.textContent ?? ''}`.toLowerCase()
}

/**
 * Shows of an entry what was asked for: an entry that fits with all that is below it, and what leads to one that fits.
 * @returns whether anything of it is shown.
 */
function showEntry(entry: HTMLElement, asked: string): boolean {
  const link = entry.querySelector<HTMLAnchorElement>(':scope > a, :scope > .group > a')
  const fits = Boolean(link && wordsOf(link).includes(asked))
  const below = [...entry.querySelectorAll<HTMLElement>('li')].filter(
    (other) => other.parentElement?.closest('li') === entry,
  )
  const shown = below.map((other) => showEntry(other, fits ? '' : asked)).includes(true)
  entry.hidden = !fits && !shown
  return !entry.hidden
}

/** Shows the entries of the tree below a field that fit what is written in it. */
export function filterTree(field: HTMLInputElement): void {
  const asked = field.value.trim().toLowerCase()
  field.nextElementSibling?.querySelectorAll<HTMLElement>(':scope > li').forEach((entry) => showEntry(entry, asked))
}
