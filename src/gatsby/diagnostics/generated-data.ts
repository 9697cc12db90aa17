import { parse, type ParseError } from 'jsonc-parser'
import { join } from 'node:path'
import { loadData } from '../../reference/load'
import { MERGE_CONFLICT, sourceFindings } from '../../site/raw-text'
import { readText } from '../../site/read-text'
import type { Problem } from '../../site/types'
import { NAMES_FILE } from '../code-names'
import { filesLike } from '../files-in'
import { errorAt } from '../../site/problem'

/** Rule of generated data that cannot be read: their pages lack what is in it. */
export const GENERATED_DATA = 'generated-data'

const FOLDER = 'content/reference'

/** @returns a problem for each generated file that is no JSON: two branches have changed it, or somebody by hand. */
export const unreadableData = (root: string): Problem[] =>
  filesLike(root, FOLDER, /\.json$/)
    .filter((file) => loadData(root, file) === undefined)
    .map((file) => {
      const text = readText(join(root, file))
      const mark = sourceFindings(text).find(({ rule }) => rule === MERGE_CONFLICT)
      const line = mark?.line ?? text.slice(0, firstFault(text)).split('\n').length
      const command = file === NAMES_FILE ? 'npm run check:samples -- --write' : 'npm run reference'
      const remedy = `这个文件是生成的：运行 ${command} 重新生成`
      return errorAt({ file, line }, GENERATED_DATA, mark?.message ?? '从这里起不是正确的 JSON', remedy)
    })

/** What Node says of broken JSON has no place in it. */
function firstFault(text: string): number | undefined {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  return errors[0]?.offset
}
