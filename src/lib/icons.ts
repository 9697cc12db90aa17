/** Loads all icons of the site; a page's HTML brings only those it shows itself. */
export async function loadAllIcons(): Promise<void> {
  const { allIcons } = await import('./all-icons')
  const sprite = document.querySelector('#icons svg')
  if (sprite) sprite.innerHTML = allIcons
}

/** Loads them if the page shows an icon that is not there. */
export function ensureIcons(): void {
  const names = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1))
  if (!names.every((name) => document.getElementById(name))) void loadAllIcons()
}
