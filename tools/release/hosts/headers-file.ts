import { site } from '../../../src/site/config'
import {
  documentHeaders,
  EVERYWHERE,
  FOR_EVER,
  isHashed,
  SHARED_FOLDER,
  TYPES_CONTENT,
  TYPES_FOLDER,
} from '../../../src/publish/response-headers'
import { isCopy } from './host'

/** Cloudflare's limits; Netlify has none that matter here. */
const MAX_RULES = 100
const MAX_LINE = 2000

/** @returns the shortest list of addresses that are all kept for ever: whole folders where nothing else lies. */
function hashedRules(paths: string[], folder = ''): string[] {
  const inside = paths.filter((path) => path.startsWith(folder))
  if (folder && inside.every(isHashed)) return [`${folder}*`]
  const files = inside.filter((path) => !path.slice(folder.length).includes('/') && isHashed(path))
  const folders = new Set(
    inside.map((path) => /^[^/]+\//.exec(path.slice(folder.length))?.[0]).filter((name) => name !== undefined),
  )
  return [...files, ...[...folders].flatMap((name) => hashedRules(inside, folder + name))]
}

/**
 * The rules of `nginx` in the language of Netlify and Cloudflare Pages. Both ask again for everything that no rule keeps
 * (`max-age=0, must-revalidate`), and join the values when two rules give the same header: none do here.
 * @param paths files of the site, below the prefix.
 * @throws Error when the rules are more, or longer, than Cloudflare takes.
 */
export function headersFile(paths: string[], policy: string): string {
  const always = { ...EVERYWHERE, ...documentHeaders(policy), 'Strict-Transport-Security': 'max-age=31536000' }
  const rules: [address: string, headers: Record<string, string>][] = [
    [`${site.pathPrefix}/*`, always],
    [`${site.pathPrefix}/${SHARED_FOLDER}/*`, { 'Access-Control-Allow-Origin': '*' }],
    [`${site.pathPrefix}/${TYPES_FOLDER}/*`, { 'Content-Type': TYPES_CONTENT }],
    ...hashedRules(paths.filter((path) => !isCopy(path)).sort()).map((path): [string, Record<string, string>] => [
      `${site.pathPrefix}/${path}`,
      { 'Cache-Control': FOR_EVER },
    ]),
  ]
  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > MAX_LINE)
  if (rules.length > MAX_RULES || long)
    throw new Error(
      `_headers 超出了主机的限度：${rules.length} 条规则（最多 ${MAX_RULES}），最长一行 ${long?.length ?? 0} 字符`,
    )
  return `${lines.join('\n')}\n`
}
