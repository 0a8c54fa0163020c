import type { Site } from '../../../site/model/site'
import { profileLinks } from '../../content/profile-links'

// A ProfilePage about a Person, as search engines document it. `script-src` does not apply to data
// blocks. `<` is escaped so that no text can end the block.
type PersonSite = Pick<Site, 'code' | 'profile' | 'lists' | 'pages'>

export function personJsonLd({ code, profile, lists, pages }: PersonSite): string {
  const { nombre, puesto, ciudad, pais, foto, telefono, idiomas, resumen, sitio } = profile
  const skills = lists['hard-skills'].map(({ titulo }) => titulo)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': pages.home.address,
    url: pages.home.address,
    name: `${nombre} · ${puesto}`,
    inLanguage: code,
    mainEntity: {
      '@type': 'Person',
      '@id': `${sitio}#person`,
      name: nombre,
      jobTitle: puesto,
      description: resumen,
      url: sitio,
      image: foto ? new URL(encodeURI(foto.replace(/^\//, '')), sitio).href : undefined,
      address: { '@type': 'PostalAddress', addressLocality: ciudad, addressCountry: pais },
      sameAs: profileLinks(profile).map(({ url }) => url),
      telephone: telefono,
      knowsLanguage: idiomas?.map(({ idioma }) => idioma),
      knowsAbout: skills.length > 0 ? skills : undefined,
    },
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
