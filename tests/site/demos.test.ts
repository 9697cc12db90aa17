import { describe, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageApps } from '../support/page-apps'
import { pictured } from '../sdk/gallery-apps'
import { DEMO_FOLDER, withBase } from '../../src/site/routes'
import { placeOf, projectPath, projects } from '../../src/site/projects'
import { publishedCode } from '../support/published-code'
import { attribute, builtPages, docPages, fileOf, PUBLIC } from '../support/public-pages'

/** The programs of the pages in the built site. */

const buttons = docPages()
  .filter(({ html }) => html.includes('data-program'))
  .flatMap(({ url, elements }) =>
    elements.flatMap((element) => {
      const program = attribute(element, 'dataProgram')
      return program ? [{ url, program, label: attribute(element, 'ariaLabel') }] : []
    }),
  )
const apps = readPageApps()

describe('programs of the pages', () => {
  test('every program has a button on its page, and every button a program', () => {
    const names = apps.map(({ name }) => name).sort()
    expect([...new Set(buttons.map(({ program }) => program))].sort()).toEqual(names)
    for (const { url, program, label } of buttons) {
      expect([url, program]).toEqual([url, expect.stringContaining(url.replace(withBase('/docs/'), ''))])
      expect(label).toMatch(/^运行：./)
    }
    // Two of one name cannot be told apart by who hears them, nor in the gallery
    expect(new Set(apps.map(({ page, title }) => page + title)).size).toBe(apps.length)
  })

  test('every program is in a project that can be downloaded, with its code', () => {
    const archives = new Map(
      projects.map((project) => [project.id, unzipSync(readFileSync(join(PUBLIC, projectPath(project))))]),
    )
    for (const { name, entry, files } of apps) {
      const { project, folder } = placeOf(name)!
      const packed = archives.get(project.id)![`${project.id}/${folder}/${entry}`]
      // The archives name the site where it is; here that is where the pages were written for
      expect([name, packed && strFromU8(packed)]).toEqual([name, files.get(entry)])
    }
  })

  test('no byte of an SDK or of the compiler is in the site, and nothing that runs programs', () => {
    expect(existsSync(join(PUBLIC, DEMO_FOLDER))).toBe(false)
    const scripts = publishedCode().filter(({ name }) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    // Strings that minifying keeps
    const traces = /WebGLRenderer|FiveProvider|parseWork\(|demo-box|jsxFragmentPragma|es-module-lexer|micromark/
    expect(scripts.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  })
})

describe('the gallery', () => {
  const gallery = builtPages().find(({ url }) => url === withBase('/demos/'))!
  test('has a picture of each page that shows something, which is there; a topic of the handbooks has one for all frameworks', () => {
    const pictures = gallery.elements.filter(({ tagName }) => tagName === 'img')
    const shown = pictured(process.cwd(), apps)
    expect(pictures).toHaveLength(new Set(shown.map(({ page }) => page)).size)
    for (const picture of pictures) expect(fileOf(attribute(picture, 'src')!)).toBeDefined()
  })

  test('is reached from the home page and the sidebars of the areas that have programs', () => {
    for (const url of [
      withBase('/'),
      ...['five', 'dnalogel', 'vreo'].map((area) => withBase(`/docs/${area}/intro/`)),
    ]) {
      const page = builtPages().find((one) => one.url === url)!
      const found = page.elements.some(
        (element) => element.tagName === 'a' && attribute(element, 'href')?.startsWith(withBase('/demos/')),
      )
      expect([url, found]).toEqual([url, true])
    }
  })
})
