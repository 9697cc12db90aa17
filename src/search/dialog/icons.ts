/** Loads all icons of the site; a page's HTML brings only those it shows itself. */
export async function loadAllIcons(): Promise<void> {
  const { allIcons } = await import('./all-icons')
  const sprite = document.querySelector('#icons svg')
  if (sprite) sprite.innerHTML = allIcons
}
