import { profileLinks } from '../../model/profile-links'
import type { Lists, Profile } from '../../model/schema/schema'

// A ProfilePage about a Person, as search engines document it. `script-src` does not apply to data
// blocks. `<` is escaped so that no text can end the block.
export function personJsonLd(profile: Profile, skills: Lists['hard-skills']): string {
  const { nombre, puesto, ciudad, pais, foto, telefono, idiomas, resumen, sitio } = profile
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': sitio,
    url: sitio,
    name: `${nombre} · ${puesto}`,
    inLanguage: 'es',
    mainEntity: {
      '@type': 'Person',
      '@id': `${sitio}#yo`,
      name: nombre,
      jobTitle: puesto,
      description: resumen,
      url: sitio,
      image: new URL(encodeURI(foto.replace(/^\//, '')), sitio).href,
      address: { '@type': 'PostalAddress', addressLocality: ciudad, addressCountry: pais },
      sameAs: profileLinks(profile).map(({ url }) => url),
      telephone: telefono,
      knowsLanguage: idiomas?.map(({ idioma }) => idioma),
      knowsAbout: skills.map(({ titulo }) => titulo),
    },
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
