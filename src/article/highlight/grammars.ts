import type { Highlighter } from './roles'
import { parsed } from './parsed'
import { program, settings, shell } from './streamed'

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
  bash: async () => shell((await import('@codemirror/legacy-modes/mode/shell')).shell),
  http: async () => settings((await import('@codemirror/legacy-modes/mode/http')).http),
  java: async () => program((await import('@codemirror/legacy-modes/mode/clike')).java),
  kotlin: async () => program((await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  swift: async () => program((await import('@codemirror/legacy-modes/mode/swift')).swift),
  'objective-c': async () => program((await import('@codemirror/legacy-modes/mode/clike')).objectiveC),
  xml: async () => parsed((await import('@lezer/xml')).parser),
  go: async () => program((await import('@codemirror/legacy-modes/mode/go')).go),
  groovy: async () => program((await import('@codemirror/legacy-modes/mode/groovy')).groovy),
  properties: async () => settings((await import('@codemirror/legacy-modes/mode/properties')).properties),
  nginx: async () => settings((await import('@codemirror/legacy-modes/mode/nginx')).nginx),
  yaml: async () => settings((await import('@codemirror/legacy-modes/mode/yaml')).yaml),
  docker: async () => settings((await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
}
