import { LineCounter, parseDocument, type Document } from 'yaml'
import { yamlFault, type YamlFault } from './yaml-fault'
import { offsetOf } from './yaml-place'

/** A YAML text that authors write. Lines are those of the text, 1-based. */
export interface YamlText {
  document: Document.Parsed
  /** Why it is no YAML. */
  fault: YamlFault | undefined
  /** @returns the line of an offset. */
  lineAt: (offset: number | undefined) => number
  /** @returns the line of what a path of keys leads to, or of the last part of it that is there. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads a YAML text of authors; nothing in it is run, and nothing is thrown. */
export function readYaml(source: string): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset = 0): number => lines.linePos(offset).line || 1
  return {
    document,
    fault: yamlFault(document.errors, lineAt),
    lineAt,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  }
}
