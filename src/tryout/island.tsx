import { createRoot, type Root } from 'react-dom/client'
import { tryout as strings } from '../site/tryout-strings'
import { CrashBoundary } from '../search/CrashScreen'
import './style.css'
import { TryPanel } from './TryPanel'

const roots = new WeakMap<Element, { box: Element; root: Root }>()

/** Opens the panel of an endpoint below its address, or closes it. */
export function toggle(button: HTMLElement): void {
  const head = button.closest('.endpoint-head')!
  const open = roots.get(head)
  button.setAttribute('aria-expanded', String(!open))
  button.textContent = open ? strings.open : strings.close
  if (open) {
    open.root.unmount()
    open.box.remove()
    roots.delete(head)
    return
  }
  const title = head.parentElement!.querySelector('h3')!
  const box = document.createElement('section')
  box.className = 'try'
  head.after(box)
  const root = createRoot(box)
  roots.set(head, { box, root })
  root.render(
    <CrashBoundary>
      <TryPanel id={title.id} title={title.textContent!.replace(/#$/, '').trim()} />
    </CrashBoundary>,
  )
}
