import { placeOf, projects, type Project } from '../../site/projects'
import type { PageApp } from './page-app'
import { programOf } from './program'
import { overridesOf, packagesOf } from './project-packages'

/** A file of a project: text, or a file of this repository. */
export type ProjectFile = string | { copy: string }

/** Versions that the projects were tried with. */
const TOOLS = { '@vitejs/plugin-vue': '6.0.11', vite: '8.3.8' } as const

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const config = (
  apps: readonly PageApp[],
  usesVue: boolean,
): string => `${usesVue ? "import vue from '@vitejs/plugin-vue'\n" : ''}import { defineConfig } from 'vite'

export default defineConfig({
${usesVue ? '  plugins: [vue()],\n' : ''}  appType: 'mpa',
  build: {
    // 每个示例是一个页面
    rollupOptions: {
      input: [
${['index.html', ...apps.map(({ name }) => `${placeOf(name)!.folder}/index.html`)].map((page) => `        '${page}',\n`).join('')}      ],
    },
  },
})
`

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['vite/client'],
    jsx: 'react-jsx',
    resolveJsonModule: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
  },
}

function listPage(project: Project, apps: readonly PageApp[]): string {
  const items = apps.map(({ name, title }) => {
    const { folder } = placeOf(name)!
    return `    <li><a href="./${folder}/">${title}</a> <small>${folder}</small></li>`
  })
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${project.title}</title>
  </head>
  <body>
    <h1>${project.title}</h1>
    <ul>
${items.join('\n')}
    </ul>
  </body>
</html>
`
}

const readme = (project: Project): string => `# ${project.title}

文档里能运行的示例，每个一个文件夹，代码与页面上的相同。需要 Node.js 20.19 以上。

\`\`\`bash
npm install
npm run dev
\`\`\`

打开 \`http://localhost:5173/\`，从列表里选一个。示例空间没有签名，只能在 \`localhost\` 或 IPv4 地址的页面里打开；换成自己的空间，见文档。

| 文件 | 内容 |
| --- | --- |
| \`<页面>/<示例>/src/main.ts\` | 打开空间，调用页面里的代码 |
| \`<页面>/<示例>/src/stage.ts\`、\`parts.ts\` | 本站示例共用的部分：载入空间、放按钮 |
| \`public/flat/\` | 示例小户型 |
`

/** A program's files below its folder; its page asks for them there and not at the root of the server. */
function programFiles(app: PageApp): [string, string][] {
  const { folder } = placeOf(app.name)!
  const page = app.html.replace(/(src|href)="\/(src\/[^"]+)"/g, '$1="./$2"')
  const own = Object.entries(programOf(app).files)
  return [[`${folder}/index.html`, page], ...own.map(([file, text]): [string, string] => [`${folder}/${file}`, text])]
}

/** Published files that a project has in its folder `public`. */
const SHARED = { flat: /['"\`]\/flat\//, tour: /['"\`]\/tour\// }

/** What the programs of a handbook are made of, the packages, the sample flat, by path in the project. */
function projectFiles(
  root: string,
  project: Project,
  apps: readonly PageApp[],
  samples: readonly string[],
): Map<string, ProjectFile> {
  const usesVue = apps.some(({ files }) => [...files.keys()].some((file) => file.endsWith('.vue')))
  const dependencies = packagesOf(root, apps)
  const files = new Map<string, ProjectFile>([
    ['README.md', readme(project)],
    [
      'package.json',
      json({
        name: project.id,
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'vite build' },
        dependencies,
        devDependencies: usesVue ? TOOLS : { vite: TOOLS.vite },
        ...overridesOf(root, apps[0]!.sdk, dependencies),
      }),
    ],
    ['vite.config.js', config(apps, usesVue)],
    ['tsconfig.json', json(TSCONFIG)],
    ['index.html', listPage(project, apps)],
    ...apps.flatMap((app) => programFiles(app)),
  ])
  const code = [...files.values()].filter((file) => typeof file === 'string').join('\n')
  for (const [folder, mark] of Object.entries(SHARED))
    if (mark.test(code))
      for (const name of samples)
        if (name.startsWith(`${folder}/`)) files.set(`public/${name}`, { copy: `static/samples/${name}` })
  return files
}

/**
 * The complete projects of the handbooks, as far as the site has their programs.
 * @param all programs of all pages
 * @param samples names of the published files below `static/samples`, e.g. `flat/work.json`
 */
export function allProjects(
  root: string,
  all: readonly PageApp[],
  samples: readonly string[],
): [Project, Map<string, ProjectFile>][] {
  return projects.flatMap((project): [Project, Map<string, ProjectFile>][] => {
    const apps = all.filter(({ name }) => placeOf(name)?.project === project)
    return apps.length ? [[project, projectFiles(root, project, apps, samples)]] : []
  })
}
