import type { PageApp } from '../../../src/demos/project/page-app'

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

/**
 * The HTML of a program with its bundle in place of its sources.
 * @param bundle tells whether there is a style sheet
 * @returns a page that keeps the module's promise where a test finds it: it is fulfilled when the program has been run
 */
export function appPage({ name, html, entry }: PageApp, bundle: Pick<ReadonlySet<string>, 'has'>): string {
  const script = `/bundle/${name}.js`
  const styles = bundle.has(`/bundle/${name}.css`) ? `<link rel="stylesheet" href="/bundle/${name}.css" />` : ''
  const run = `<script type="module">window.program = import('${script}')</script>`
  return html
    .replace(`<script type="module" src="/${entry}"></script>`, run)
    .replaceAll(/href="\/(src\/[^"]+\.css)"/g, `href="/run/${name}/$1"`)
    .replace('</head>', `${styles}</head>`)
}

/** Page that reads the packages' default values (`defaults/read.ts`). */
export const defaultsPage = (): string =>
  page(
    '默认值',
    'html,body,#app{height:100%;margin:0}#over{position:absolute;inset:0}',
    '<div id="app"></div><div id="over"></div><script type="module" src="/bundle/defaults.js"></script>',
  )
