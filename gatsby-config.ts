import type { GatsbyConfig } from 'gatsby'
import { site } from './src/site/config'
import { sitemapOptions } from './src/build/outputs/sitemap'

// Page queries run in the main process, where the compiled bodies are (docs/decisions/0002-build-speed.md).
process.env.GATSBY_CPU_COUNT = '1'
process.env.GATSBY_TELEMETRY_DISABLED = '1'

const config: GatsbyConfig = {
  pathPrefix: site.pathPrefix,
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  siteMetadata: { title: site.title, siteUrl: site.origin },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${process.cwd()}/content` } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-catch-links',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config
