import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { readPageApps } from '../../../tests/support/page-apps'
import { programOf } from './program'
import { allProjects } from './project'
import { importedFile } from './reached'

/** The downloads: every program of the pages is in one, with what it needs. */

const apps = readPageApps()
const made = new Map(
  allProjects(process.cwd(), apps, ['flat/work.json', 'tour/film.webm']).map(([{ id }, files]) => [id, files]),
)
const textOf = (project: string, file: string): string => {
  const text = made.get(project)!.get(file)
  return typeof text === 'string' ? text : ''
}

test('a page asks for its module and its sheet beside it', () => {
  expect(textOf('five-no-framework', 'tagging/app/index.html')).toMatch(/src="\.\/src\/main\.ts"/)
  expect(textOf('five-no-framework', 'tagging/app/index.html')).toMatch(/href="\.\/src\/style\.css"/)
})

test('packages are the ones that the pages are checked with; vreo has its own', () => {
  const packagesOf = (project: string) =>
    (JSON.parse(textOf(project, 'package.json')) as { dependencies: Record<string, string> }).dependencies
  expect(packagesOf('five-react')).toEqual({
    '@realsee/five': '6.5.2',
    react: '18.3.1',
    'react-dom': '18.3.1',
    three: '0.117.1',
  })
  expect(packagesOf('vreo')).toMatchObject({ '@realsee/five': '5.0.0-alpha.212', react: '16.14.0' })
})

test('what a program brings beside its page is commented in Chinese', () => {
  for (const [project, file] of [
    ['dnalogel/AreaMakerPlugin/quick-start', 'parts'],
    ['dnalogel/AreaMakerPlugin/quick-start', 'stage'],
    ['vreo/structure/sample', 'stage'],
  ] as const) {
    const [id = '', ...rest] = project.split('/')
    const comments = textOf(id, `${rest.join('/')}/src/${file}.ts`).match(/\/\*\*.*?\*\//gs) ?? []
    expect(comments.length).toBeGreaterThan(2)
    expect(comments.filter((comment) => !/\p{Script=Han}/u.test(comment))).toEqual([])
  }
})

test('plugins and vreo in one project are installed as their page tells it', () => {
  const { dependencies, overrides } = JSON.parse(textOf('dnalogel', 'package.json')) as Record<string, object>
  const [, shown = ''] = /```json title="package.json"\n(.*?)```/s.exec(
    readFileSync('content/docs/dnalogel/with-tour.mdx', 'utf8'),
  )!
  const page = JSON.parse(shown) as Record<string, object>
  expect(overrides).toEqual(page.overrides)
  expect(dependencies).toEqual({ ...dependencies, ...page.dependencies })
  expect(JSON.parse(textOf('vreo', 'package.json'))).not.toHaveProperty('overrides')
})

test('the flat comes along; the tour only where it is played', () => {
  expect(made.get('dnalogel')!.has('public/flat/work.json')).toBe(true)
  expect(made.get('five-react')!.has('public/tour/film.webm')).toBe(false)
  expect(made.get('vreo')!.has('public/tour/film.webm')).toBe(true)
})

/** Packages in the order in which a program's modules are run. */
function packagesInOrder(files: ReadonlyMap<string, unknown>, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = files.get(file)
  const imports = [...String(text).matchAll(/^import (?!type )(?:[^'"]* from )?['"]([^'"]+)['"]/gm)]
  return imports.flatMap(([, id = '']) => {
    if (!id.startsWith('.')) return [id]
    const found = importedFile(id, file, (path) => files.has(path))
    return found ? packagesInOrder(files, found, seen) : []
  })
}

test('vreo finds its generator runtime: nothing of vreo is run before', () => {
  const late = [...made].flatMap(([project, files]) =>
    [...files.keys()]
      .filter((file) => /\/src\/main\.tsx?$/.test(file))
      .map((main) => ({ main: `${project}/${main}`, order: packagesInOrder(files, main) }))
      .filter(({ order }) => {
        const [runtime, vreo] = ['regenerator-runtime/runtime', '@realsee/vreo'].map((id) => order.indexOf(id))
        return vreo! >= 0 && (runtime! < 0 || runtime! > vreo!)
      })
      .map(({ main }) => main),
  )
  expect(late).toEqual([])
})

test('the picture of a program is as large as its place, full screen too', () => {
  const isFixed = apps.filter((app) => {
    const text = Object.values(programOf(app).files).join('\n')
    const follows = /FiveCanvas|\.refresh\(/.test(text) || !text.includes('new Five(')
    return !follows || /FiveCanvas\b[^>\n]*?(?:width|height)\W{1,3}\d/.test(text)
  })
  expect(isFixed.map(({ name }) => name)).toEqual([])
})
