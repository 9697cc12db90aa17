import type { PlainPage } from './pages'
import type { Peer } from './peer'

const pageOf = ({ title, description, body }: PlainPage): string =>
  `---\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title}\n\n${body.replaceAll('{{', '&#123;&#123;')}`

/** VitePress as it comes, with its local search and all pages in one sidebar. */
export const vitepress: Peer = {
  name: 'vitepress',
  files: (pages, base) => {
    const sidebar = pages.map(({ slug, title }) => ({ text: title, link: `/${slug}/` }))
    const config = {
      base,
      lang: 'zh-CN',
      title: '开发文档',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: { sidebar, search: { provider: 'local' } },
    }
    return {
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config)}`,
      'docs/index.md': '# 开发文档\n',
      ...Object.fromEntries(pages.map((page) => [`docs/${page.slug}/index.md`, pageOf(page)])),
    }
  },
  assets: 'docs/public',
  build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  written: ['docs/.vitepress/cache', 'docs/.vitepress/dist', 'docs/.vitepress/.temp', 'node_modules/.vite'],
  output: 'docs/.vitepress/dist',
}
