import { graphql, type PageProps } from 'gatsby'
import { about } from '../site/about'
import { site } from '../site/config'
import { routes } from '../site/routes'
import { Home } from '../page/Home/Home'
import { Seo } from '../page/shared/Seo'

/** `/developer/`: the home page. */
export default function HomePage({ data: { siteHome } }: PageProps<Queries.HomePageQuery>) {
  if (!siteHome) throw new Error('the page query returned no home page')
  return (
    <>
      <Seo title={site.title} description={about.description} path={routes.home} />
      <Home home={siteHome} />
    </>
  )
}

export const query = graphql`
  query HomePage {
    siteHome {
      ...Home
      uses
      icons
    }
  }
`
