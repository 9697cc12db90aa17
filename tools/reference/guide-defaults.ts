import { contentFiles } from '../../src/gatsby/model'
import { article } from '../../src/site/strings/interface'
import { docIdOf } from '../../src/site/routes'
import { allApiTables } from '../check/api-tables'

/** What a cell says that has no default value. */
const NONE: string[] = [article.required, '无', '—', '']

/**
 * Default values stand in the guides, where the package has shown them; the reference by name repeats them.
 * @returns them by the row that tells them, `five/config#init-antialias`: code, or words such as “跟随系统”.
 */
export const guideDefaults = (root: string): Map<string, string> =>
  new Map(
    allApiTables(root, contentFiles(root)).tables.flatMap(({ file, name, rows }) =>
      rows.flatMap(({ names, told }) =>
        told === null || NONE.includes(told) || told.startsWith('见')
          ? []
          : names.map((entry) => [`${docIdOf(file)}#${name}-${entry}`, told] as const),
      ),
    ),
  )
