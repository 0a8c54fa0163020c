import { useSite } from '../overlay/language/site-context'
import { useRouteName } from '../overlay/use-place'

/** Head tags of the route. The build writes the social cards: their crawlers run no scripts. */
export function PageHead() {
  const { pages } = useSite()
  const { title, description, address } = pages[useRouteName() ?? 'notFound']
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
