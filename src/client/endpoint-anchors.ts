import { decoded } from '../site/decoded'
import { hashTarget } from './hash-target'

/**
 * On the index of the open API: an anchor of an endpoint, of one of its fields or of a section that is now on the page of
 * a group leads there.
 */
export function followToEndpoint(): void {
  const index = document.querySelector('.endpoint-index')
  const target = hashTarget(location.hash)
  if (!index || !location.hash || (target && !index.contains(target.closest('tr')))) return
  const parts = decoded(location.hash.slice(1)).split('-')
  const rows = [...index.querySelectorAll<HTMLElement>('tr[id]')]
  for (let length = parts.length; length > 0; length--) {
    const start = parts.slice(0, length).join('-')
    const row = rows.find(({ id }) => id === start) ?? rows.find(({ id }) => id.startsWith(`${start}-`))
    const link = row?.querySelector('a')
    if (link) return location.replace(link.pathname + location.hash)
  }
}

addEventListener('hashchange', followToEndpoint)
