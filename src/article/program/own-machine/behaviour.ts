import { addressOf } from '../../../client/address'
import { make } from '../../../client/make'
import { ownMachine as strings } from '../../../site/strings/demo'
import { placeOf, projectPath } from '../../../site/projects'
import { fill } from '../../../site/strings/interface'

const COMMANDS = 'npm install\nnpm run dev'

/**
 * Tells how to run a program where this page cannot: its project to download, two commands, its address there. A second
 * press takes it away.
 * @param button with `data-program`
 */
export function showOwnMachine(button: HTMLElement): void {
  const place = button.closest('.playable')!
  const next = place.nextElementSibling
  if (next?.matches('.own-machine')) return next.remove()
  const { project, folder } = placeOf(button.dataset.program!)!
  const download = make('a', { href: addressOf(projectPath(project)), download: '' }, `${project.id}.zip`)
  const box = make(
    'div',
    { className: 'own-machine', role: 'region', ariaLabel: strings.title, tabIndex: -1 },
    make('b', {}, strings.title),
    make('p', {}, strings.why),
    make('p', {}, strings.download, download, strings.then),
    make('pre', {}, make('code', { translate: false }, COMMANDS)),
    make('p', {}, fill(strings.open, { address: `http://localhost:5173/${folder}/` })),
  )
  place.after(box)
  box.focus({ preventScroll: true })
}
