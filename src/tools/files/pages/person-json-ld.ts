import { profileIn } from '../../../site/model/at-a-glance'
import { inOrder, presentPosts } from '../../../site/model/entries'
import { withoutLinks } from '../../../site/model/inline-links'
import type { Lists } from '../../../site/model/schema/schema'
import { profileLinks } from '../../content/profile-links'
import { certificateOfStudy, filled, job } from '../resume/entries'
import { knownEntries } from '../resume/own-entries'
import type { BuiltSite } from '../sites'

type PersonSite = Pick<BuiltSite, 'code' | 'profile' | 'lists' | 'pages' | 'own'>

const organization = (name: string | undefined, url?: string) =>
  name && { '@type': 'Organization', name, url }

/** Employers of the present posts. */
const employers = (lists: Lists) =>
  presentPosts(lists.experiencia)
    .map(job)
    .filter(({ name }) => name)
    .map(({ name, url }) => organization(name, url))

/** Schools of the finished studies. */
function schools(lists: Lists) {
  const finished = inOrder(lists.educacion).filter(({ anioFin }) => anioFin)
  const names = finished.map(({ institucion }) => institucion?.trim())
  return [...new Set(names.filter((name) => name !== undefined))].map((name) => ({
    '@type': 'EducationalOrganization',
    name,
  }))
}

type Credential = { name?: string; issuer?: string; url?: string }

function credentials(own: readonly Credential[], lists: Lists, site: string) {
  const ofStudies = inOrder(lists.educacion).flatMap((item) => certificateOfStudy(item, site))
  return [...own, ...ofStudies].map(({ name, issuer, url }) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: 'certificate',
    recognizedBy: organization(issuer),
    url,
  }))
}

/** `script-src` does not apply to data blocks. `<` is escaped so that no text can end the block. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** A ProfilePage about a Person, as search engines document it. */
export function personJsonLd({ code, profile, lists, own, pages }: PersonSite): string {
  const { nombre, puesto, ciudad, pais, foto, telefono, idiomas, resumen, sitio } = profileIn(
    'pagina',
    profile,
  )
  const { awards = [], certificates = [] } = knownEntries({ own, lists, site: sitio })
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
      description: withoutLinks(resumen),
      url: sitio,
      image: foto ? new URL(encodeURI(foto.replace(/^\//, '')), sitio).href : undefined,
      address: { '@type': 'PostalAddress', addressLocality: ciudad, addressCountry: pais },
      sameAs: profileLinks(profile).map(({ url }) => url),
      telephone: telefono,
      ...filled({
        worksFor: employers(lists),
        alumniOf: schools(lists),
        hasCredential: credentials(certificates, lists, sitio),
        award: awards.flatMap((award): string[] => Object(award).title ?? []),
        knowsLanguage: idiomas?.map(({ idioma }) => idioma),
        knowsAbout: lists['hard-skills'].map(({ titulo }) => titulo),
      }),
    },
  }
  return jsonLd(data)
}
