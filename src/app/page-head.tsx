import { pages } from 'virtual:content'
import { useRouteName } from '../overlay/use-route-name'

/**
 * What changes in the head as the visitor moves; React hoists it and takes over what was served.
 * Cards for social networks read the served page only, so the build writes theirs.
 */
export function PageHead() {
  const { title, description, address } = pages[useRouteName() ?? 'notFound']
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
