import { inGroups, inOrder } from '../../../model/entries'
import { withAddresses } from '../../../model/inline-links'
import { folderOf, type SiteLanguage } from '../../../model/routes'
import type { Lists, Profile, Skill } from '../../../model/schema/schema'
import { placeOf, profileIn } from '../../../model/shown-profile'
import { countryCodeOf } from '../../content/intl-names'
import type { OwnSectionHead } from '../../content/own-sections'
import { portfolioOf, resumeDigest } from '../../content/portfolio'
import { profileLinks } from '../../content/profile-links'
import { siteFile, uri } from '../../content/site-address'
import { certificateOfStudy, filled, job, knownEntries, project, study } from './entries'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const VERSION = 'v1.0.0'

const LANGUAGE_CODES =
  'ar ay ca cs da de el en es eu fi fr gl gn he hi hu it ja ko nl no pl pt qu ro ru sv tr uk zh'

/** "Inglés", "Inglés (B2)", "Inglés técnico" as language and fluency; else undefined. */
function languageOf(skill: string, spoken: string) {
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  const known = LANGUAGE_CODES.split(' ').map((code) => (names.of(code) ?? code).toLowerCase())
  const [language = '', ...rest] = skill.split(' ')
  if (!known.includes(language.toLowerCase())) return undefined
  const fluency = rest.join(' ').replace(/^\((.*)\)$/, '$1')
  return { language, ...(fluency !== '' && { fluency }) }
}

const userName = (address: string) =>
  /^\/(?:in\/)?([\w-]+)\/?$/.exec(new URL(address).pathname)?.[1]

function basics(profile: Profile, language: string) {
  const shown = profileIn('cv', profile)
  const { nombre, puesto, foto, email, telefono, sitio, resumen, ciudad, pais } = shown
  const countryCode = countryCodeOf(pais, language)
  const place = filled(
    countryCode
      ? { city: ciudad.trim(), countryCode }
      : { city: ciudad.trim(), region: pais.trim() },
  )
  return {
    name: nombre.trim(),
    ...filled({ label: puesto.trim() }),
    ...(foto && { image: siteFile(sitio, foto) }),
    ...(email && { email }),
    ...(telefono !== undefined && { phone: telefono }),
    url: uri(sitio),
    ...filled({ summary: withAddresses(resumen).trim() }),
    ...(placeOf(shown) && { location: place }),
    profiles: profileLinks(profile).map(({ name, url }) =>
      filled({ network: name.trim(), username: userName(url), url: uri(url) }),
    ),
  }
}

const grouped = (skills: readonly Skill[]) =>
  inGroups(inOrder(skills)).map(({ name, items }) => ({
    name,
    keywords: items.map(({ titulo }) => titulo.trim()),
  }))

const hardSkills = (skills: readonly Skill[]) =>
  grouped(skills).flatMap(({ name, keywords }) =>
    name === '' ? keywords.map((keyword) => ({ name: keyword })) : [{ name, keywords }],
  )

/** `type` is not in the standard. */
const softSkills = (skills: readonly Skill[]) =>
  grouped(skills).map(({ name, keywords }) => ({
    name: name || 'Soft skills',
    keywords,
    type: 'soft-skills',
  }))

/** The languages of the profile, and those among the soft skills, marked by `type`. */
function languages({ idiomas = [] }: Profile, soft: readonly Skill[], spoken: string) {
  const own = idiomas.map(({ idioma, nivel }) =>
    filled({ language: idioma.trim(), fluency: nivel?.trim() }),
  )
  const named = new Set(own.map(({ language }) => language?.toLowerCase()))
  const skills = inOrder(soft)
    .map(({ titulo }) => languageOf(titulo.trim(), spoken))
    .filter((language) => language !== undefined && !named.has(language.language.toLowerCase()))
    .map((language) => ({ ...language, type: 'soft-skills' }))
  return [...own, ...skills]
}

/** JSON Resume, without the birth date. @param spoken the language of the names of countries and languages */
export function resumeOf(
  profile: Profile,
  lists: Lists,
  spoken: string,
  language?: SiteLanguage,
  own: readonly OwnSectionHead[] = [],
) {
  const { sitio } = profile
  const folder = language ? folderOf(language) : ''
  const code = folder === '' ? profile.idioma : language?.code
  const studies = inOrder(lists.educacion)
  const soft = lists['soft-skills']
  const { certificates = [], ...known } = knownEntries({ own, lists, site: sitio })
  const resume = {
    basics: basics(profile, spoken),
    ...filled({
      work: inOrder(lists.experiencia).map((item) => job(item, sitio)),
      education: studies.map((item) => study(item, sitio)),
      certificates: [
        ...certificates,
        ...studies.flatMap((item) => certificateOfStudy(item, sitio)),
      ],
      skills: [...hardSkills(lists['hard-skills']), ...softSkills(soft)],
      languages: languages(profile, soft, spoken),
      projects: inOrder(lists.proyectos).map((item) => project(item, sitio)),
      ...known,
    }),
  }
  return {
    $schema: SCHEMA,
    ...resume,
    meta: {
      canonical: siteFile(sitio, `${folder}resume.json`),
      version: VERSION,
      ...(code !== undefined && { language: code }),
      portfolio: { digest: resumeDigest(resume), ...portfolioOf(profile, lists, own) },
    },
  }
}
