import type { Lists, Profile } from '../../model/schema'

/**
 * The home page told to search engines: a ProfilePage about a Person, the pair that they document.
 * A data block, which `script-src` does not govern; `<` is escaped so that no text can end it.
 */
export function personJsonLd(profile: Profile, skills: Lists['hard-skills']): string {
  const { nombre, puesto, ciudad, pais, foto, github, linkedin, resumen, sitio } = profile
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
      sameAs: [github, linkedin],
      knowsAbout: skills.map(({ titulo }) => titulo),
    },
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
