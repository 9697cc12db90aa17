import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite } from '../tests/support/site-copy'

/**
 * `npm run bench:build`: CPU seconds (user + system of the whole process tree) of a cold build, of a build after one
 * edited page, and of a cold build of ten times the pages. Copies go into areas of their own, so that sidebars keep
 * their length, as they do on a site that grows by products.
 */
const COPIES = 10

interface Figures {
  cpu: number
  wall: number
}

function build(root: string): Figures {
  const command = 'TIMEFORMAT="%U %S %R"; time node node_modules/gatsby/cli.js build --prefix-paths > build.log 2>&1'
  const { status, stderr } = spawnSync('bash', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) throw new Error(readFileSync(join(root, 'build.log'), 'utf8').slice(-4000))
  const [user = 0, system = 0, wall = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { cpu: user + system, wall }
}

const pageCount = (root: string): number =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'))
    .length

/** Adds copies of every area under new names to the configuration and to the content of a copied site. */
function multiply(root: string): number {
  const config = join(root, 'src/site/areas.ts')
  const names = /AREA_IDS = \[([^\]]+)\]/.exec(readFileSync(config, 'utf8'))?.[1]?.match(/[\w-]+/g) ?? []
  const present = new Set(readdirSync(join(root, 'content/docs')))
  const extra: string[] = []
  for (let copy = 2; copy <= COPIES; copy++) {
    for (const area of names.filter((name) => present.has(name))) {
      const name = `${area}${copy}`
      extra.push(name)
      cpSync(join(root, 'content/docs', area), join(root, 'content/docs', name), { recursive: true })
      for (const file of readdirSync(join(root, 'content/docs', name), { recursive: true, encoding: 'utf8' }))
        rewrite(join(root, 'content/docs', name, file), copy, names)
    }
  }
  const text = readFileSync(config, 'utf8')
    .replace(/AREA_IDS = \[([^\]]+)\]/, `AREA_IDS = [$1, ${extra.map((name) => `'${name}'`).join(', ')}]`)
    .replace(
      /\n {2}faq: \{/,
      `\n${extra.map((name) => `  ${name}: { label: '${name}', packageName: '${name}', summary: '', icon: 'ruler' },`).join('\n')}\n  faq: {`,
    )
  writeFileSync(config, text)
  const navbar = join(root, 'src/site/navbar.ts')
  writeFileSync(navbar, readFileSync(navbar, 'utf8').replace('...AREA_IDS.map(', '...AREA_IDS.slice(0, 6).map('))
  return pageCount(root)
}

/** Another title and first sentence for every copy: equal text would be compiled once only. */
function rewrite(file: string, copy: number, areas: string[]): void {
  if (!/\.(?:mdx|ts)$/.test(file) || !statSync(file).isFile()) return
  let text = readFileSync(file, 'utf8').replace(/^(title: ['"]?)/m, `$1${copy} `)
  for (const area of areas) text = text.replaceAll(`../${area}/`, `../${area}${copy}/`)
  writeFileSync(file, text)
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|json)$/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

function report(name: string, { cpu, wall }: Figures, rest = ''): void {
  console.log(`${name.padEnd(22)} ${cpu.toFixed(1).padStart(6)} CPU s ${wall.toFixed(1).padStart(6)} s wall  ${rest}`)
}

function main(): void {
  const site = copySite({}, { content: true })
  const pages = pageCount(site.root)
  const cold = build(site.root)
  const size = sizeOf(join(site.root, 'public'))
  report(`cold, ${pages} pages`, cold, `${(size / 1e6).toFixed(1)} MB of HTML and JSON`)
  const file = join(site.root, 'content/docs/five/intro.mdx')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n又一段。\n`)
  report('one page edited', build(site.root))
  report('nothing changed', build(site.root))
  site.remove()
  const large = copySite({}, { content: true })
  const many = multiply(large.root)
  rmSync(join(large.root, '.cache'), { recursive: true, force: true })
  const coldLarge = build(large.root)
  const sizeLarge = sizeOf(join(large.root, 'public'))
  report(
    `cold, ${many} pages`,
    coldLarge,
    `${(sizeLarge / 1e6).toFixed(1)} MB; ${(coldLarge.cpu / cold.cpu).toFixed(2)} times the CPU, ${(sizeLarge / size).toFixed(2)} times the output for ${(many / pages).toFixed(1)} times the pages`,
  )
  large.remove()
}

main()
