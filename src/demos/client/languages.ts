import type { Extension } from '@codemirror/state'

/** Grammars of the files of a project by the ends of their names, loaded with the first file of a kind. */
const LANGUAGES: Record<string, () => Promise<Extension>> = {
  ts: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  tsx: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
  js: async () => (await import('@codemirror/lang-javascript')).javascript(),
  jsx: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  vue: async () => (await import('@codemirror/lang-vue')).vue(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
}

/** Has names of the SDKs. */
export const isScript = (file: string): boolean => /\.(?:[jt]sx?|vue)$/.test(file)

/** @returns the grammar of a file; nothing for a kind that has none. */
export const languageOf = async (file: string): Promise<Extension> =>
  (await LANGUAGES[file.split('.').pop() ?? '']?.()) ?? []
