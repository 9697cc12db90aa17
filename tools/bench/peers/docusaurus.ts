import type { PlainPage } from './pages'
import type { Peer } from './peer'

const pageOf = ({ title, description, body }: PlainPage): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`

/** Docusaurus with its classic theme and faster build; it has no search of its own. */
export const docusaurus: Peer = {
  name: 'docusaurus',
  files: (pages, base) => {
    const config = {
      title: '开发文档',
      url: 'https://example.com',
      baseUrl: base,
      trailingSlash: true,
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
      markdown: { format: 'md' },
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
      themeConfig: { navbar: { title: '开发文档' } },
    }
    return {
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
      'sidebars.js': `module.exports = ${JSON.stringify({ docs: ['index', ...pages.map(({ slug }) => slug)] })}`,
      'docs/index.md': '---\ntitle: 开发文档\nslug: /\n---\n\n开发文档\n',
      ...Object.fromEntries(pages.map((page) => [`docs/${page.slug}.md`, pageOf(page)])),
    }
  },
  assets: 'static',
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  written: ['build', '.docusaurus', 'node_modules/.cache'],
  output: 'build',
}
