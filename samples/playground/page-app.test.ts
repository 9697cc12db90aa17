import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { collectFences } from '../../scripts/checks/fences'
import { bundleApps } from './bundle'
import { pageApp, type PageApp } from './page-app'
import { appPage } from './pages'
import { tempFolder } from '../../tests/support/temp-folder'

const root = tempFolder('page-app')
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
mkdirSync(path.join(root, 'samples/demos'), { recursive: true })
writeFileSync(path.join(root, 'samples/demos/main.ts'), 'export {}')

/** The project of a page with this body. */
function appOf(body: string): PageApp | undefined {
  writeFileSync(path.join(root, 'page.mdx'), `---\ntitle: 页\n---\n\n${body}\n`)
  const { fences, problems } = collectFences(root, ['page.mdx'])
  expect(problems).toEqual([])
  return pageApp('book/page', 'page.mdx', fences)
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Runs a bundle's module text and returns what it logged. */
const bundled = async (app: PageApp): Promise<string> =>
  Buffer.from((await bundleApps(root, [app])).get('/bundle/book/page.js')!).toString('utf8')

describe('a page as a project', () => {
  test('has the titled blocks as files and the template’s index.html', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', "import { word } from './word'\nconsole.log(word)") +
        fence('ts title="src/word.ts"', "export const word = '客厅'") +
        fence('bash', 'npm run dev'),
    )!
    expect([...app.files.keys()]).toEqual(['src/main.ts', 'src/word.ts'])
    expect(app.entry).toBe('src/main.ts')
    expect(appPage(app, false)).toContain('<div id="app"></div>\n    <script type="module" src="/bundle/book/page.js">')
  })

  test('takes the last of two blocks with one title, and joins a continued block', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', 'const a = 1') +
        fence('ts title="src/main.ts"', 'const b = 2') +
        fence('ts continue', 'const c = 3'),
    )!
    expect(app.files.get('src/main.ts')).toBe('const b = 2\nconst c = 3')
  })

  test('leaves out what is a change to a file, not a file', () => {
    const app = appOf(
      fence('ts title="src/main.ts"', 'const a = 1') +
        fence('ts title="src/main.ts" diff', '-const a = 1\n+const a = 2'),
    )!
    expect(app.files.get('src/main.ts')).toBe('const a = 1')
  })

  test('starts with the module its own index.html names, and serves its own styles', () => {
    const html =
      '<html><head><link rel="stylesheet" href="/src/style.css" /></head><body><script type="module" src="/src/start.ts"></script></body></html>'
    const app = appOf(
      fence('html title="index.html"', html) +
        fence('ts title="src/start.ts"', 'export {}') +
        fence('css title="src/style.css"', 'p { color: red }'),
    )!
    expect(app.entry).toBe('src/start.ts')
    expect(appPage(app, true)).toContain('href="/run/book/page/src/style.css"')
    expect(appPage(app, true)).toContain('<link rel="stylesheet" href="/bundle/book/page.css" />')
  })

  test('is no project without a module to start with', () => {
    expect(appOf(fence('ts title="src/viewer.ts"', 'export {}'))).toBeUndefined()
  })
})

describe('the bundle of a page', () => {
  test('contains its files, packages included', async () => {
    const app = appOf(
      fence(
        'ts title="src/main.ts"',
        "import { Vector3 } from 'three'\nimport './style.css'\nconsole.log(new Vector3(1, 2, 3))",
      ) + fence('css title="src/style.css"', 'p { margin: 0 }'),
    )!
    const bundle = await bundleApps(root, [app])
    expect(Buffer.from(bundle.get('/bundle/book/page.js')!).toString('utf8')).toContain('Vector3(1, 2, 3)')
    expect(Buffer.from(bundle.get('/bundle/book/page.css')!).toString('utf8')).toContain('margin: 0')
  })

  test('compiles components with script setup and scoped styles', async () => {
    const app = appOf(
      fence('ts title="src/main.ts"', "import App from './App.vue'\nconsole.log(App)") +
        fence(
          'vue title="src/App.vue"',
          '<script setup lang="ts">\nconst { room } = defineProps<{ room: string }>()\n</script>\n\n<template>\n  <p>{{ room }}</p>\n</template>\n\n<style scoped>\np {\n  color: red;\n}\n</style>',
        ),
    )!
    const text = await bundled(app)
    expect(text).toMatch(/room: \{ type: String/)
    const [, scope] = /__scopeId: "(data-v-\w+)"/.exec(text)!
    expect(text).toContain(`p[${scope}]`)
  })

  test('names the page’s file and the import that is missing', async () => {
    const app = appOf(fence('ts title="src/main.ts"', "import './nothing'"))!
    await expect(bundled(app)).rejects.toThrow('/book/page/src/main.ts 引用了 ./nothing，页面里没有这个文件')
  })
})
