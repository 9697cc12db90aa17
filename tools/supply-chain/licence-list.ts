import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockEntries, type LockEntry } from './lock-file'

/** Packages whose manifest names no licence; read from the licence file each of them carries. */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  linkfs: 'Unlicense',
  not: 'MIT',
  reserved: 'MIT',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
  'valid-url': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}
/** Licences that ask for no more than their own text to be kept. Others are listed package by package. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)$/

const isSdk = ({ name }: LockEntry): boolean => name.startsWith('@realsee/')

/** @returns each package's licence; a prebuilt part without one has that of the package it belongs to. */
export function licencesOf(entries: readonly LockEntry[]): Map<LockEntry, string | undefined> {
  const own = ({ name, license }: LockEntry): string | undefined => license ?? READ_BY_HAND[name]
  return new Map(
    entries.map((entry) => {
      const parent = entry.optional && entries.find(({ optionalDependencies }) => entry.name in optionalDependencies)
      return [entry, own(entry) ?? (parent ? own(parent) : undefined)]
    }),
  )
}

/** A licence expression is fine when one of its choices is, and all of its parts are. */
const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.test(part)))

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const unique = (rows: string[]): string[] => [...new Set(rows)].sort()

/**
 * Makes docs/licences.md from the lock file.
 * @throws when a package has no licence: someone must read its licence file and write it down.
 */
export function licenceList(root: string): string {
  const entries = lockEntries(root)
  const licences = licencesOf(entries)
  const unknown = entries.filter((entry) => !licences.get(entry)).map(({ name }) => name)
  if (unknown.length)
    throw new Error(`这些包没有写许可，读它的 LICENSE 文件，记进 licence-list.ts：${unknown.join('、')}`)
  const direct = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
  const others = entries.filter((entry) => !isSdk(entry))
  const licence = (entry: LockEntry): string => licences.get(entry) ?? ''
  const counts = new Map<string, number>()
  for (const entry of others) counts.set(licence(entry), (counts.get(licence(entry)) ?? 0) + 1)
  const notes = unique(
    others
      .filter((entry) => !isPermissive(licence(entry)))
      .map((entry) => `${entry.name} ${entry.version}\t${licence(entry)}\t${entry.dev ? '只在测试里' : '构建时'}`),
  )
  const top = (field: string): string[][] =>
    Object.keys(direct[field] ?? {})
      .sort()
      .flatMap((name) => {
        const entry = entries.find(({ at }) => at === `node_modules/${name}`)
        return entry && !isSdk(entry) ? [[name, entry.version, licence(entry)]] : []
      })
  return `# 依赖的许可

由 \`npm run licences\` 从 \`package-lock.json\` 生成，不要手改；\`npm run check\` 里的测试核对它是新的。

## 如视 SDK：自己的条款

下面的包只用来校验示例（类型检查、浏览器测试），不打进站点，也不随站点分发。使用它们要遵守各包自带的条款；写着 TERMS.txt 的不是开源许可。

${table(
  ['包', '版本', '许可', '条款'],
  entries
    .filter(isSdk)
    .filter(({ at }) => at.split('node_modules/').length === 2)
    .map((entry) => {
      const alias = entry.at.slice('node_modules/'.length)
      const terms = licence(entry).startsWith('SEE LICENSE')
        ? `包内的 \`TERMS.txt\`（Realsee SDK License Agreement）`
        : '包内的 `LICENSE`'
      return [`\`${alias}\`${alias === entry.name ? '' : `（${entry.name}）`}`, entry.version, licence(entry), terms]
    }),
)}

## 各种许可的数目

其余 ${others.length} 个包（同一个包的几个版本各算一个）：

${table(
  ['许可', '包数'],
  [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name, count]) => [name, String(count)]),
)}

## 要多看一眼的

不只是“保留许可文本”的许可。它们都不进读者的浏览器：

${table(
  ['包', '许可', '用在'],
  notes.map((row) => row.split('\t')),
)}

## 直接依赖

${table(['包', '版本', '许可'], top('dependencies'))}

## 直接依赖，只用于开发与测试

${table(['包', '版本', '许可'], top('devDependencies'))}
`
}
