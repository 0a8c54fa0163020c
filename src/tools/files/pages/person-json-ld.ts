import { inOrder, presentPosts } from '../../../site/model/entries'
import type { Lists } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import { profileLinks } from '../../content/profile-links'
import { interfaceLanguage } from '../../messages/built-words'
import { certificate, filled, job, study } from '../resume/entries'
import type { BuiltSite } from '../sites'

type PersonSite = Pick<BuiltSite, 'code' | 'profile' | 'lists' | 'pages'>

const organization = (name: string | undefined, url?: string) =>
  name && { '@type': 'Organization', name, url }

/** Employers of the present posts whose titles name one. */
const employers = (lists: Lists, spoken: Spoken) =>
  presentPosts(lists.experiencia)
    .map((post) => job(post, spoken))
    .filter(({ name }) => name)
    .map(({ name, url }) => organization(name, url))

/** Schools of the finished studies whose titles name one. */
function schools(lists: Lists, site: string, spoken: Spoken) {
  const finished = inOrder(lists.educacion).filter(({ anioFin }) => anioFin)
  const names = finished.map((item) => study(item, site, spoken).institution)
  return [...new Set(names.filter((name) => name !== undefined))].map((name) => ({
    '@type': 'EducationalOrganization',
    name,
  }))
}

function credentials(lists: Lists, site: string, spoken: Spoken) {
  const own = inOrder(lists.certificados).map((item) => certificate(item, site))
  const ofStudies = inOrder(lists.educacion)
    .filter(({ certificado }) => certificado !== null)
    .map((item) => {
      const { institution, certificate: url } = study(item, site, spoken)
      return { name: item.titulo.trim(), issuer: institution, url }
    })
  return [...own, ...ofStudies].map(({ name, issuer, url }) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: 'certificate',
    recognizedBy: organization(issuer),
    url,
  }))
}

// A ProfilePage about a Person, as search engines document it. `script-src` does not apply to data
// blocks. `<` is escaped so that no text can end the block.
export function personJsonLd({ code, profile, lists, pages }: PersonSite): string {
  const { nombre, puesto, ciudad, pais, foto, telefono, idiomas, resumen, sitio } = profile
  const spoken = interfaceLanguage(code, profile.idioma ?? 'es')
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
      ...filled({
        worksFor: employers(lists, spoken),
        alumniOf: schools(lists, sitio, spoken),
        hasCredential: credentials(lists, sitio, spoken),
        knowsLanguage: idiomas?.map(({ idioma }) => idioma),
        knowsAbout: lists['hard-skills'].map(({ titulo }) => titulo),
      }),
    },
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
