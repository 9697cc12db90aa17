import type { GatsbyConfig } from 'gatsby'
import { pluginOptions } from './src/search/algolia/plugin-options'
import { publishConfig, searchSettings } from './src/search/algolia/publish-config'
import { site } from './src/site/config'
import { sitemapOptions } from './src/outputs/sitemap'

// One worker renders the pages, on machines with many cores as well. Queries run in the main process, where the content
// is that `Doc.records` are made of.
process.env.GATSBY_CPU_COUNT = '1'
process.env.GATSBY_TELEMETRY_DISABLED = '1'
// Empty: the browser answers from the index that is built with the site (src/search/client/algolia-settings.ts).
process.env.GATSBY_ALGOLIA_SEARCH = searchSettings(process.env) ?? ''

// Pictures and samples are read by the pages that show them. The preview watches them all the same: an edit must show.
const isBuild = process.env.gatsby_executing_command === 'build'
const ignore = isBuild ? [/\.(?!mdx$)\w+$/] : []

// Only where application, admin key and index are all set (docs/deployment.md)
const publishing = publishConfig(process.env)

const config: GatsbyConfig = {
  pathPrefix: site.pathPrefix,
  trailingSlash: 'always',
  // In the preview; what it writes is part of the repository
  // Outside of `src`, where Gatsby would look for queries in it at each build
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts' },
  jsxRuntime: 'automatic',
  siteMetadata: { title: site.title, siteUrl: site.origin },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${process.cwd()}/content`, ignore } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-catch-links',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // It writes an index of this build alone, which the hooks make before it and put in the live one's place after it
    ...(publishing ? [{ resolve: 'gatsby-plugin-algolia', options: pluginOptions(publishing) }] : []),
  ],
}

export default config
