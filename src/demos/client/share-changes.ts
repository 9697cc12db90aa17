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
  const fragment = await fragmentOf(program.name.replace(/^.*\//, ''), changes)
  if (fragment.length > LONGEST)
    return fill(strings.shareTooLong, { length: String(fragment.length), longest: String(LONGEST) })
  history.replaceState(history.state, '', fragment)
  return navigator.clipboard.writeText(location.href).then(
    () => strings.shared,
    () => strings.sharedInAddress,
  )
}
