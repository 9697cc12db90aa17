import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/gatsby/files-in'
import { writtenOut } from './written-out'

/** Number of pages in a site's folder. */
export const pageCount = (root: string): number =>
  filesIn(join(root, 'content')).filter((name) => name.endsWith('.mdx')).length

/**
 * Adds copies of every area under new names to the configuration and to the content of a copied site. Copies are areas of
 * their own, so that sidebars keep their length, as they do on a site that grows by products.
 * @param times how many of each there are in the end.
 * @returns the number of pages.
 */
export function multiply(root: string, times: number): number {
  const ids = join(root, 'src/site/area-ids.ts')
  const list = /AREA_IDS = \[([^\]]+)\]/
  const names = list.exec(readFileSync(ids, 'utf8'))?.[1]?.match(/[\w-]+/g) ?? []
  if (!names.length) throw new Error(`${ids} 里没有找到 AREA_IDS`)
  const present = new Set(readdirSync(join(root, 'content/docs')))
  const extra: string[] = []
  for (let copy = 2; copy <= times; copy++) {
    for (const area of names.filter((name) => present.has(name))) {
      const name = `${area}${copy}`
      extra.push(name)
      cpSync(join(root, 'content/docs', area), join(root, 'content/docs', name), { recursive: true })
      for (const file of filesIn(join(root, 'content/docs', name)))
        rewrite(join(root, 'content/docs'), area, file, copy, names)
    }
  }
  const quoted = extra.map((name) => `'${name}'`).join(', ')
  writeFileSync(ids, readFileSync(ids, 'utf8').replace(list, `AREA_IDS = [$1, ${quoted}]`))
  const config = join(root, 'src/site/areas.ts')
  const entries = extra.map(
    (name) => `  ${name}: { label: '${name}', packageName: '${name}', icon: 'ruler', inFooter: false },\n`,
  )
  writeFileSync(config, readFileSync(config, 'utf8').replace('  faq: {', `${entries.join('')}  faq: {`))
  const summaries = join(root, 'src/site/area-summaries.ts')
  const sentences = extra.map((name) => `  ${name}: '',\n`).join('')
  writeFileSync(summaries, readFileSync(summaries, 'utf8').replace('  faq: ', `${sentences}  faq: `))
  const navbar = join(root, 'src/site/navbar.ts')
  writeFileSync(navbar, readFileSync(navbar, 'utf8').replace('...AREA_IDS.map(', '...AREA_IDS.slice(0, 6).map('))
  return pageCount(root)
}

/**
 * Another title for every copy (equal text would be compiled once only), and links to other areas lead to those of the
 * same copy.
 * @param docs folder of the areas.
 * @param path from the area's folder.
 */
function rewrite(docs: string, area: string, path: string, copy: number, areas: string[]): void {
  const file = join(docs, `${area}${copy}`, path)
  if (!/\.(?:mdx|ts)$/.test(file)) return
  // As many steps as lead out of the area: fewer stay inside, where a folder may be called like another area
  const out = '../'.repeat(path.split('/').length)
  let text = readFileSync(file, 'utf8').replace(/^(title: ['"]?)/m, `$1${copy} `)
  for (const name of areas)
    text = text.replaceAll(new RegExp(`(?<!\\./)${out.replaceAll('.', '\\.')}${name}/`, 'g'), `${out}${name}${copy}/`)
  text = text.replace(/^<Reference \/>$/m, () => writtenOut(`${area}/${path.replace(/\.mdx$/, '')}`))
  writeFileSync(file, text)
}
