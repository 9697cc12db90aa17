import type { ToSandbox } from '../messages'
import { askFor } from './ask'
import { passOn, tell } from './console'
import { addressInFolder } from './folder'
import { Modules } from './modules'
import { placesOf } from './names'
import { keepBlobs } from './keep-blobs'
import { provideStorage } from './storage'

/** The document a program runs in: sandboxed, without the page's origin. The page sends the program, once. */

/** Folder of the demos, without a slash at the end. */
const base = new URL('..', location.href).href.replace(/\/$/, '')

/** What a reader has in the folder `public` lies beside the sandbox. */
const atOwnAddress = (text: string): string =>
  text.replaceAll(/(["'`])\/(flat|tour)\//g, `$1${new URL(base).pathname}/$2/`)

/** Puts the program's own document in place of this one; its script and sheets come from the project. */
function show({ html, files }: ToSandbox): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  for (const script of next.querySelectorAll('script')) script.remove()
  for (const link of next.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const css = files[link.getAttribute('href')?.slice(1) ?? '']
    if (css !== undefined) link.replaceWith(Object.assign(next.createElement('style'), { textContent: css }))
  }
  document.head.append(...next.head.children)
  document.body.append(...next.body.childNodes)
  for (const { name, value } of next.body.attributes) document.body.setAttribute(name, value)
}

async function start(sent: ToSandbox): Promise<void> {
  const files = Object.fromEntries(Object.entries(sent.files).map(([file, text]) => [file, atOwnAddress(text)]))
  const program = { ...sent, files }
  let address: string | undefined
  try {
    show(program)
    // What packages write while they load, a banner for one, is not the program's
    address = await new Modules(program, { addressOf: addressInFolder, textOf: askFor })
      .addressOf(program.entry)
      .finally(passOn)
    await import(address)
    tell({ kind: 'started' })
  } catch (error) {
    if (address === undefined || !(error instanceof SyntaxError) || placesOf(error).length > 0) console.error(error)
    // The place in a text that is no program is told to the window alone, of a script: it runs no more than the import did
    else document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }))
  }
}

provideStorage()
keepBlobs()
addEventListener('message', function hear({ data, source }) {
  // Extensions of the browser talk to themselves in every frame
  if (source !== parent) return
  removeEventListener('message', hear)
  void start(data as ToSandbox)
})
tell({ kind: 'ready' })
