import { profile } from 'virtual:content'
import { ROUTES } from '../content/routes'
import { useRoute } from '../overlay/use-route'

const OWNER = `${profile.nombre} · ${profile.puesto}`

/** The page's title, which React moves into the head. */
export function PageHead() {
  const route = useRoute()
  const page = route ? ROUTES[route].title : 'Página no encontrada'
  return (
    <>
      <title>{route === 'home' ? OWNER : `${page} · ${profile.nombre}`}</title>
      <meta name="description" content={profile.resumen} />
    </>
  )
}
