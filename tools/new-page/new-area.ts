import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { NewPageError } from './page-id'
import { pageTemplate } from './page-template'

/** What the author asked for. */
export interface NewAreaRequest {
  id: string
  /** Chinese name. */
  label: string
  /** npm package or topic shown beside the name. */
  packageName: string
  /** One sentence for the home page. */
  summary: string
  /** Name of an icon of `lucide-static`. */
  icon: string
}

const AREAS_FILE = 'src/site/areas.ts'
const IDS_FILE = 'src/site/area-ids.ts'
const IDS = /AREA_IDS = \[([^\]]*)\]/

function check(root: string, source: string, { id, label, packageName, summary, icon }: NewAreaRequest): void {
  const refuse = (message: string): never => {
    throw new NewPageError(`不能新建产品“${id}”：${message}`)
  }
  const ids = [...(IDS.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, known]) => known)
  if (!/^[a-z][a-z\d]*$/.test(id)) refuse('标识会出现在网址里，只用小写英文字母和数字，以字母开头')
  if (ids.includes(id) || existsSync(join(root, 'content/docs', id))) refuse('已经有了')
  if (!label.trim() || source.includes(`label: '${label}'`))
    refuse(label.trim() ? `名称“${label}”已经有了` : '名称不能是空的')
  for (const [name, value] of Object.entries({ label, packageName, summary }))
    if (/['\\\r\n]/.test(value)) refuse(`${name} 里不能有引号、反斜杠和换行`)
  if (!packageName || !summary) refuse('还要 --package 和 --summary：首页的方块上要显示')
  if (!existsSync(join(root, 'node_modules/lucide-static/icons', `${icon}.svg`)))
    refuse(`没有图标“${icon}”，名字在 lucide.dev 上找，用 --icon 写明`)
}

/**
 * Makes a product area: its id in `src/site/area-ids.ts`, its entry in `src/site/areas.ts`, its sidebar, and its introduction as a draft.
 * @param root absolute path of the repository.
 * @returns what was done and what comes next, in Chinese, one line each.
 * @throws {NewPageError} before anything is written, when the request will not do.
 */
export async function newArea(root: string, request: NewAreaRequest): Promise<string[]> {
  const file = join(root, AREAS_FILE)
  const source = readFileSync(file, 'utf8')
  const idsFile = join(root, IDS_FILE)
  const ids = readFileSync(idsFile, 'utf8')
  check(root, ids + source, request)
  const { id, label, packageName, summary, icon } = request
  const entry = `  ${id}: {\n label: '${label}', packageName: '${packageName}', summary: '${summary}', icon: '${icon}', inFooter: false },\n`
  const end = source.indexOf('\n}\n', source.indexOf('areas: Record<AreaId, Area>')) + 1
  const written = source.slice(0, end) + entry + source.slice(end)
  const folder = join(root, 'content/docs', id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    idsFile,
    ids.replace(IDS, (_, known: string) => `AREA_IDS = [${known}, '${id}']`),
  )
  writeFileSync(file, await format(written, { ...(await resolveConfig(file)), parser: 'typescript' }))
  writeFileSync(join(folder, 'sidebar.yaml'), '- intro\n')
  writeFileSync(
    join(folder, 'intro.mdx'),
    pageTemplate({ title: `${label}介绍`, name: 'intro', kind: 'guide', sdk: {} }),
  )
  return [
    `产品写进 ${AREAS_FILE}：导航、首页、搜索的范围、llms.txt、打印合集都由它得出`,
    `新建 content/docs/${id}/sidebar.yaml 和 content/docs/${id}/intro.mdx`,
    '接着：写完 intro.mdx，删掉 draft: true；要在页脚列出，把 inFooter 改成 true',
    `再看 src/search/engine/synonyms.ts：读者会怎样叫它，写一行；README 与规格里列产品的地方也加上`,
    '没有写完的产品，npm run check:content 不放行',
  ]
}
