import { make } from '../../../client/make'
import { changesIn, sharedIn, type Changes } from '../../../demos/share'
import { sharedCode as strings } from '../../../site/strings/demo'

/** @returns the button of a program of the shown page. */
const buttonOf = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.run')].find((one) => one.dataset.program!.endsWith(`/${id}`))

let told: HTMLElement | undefined

/** Says something of the shared code where the program is, or above the article. */
function tell(place: Element, ...parts: (Node | string)[]): void {
  told = make(
    'div',
    { className: 'own-machine', role: 'region', ariaLabel: strings.title, tabIndex: -1 },
    make('b', {}, strings.title),
    ...parts,
  )
  place.before(told)
  told.scrollIntoView({ block: 'nearest' })
  told.focus({ preventScroll: true })
}

const texts = (changes: Changes): HTMLElement[] =>
  Object.entries(changes).flatMap(([file, text]) => [
    make('p', {}, make('code', { translate: false }, file)),
    make('pre', {}, make('code', { translate: false }, text)),
  ])

/**
 * Shows the changed code that an address brings. It is somebody else's: nothing of it runs before the reader says so.
 * @param run opens the program with its changes; rejects where programs cannot run: there the code is shown to be read.
 * @param reveal opens what hides an element; not imported, since that would keep the page's own script from being one
 */
export async function showShared(
  run: (button: HTMLElement, changes: Changes) => Promise<void>,
  reveal: (element: Element) => void,
): Promise<void> {
  // Of the address before
  told?.remove()
  const { id = '', code = '' } = sharedIn(location.hash) ?? {}
  const button = buttonOf(id)
  const place = button?.closest('.playable') ?? document.getElementById('article-body')
  if (!place) return
  reveal(place)
  let changes: Changes
  try {
    changes = await changesIn(code)
  } catch {
    return tell(place, make('p', {}, strings.broken))
  }
  if (!button) return tell(place, make('p', {}, strings.gone), ...texts(changes))
  await run(button, changes).catch(() => tell(place, make('p', {}, strings.elsewhere), ...texts(changes)))
}
