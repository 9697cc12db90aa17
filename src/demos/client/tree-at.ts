import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** Milliseconds that a key may wait for it. */
const PATIENCE_MS = 500

/** @returns the syntax of a text as far as a place: a busy browser parses in slices, and the state's own may end before it. */
export const treeAt = (state: EditorState, position: number) =>
  ensureSyntaxTree(state, position, PATIENCE_MS) ?? syntaxTree(state)
