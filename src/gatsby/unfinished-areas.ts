import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_IDS, areas } from '../site/config'
import type { Problem } from '../site/types'
import { lineOfQuoted } from './quoted-line'

const AREAS_FILE = 'src/site/areas.ts'
const DOCS = 'content/docs'

/**
 * @param ids of the pages that a build publishes.
 * @returns what is missing from product areas: one without its introduction has a dead link in every page's navbar. Only
 *   for the whole content: a part of it (a test) is a site all the same.
 */
export function unfinishedAreas(root: string, ids: ReadonlySet<string>): Problem[] {
  const problem = (file: string, message: string, remedy: string): Problem => ({
    severity: 'error',
    rule: 'unfinished-area',
    file,
    message,
    remedy,
  })
  const known: readonly string[] = AREA_IDS
  const unknown = readdirSync(join(root, DOCS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(({ name }) =>
      problem(`${DOCS}/${name}`, `文件夹“${name}”不是产品`, `npm run new -- --area ${name} "<名称>"，或者把它移走`),
    )
  return AREA_IDS.flatMap((area) => {
    const { icon, label } = areas[area]
    const intro = `${DOCS}/${area}/intro.mdx`
    const wrong: Problem[] = []
    if (!existsSync(join(root, intro)))
      wrong.push(problem(intro, `产品“${label}”没有介绍页`, `npm run new -- ${area}/intro "<标题>"`))
    else if (!ids.has(`${area}/intro`))
      wrong.push(problem(intro, `产品“${label}”的介绍页没有发布，每一页的导航都通到它`, '写完删掉 draft: true'))
    if (!existsSync(join(root, 'src/site/icons', `${icon}.svg`)))
      wrong.push({
        ...problem(AREAS_FILE, `产品“${label}”的图标“${icon}”不存在`, '换成 src/site/icons 里有的名字'),
        line: lineOfQuoted(readFileSync(join(root, AREAS_FILE), 'utf8'), icon) || undefined,
      })
    return wrong
  }).concat(unknown)
}
