import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'

/** Longer than any machine takes, in milliseconds. */
const PATIENCE = 60_000

/** @returns an editor's state with all of its syntax, as a reader has it a moment after a key: a busy machine parses in slices. */
export function parsedState(doc: string, extensions: Extension): EditorState {
  const state = EditorState.create({ doc, extensions })
  ensureSyntaxTree(state, doc.length, PATIENCE)
  // A state has what was parsed before it
  return state.update({}).state
}
