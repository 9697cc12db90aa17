import type { GatsbySSR } from 'gatsby'
import { colorMode } from './src/site/config'
import { Layout, type SitePageProps } from './src/ui/layout/Layout'

/** The same frame as in the browser. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as unknown as SitePageProps} />
)

/** Attributes and scripts around the page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ 'data-theme': colorMode.defaultMode } as Record<string, string>)
}
