import type { PlainPage } from './pages'
import type { Peer } from './peer'

const pageOf = ({ title, description, body }: PlainPage): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`

/** Starlight as it comes, with its search (Pagefind) and all pages in one sidebar. */
export const starlight: Peer = {
  name: 'starlight',
  files: (pages, base) => {
    const options = {
      title: '开发文档',
      defaultLocale: 'root',
      locales: { root: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: pages.map(({ slug, title }) => ({ label: title, link: `/${slug}/` })),
    }
    return {
      'astro.config.mjs': `import { defineConfig, passthroughImageService } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'https://example.com', base: ${JSON.stringify(base)}, trailingSlash: 'always',
  image: { service: passthroughImageService() },
  integrations: [starlight(${JSON.stringify(options)})],
})`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
      'src/content/docs/index.md': '---\ntitle: 开发文档\n---\n',
      ...Object.fromEntries(pages.map((page) => [`src/content/docs/${page.slug}.md`, pageOf(page)])),
    }
  },
  assets: 'public',
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  written: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  output: 'dist',
}
