import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { vue } from '@codemirror/lang-vue'
import type { Extension } from '@codemirror/state'

/** Grammars of the files of a project by the ends of their names. */
const LANGUAGES: Record<string, () => Extension> = {
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ typescript: true, jsx: true }),
  js: javascript,
  jsx: () => javascript({ jsx: true }),
  vue,
  json,
  css,
  html,
}

/** Has names of the SDKs. */
export const isScript = (file: string): boolean => /\.(?:[jt]sx?|vue)$/.test(file)

/** @returns the grammar of a file; nothing for a kind that has none. */
export const languageOf = (file: string): Extension => LANGUAGES[file.split('.').pop() ?? '']?.() ?? []
