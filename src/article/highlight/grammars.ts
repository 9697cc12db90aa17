import type { Highlighter } from './roles'
import { parsed } from './parsed'
import { guessNothing, shellCommands, streamed } from './streamed'

const script = async (dialect: string): Promise<Highlighter> => parsed((await import('./script')).script(dialect))
const markup = async (): Promise<Highlighter> => parsed((await import('./markup')).markup)
const css = async (): Promise<Highlighter> => parsed((await import('@lezer/css')).parser)

/**
 * Highlighters by the word after the fence, loaded when first used. Grammars that build a tree are preferred; languages
 * for which there is none have one that goes line by line.
 */
export const GRAMMARS: Record<string, () => Promise<Highlighter>> = {
  ts: () => script('ts'),
  tsx: () => script('ts jsx'),
  js: () => script('jsx'),
  jsx: () => script('jsx'),
  vue: markup,
  html: markup,
  wxml: markup,
  css,
  wxss: css,
  json: async () => parsed((await import('@lezer/json')).parser),
  jsonc: () => script('js'),
  bash: async () => shellCommands((await import('@codemirror/legacy-modes/mode/shell')).shell),
  http: async () => streamed((await import('@codemirror/legacy-modes/mode/http')).http, guessNothing),
  java: async () => streamed((await import('@codemirror/legacy-modes/mode/clike')).java),
  kotlin: async () => streamed((await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  swift: async () => streamed((await import('@codemirror/legacy-modes/mode/swift')).swift),
  'objective-c': async () => streamed((await import('@codemirror/legacy-modes/mode/clike')).objectiveC),
  xml: async () => parsed((await import('@lezer/xml')).parser),
  go: async () => streamed((await import('@codemirror/legacy-modes/mode/go')).go),
  groovy: async () => streamed((await import('@codemirror/legacy-modes/mode/groovy')).groovy),
  properties: async () => streamed((await import('@codemirror/legacy-modes/mode/properties')).properties, guessNothing),
  nginx: async () => streamed((await import('@codemirror/legacy-modes/mode/nginx')).nginx, guessNothing),
  yaml: async () => streamed((await import('@codemirror/legacy-modes/mode/yaml')).yaml, guessNothing),
  docker: async () => streamed((await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile, guessNothing),
}
