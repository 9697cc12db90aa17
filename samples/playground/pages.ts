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

/** The list of samples. */
export function indexPage(apps: readonly PageApp[]): string {
  const items = apps.map(
    ({ name, page: source }) => `<li><a href="/run/${name}/">${name}</a> <small>${source}</small></li>`,
  )
  return page(
    '手册示例',
    'body{font:16px/1.7 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px}small{color:#667}',
    `<h1>手册示例</h1><p>代码取自各页的代码块。改了页面，刷新即可。</p><ul>${items.join('')}</ul>`,
  )
}

/**
 * The HTML of a sample with its bundle in place of its sources.
 * @param hasStyles whether the bundle has a style sheet of its own
 */
export function appPage({ name, html, entry }: PageApp, hasStyles: boolean): string {
  const styles = hasStyles ? `<link rel="stylesheet" href="/bundle/${name}.css" />` : ''
  return html
    .replace(`src="/${entry}"`, `src="/bundle/${name}.js"`)
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
