import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { collectFences } from '../fences'
import { pageApp, type PageApp } from './page-app'
import { programOf } from './program'
import { tempFolder } from '../../../tests/support/temp-folder'

const root = tempFolder('page-app')

const RUN = 'data: own\nthen:\n  - text: 客厅'

/** The project of the first declaration of a page with this body; one is added to a page without. */
function appOf(body: string): PageApp {
  const app = appOrFault(body)
  if (typeof app === 'string') throw new Error(app)
  return app
}

function appOrFault(body: string): PageApp | string {
  const whole = body.includes('```run') ? body : body + fence('run', RUN)
  writeFileSync(path.join(root, 'page.mdx'), `---\ntitle: 页\n---\n\n## 看 [#look]\n\n${whole}\n`)
  const { fences, problems } = collectFences(root, ['page.mdx'])
  expect(problems).toEqual([])
  return pageApp(
    'page.mdx',
    fences,
    fences.findIndex(({ lang }) => lang === 'run'),
  )
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

describe('a page as a project', () => {
  test('has the titled blocks as files and the template’s index.html', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', "import { word } from './word'\nconsole.log(word)") +
        fence('ts title="src/word.ts"', "export const word = '客厅'") +
        fence('bash', 'npm run dev'),
    )
    expect([...app.files.keys()]).toEqual(['src/main.ts', 'src/word.ts'])
    expect(app.entry).toBe('src/main.ts')
    expect(app.html).toContain('<div id="app"></div>')
  })

  test('takes the last of two blocks with one title, and joins a continued block', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', 'const a = 1') +
        fence('ts title="src/main.ts"', 'const b = 2') +
        fence('ts continue', 'const c = 3'),
    )
    expect(app.files.get('src/main.ts')).toBe('const b = 2\nconst c = 3')
  })

  test('leaves out what is a change to a file, not a file', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', 'const a = 1') +
        fence('ts title="src/main.ts" diff', '-const a = 1\n+const a = 2'),
    )
    expect(app.files.get('src/main.ts')).toBe('const a = 1')
  })

  test('starts with the module its own index.html names', () => {
    const html =
      '<html><head><link rel="stylesheet" href="/src/style.css" /></head><body><script type="module" src="/src/start.ts"></script></body></html>'
    const app = appOf(
      fence('html title="index.html"', html) +
        fence('ts title="src/start.ts"', 'export {}') +
        fence('css title="src/style.css"', 'p { color: red }'),
    )
    expect(app.entry).toBe('src/start.ts')
  })

  test('has last what the page has just shown, also where it shows it again', () => {
    const use = ['switch', 'viewer', 'data.json'].map((name) => `import './${name}'`).join('\n')
    const app = appOf(
      fence('ts title="src/switch.ts"', '1') +
        fence('ts title="src/viewer.ts"', '2') +
        fence('ts title="src/switch.ts"', '3') +
        fence('run', `data: own\ncode: |\n${use.replaceAll(/^/gm, '  ')}\nthen:\n  - text: 客厅`) +
        fence('json title="src/data.json"', '{}'),
    )
    expect(programOf(app).shown).toEqual(['src/switch.ts', 'src/viewer.ts', 'src/data.json', 'src/main.ts'])
  })

  test('is no project without a module to start with', () => {
    expect(appOrFault(fence('ts title="src/viewer.ts"', 'export {}'))).toBe(
      '没有写 code，本页也没有 src/main.ts：写 code，说明怎样开始',
    )
  })

  test('is named after its section, or by its own id', () => {
    const main = fence('ts title="src/main.ts"', 'export {}')
    expect(appOf(main)).toMatchObject({ name: 'page/look', title: '看' })
    expect(appOf(main + fence('run', `id: sofa\nname: 沙发\n${RUN}`))).toMatchObject({
      name: 'page/sofa',
      title: '沙发',
    })
  })

  test('takes a file as it is at the declaration, and one that only comes later', () => {
    const app = appOf(
      fence('ts title="src/viewer.ts"', 'export const five = 1') +
        fence('run', RUN.replace('data: own', 'data: own\ncode: |\n  import "./viewer"')) +
        fence('ts title="src/viewer.ts"', 'export const five = 2') +
        fence('ts title="src/later.ts"', 'export const later = 3'),
    )
    expect(app.files.get('src/viewer.ts')).toBe('export const five = 1')
    expect(app.files.get('src/later.ts')).toBe('export const later = 3')
  })

  test('opens the viewer of the page in the mode and the view it asks for', () => {
    const main = appOf(
      fence(
        'run',
        "mode: Floorplan\nview: { longitude: 0.35 }\ncode: |\n  import { show } from './viewer'\n\n  show()\nthen:\n  - text: 客厅",
      ),
    ).files.get('src/main.ts')
    expect(main).toBe(
      [
        "import { open } from './stage'",
        "import { five as viewer } from './viewer'",
        "import { show } from './viewer'",
        '',
        'await open(viewer, {"mode":"Floorplan","longitude":0.35})',
        '// 开始',
        'show()',
        '',
      ].join('\n'),
    )
  })
})
