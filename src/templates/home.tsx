import { graphql, type PageProps } from 'gatsby'
import { site } from '../site/config'
import { routes } from '../site/routes'
import type { SiteHome } from '../site/types'
import { Home } from '../page/Home/Home'
import { Seo } from '../page/parts/Seo'

/** `/developer/`: the home page. */
export default function HomePage({ data }: PageProps<{ siteHome: SiteHome }>) {
  return (
    <>
      <Seo title={site.title} description={site.description} path={routes.home} />
      <Home home={data.siteHome} />
    </>
  )
}

export const query = graphql`
  query HomePage {
    siteHome
  }
`
