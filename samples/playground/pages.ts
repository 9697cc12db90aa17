import type { PageApp } from './page-app'

const page = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** The list of programs, by page. */
export function indexPage(apps: readonly PageApp[]): string {
  const pages = [...new Set(apps.map((app) => app.page))].map((source) => {
    const items = apps
      .filter((app) => app.page === source)
      .map(({ name, title }) => `<li><a href="/run/${name}/">${title}</a> <small>${name}</small></li>`)
    return `<h2>${source}</h2><ul>${items.join('')}</ul>`
  })
  return page(
    '文档示例',
    'body{font:16px/1.7 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px}h2{font-size:16px}small{color:#667}',
    `<h1>文档示例</h1><p>代码取自各页的代码块。改了页面，刷新即可。</p>${pages.join('')}`,
  )
}

/**
 * The HTML of a program with its bundle in place of its sources.
 * @param bundle tells whether there is a style sheet
 * @param testing keep the module's promise where a test finds it: it is fulfilled when the program has been run
 */
export function appPage(
  { name, html, entry }: PageApp,
  bundle: Pick<ReadonlySet<string>, 'has'>,
  testing: boolean,
): string {
  const script = `/bundle/${name}.js`
  const styles = bundle.has(`/bundle/${name}.css`) ? `<link rel="stylesheet" href="/bundle/${name}.css" />` : ''
  const run = testing ? `<script type="module">window.program = import('${script}')</script>` : ''
  return html
    .replace(
      `<script type="module" src="/${entry}"></script>`,
      run || `<script type="module" src="${script}"></script>`,
    )
    .replaceAll(/href="\/(src\/[^"]+\.css)"/g, `href="/run/${name}/$1"`)
    .replace('</head>', `${styles}</head>`)
}

/** Page of the tour (vreo): the canvas fills the window. */
export const tourPage = (): string =>
  page(
    '空间导览',
    'html,body,#app{height:100%;margin:0}',
    '<link rel="stylesheet" href="/bundle/tour.css"><div id="app"></div><script type="module" src="/bundle/tour.js"></script>',
  )

/** Page of the demos (`/demos/?demo=PanoTagPlugin`): a canvas and a box above it. */
export const demosPage = (): string =>
  page(
    '插件演示',
    [
      'html,body,#app{height:100%;margin:0}',
      '#app{background:#1b1e22}',
      '#over{position:absolute;inset:0;pointer-events:none;z-index:20}',
      '.corner{position:absolute;right:16px;top:16px;background:rgb(255 255 255/88%);border-radius:8px}',
      '.space-tag{position:absolute;left:0;top:0;padding:4px 10px;border-radius:4px;color:#fff;background:rgb(20 24 32/82%);font:15px/1.5 sans-serif;white-space:nowrap}',
    ].join(''),
    '<div id="app"></div><div id="over"></div><script type="module" src="/bundle/demos.js"></script>',
  )
