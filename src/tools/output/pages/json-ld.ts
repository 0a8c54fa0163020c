import { byEmployer } from '../../../model/employers'
import { inOrder, presentPosts, technologyItems } from '../../../model/entries'
import { withoutLinks } from '../../../model/inline-links'
import type { PageName } from '../../../model/routes'
import type { Experience, Lists, Project } from '../../../model/schema/schema'
import { joined, placeOf, profileIn } from '../../../model/shown-profile'
import { pageTextOf } from '../../../model/site'
import { profileLinks } from '../../content/profile-links'
import { fileAddress, withoutUnknownSite } from '../../content/site-address'
import { certificateOfStudy, filled, job, knownEntries } from '../resume/entries'
import { addressOf, type BuiltSite, projectOf } from '../sites'

type PersonSite = Pick<BuiltSite, 'code' | 'profile' | 'lists' | 'heads' | 'own'>

/** What our resume.json says of it. */
type Employer = { name?: unknown; url?: unknown; location?: unknown }

const organization = ({ name, url, location }: Employer) =>
  name && { '@type': 'Organization', name, url, address: location }

/** The titles that somebody has had with one employer, by schema.org's way to say more of a property. */
const rolesOf = (posts: readonly Experience[], person: string, site: string) =>
  posts.map((post) => {
    const { position: roleName, startDate, endDate } = job(post, site)
    const role = { roleName, startDate, endDate, employee: { '@id': person } }
    return { '@type': 'EmployeeRole', ...role }
  })

/** Each employer of a present post, once; of several posts, all of them. */
function presentEmployers(lists: Lists, person: string, site: string) {
  const present: readonly Experience[] = presentPosts(lists.experiencia)
  return byEmployer('experiencia', inOrder(lists.experiencia)).flatMap((posts) => {
    const post = posts.find((each) => present.includes(each))
    const employer = post && organization(job(post, site))
    if (!employer) return []
    return posts.length === 1 ? employer : { ...employer, employee: rolesOf(posts, person, site) }
  })
}

function finishedSchools(lists: Lists) {
  const finished = inOrder(lists.educacion).filter(({ anioFin }) => anioFin)
  const names = finished.flatMap(({ institucion }) => institucion?.trim() ?? [])
  return [...new Set(names)].map((name) => ({ '@type': 'EducationalOrganization', name }))
}

type Credential = { name?: string; issuer?: string; url?: string }

function credentials(own: readonly Credential[], lists: Lists, site: string) {
  const ofStudies = inOrder(lists.educacion).flatMap((item) => certificateOfStudy(item, site))
  return [...own, ...ofStudies].map(({ name, issuer, url }) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: 'certificate',
    recognizedBy: organization({ name: issuer }),
    url,
  }))
}

/** `script-src` does not apply to data blocks. `<` is escaped so that no text can end the block. */
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data, withoutUnknownSite).replace(/</g, '\\u003c')}</script>`

/** A ProfilePage about a Person, as search engines document it. */
export function personJsonLd({ code, profile, lists, own, heads }: PersonSite): string {
  const shown = profileIn('pagina', profile)
  const { nombre, puesto, ciudad, pais, foto, telefono, idiomas, resumen, sitio } = shown
  const { awards = [], certificates = [] } = knownEntries({ own, lists, site: sitio })
  const person = `${sitio}#person`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': heads.home.address,
    url: heads.home.address,
    name: joined(' · ', nombre, puesto),
    inLanguage: code,
    mainEntity: {
      '@type': 'Person',
      '@id': person,
      name: nombre,
      url: sitio,
      image: foto ? new URL(encodeURI(foto.replace(/^\//, '')), sitio).href : undefined,
      telephone: telefono,
      ...filled({
        sameAs: profileLinks(profile).map(({ url }) => url),
        jobTitle: puesto,
        description: withoutLinks(resumen),
        address: placeOf(shown) && {
          '@type': 'PostalAddress',
          ...filled({ addressLocality: ciudad, addressCountry: pais }),
        },
        worksFor: presentEmployers(lists, person, sitio),
        alumniOf: finishedSchools(lists),
        hasCredential: credentials(certificates, lists, sitio),
        award: awards.flatMap((award): string[] => Object(award).title ?? []),
        knowsLanguage: idiomas?.map(({ idioma }) => idioma),
        knowsAbout: lists['hard-skills'].map(({ titulo }) => titulo),
      }),
    },
  }
  return jsonLd(data)
}

export function projectJsonLd(site: BuiltSite, name: PageName): string {
  const { code, profile } = site
  const project: Partial<Project> = projectOf(site, name) ?? {}
  const { titulo, gitHubWeb = '', imagen, anioInicio, tecnologias = '' } = project
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': gitHubWeb === '' ? 'CreativeWork' : 'SoftwareSourceCode',
    '@id': addressOf(site, name),
    url: addressOf(site, name),
    name: titulo,
    description: pageTextOf(site, name).description,
    inLanguage: code,
    creator: { '@type': 'Person', '@id': `${profile.sitio}#person`, name: profile.nombre },
    ...filled({
      codeRepository: gitHubWeb,
      image: imagen && fileAddress(profile.sitio, imagen),
      dateCreated: anioInicio && String(anioInicio),
      keywords: technologyItems(tecnologias),
    }),
  })
}
