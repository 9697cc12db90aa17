import { demo as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { Program } from '../project/program'
import { changesOf, fragmentOf } from '../share'

/** Characters of a fragment that chats and mail still keep whole. */
const LONGEST = 16_000

/**
 * Puts what has been changed in a program into the address, and the address onto the clipboard.
 *
 * @param program as the page shows it
 * @param now texts of its files by name, as they are in the editor
 * @returns what the reader is told
 */
export async function shareChanges(program: Program, now: Program['files']): Promise<string> {
  const changes = changesOf(program, now)
  if (!Object.keys(changes).length) return strings.shareNothing
  const fragment = fragmentOf(program.name.replace(/^.*\//, ''), changes)
  const address = fragment.then((written) => {
    if (written.length > LONGEST) throw new Error(strings.shareTooLong)
    history.replaceState(history.state, '', written)
    return new Blob([location.href], { type: 'text/plain' })
  })
  // At once: Safari takes what comes after a wait for nobody's wish
  const copied = navigator.clipboard.write([new ClipboardItem({ 'text/plain': address })]).then(
    () => strings.shared,
    () => strings.sharedInAddress,
  )
  const { length } = await fragment
  if (length <= LONGEST) return copied
  return fill(strings.shareTooLong, { length: String(length), longest: String(LONGEST) })
}
