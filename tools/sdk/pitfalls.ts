import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { PITFALLS_SOURCE } from '../../src/publish/agents/pitfalls'
import type { Raised } from './pages'

/**
 * The pitfalls of a package that were seen in another version: only somebody who tries them again can raise them.
 * @param version the one that is installed.
 */
export function pitfallsOfOthers(root: string, name: string, version: string): Raised['mentions'] {
  const path = join(root, PITFALLS_SOURCE)
  if (!existsSync(path)) return []
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(readFileSync(path, 'utf8'), { lineCounter })
  if (!isSeq(contents)) return []
  return contents.items
    .filter((entry): entry is YAMLMap.Parsed => isMap(entry))
    .flatMap((entry) => {
      const seen = String(entry.get('versions'))
      const holds = seen
        .split('、')
        .some((one) => one === version || (one.endsWith('.x') && version.startsWith(one.slice(0, -1))))
      if (String(entry.get('package')) !== name || holds) return []
      const { line } = lineCounter.linePos(entry.range![0])
      return [
        { file: PITFALLS_SOURCE, line, text: `${String(entry.get('id'))}（${seen}）：${String(entry.get('why'))}` },
      ]
    })
}
