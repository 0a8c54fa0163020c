import { inOrder, technologyItems } from '../../model/entries'
import { profileLinks } from '../../model/profile-links'
import type { Education, Experience, Lists, Profile, Project } from '../../model/schema/schema'
import { siteFile, uri } from '../../owner/site-address'
import { CODE_HOST } from '../import/entries-from-resume'
import { SOFT_SKILLS } from '../import/skills-from-resume'
import { countryCodeOf, languageOf } from './place-and-language'
import { jobParts, studyParts } from './title-parts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const VERSION = 'v1.0.0'

const filled = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  ) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

const dates = ({ anioInicio, anioFin }: Pick<Education, 'anioInicio' | 'anioFin'>) => ({
  startDate: String(anioInicio),
  endDate: anioFin ? String(anioFin) : undefined,
})

const userName = (address: string) =>
  /^\/(?:in\/)?([\w-]+)\/?$/.exec(new URL(address).pathname)?.[1]

function basics(profile: Profile) {
  const { nombre, puesto, foto, email, sitio, resumen, ciudad, pais } = profile
  const countryCode = countryCodeOf(pais.trim())
  const place = countryCode ? { countryCode } : { region: pais.trim() }
  return {
    name: nombre.trim(),
    label: puesto.trim(),
    image: siteFile(sitio, foto),
    email,
    url: uri(sitio),
    summary: resumen.trim(),
    location: { city: ciudad.trim(), ...place },
    profiles: [
      ...profileLinks(profile).map(({ name, url }) =>
        filled({ network: name, username: userName(url), url: uri(url) }),
      ),
    ],
  }
}

/** `type` is not in the standard, which allows additional fields. */
const job = (item: Experience) =>
  filled({
    ...jobParts(item.titulo.trim()),
    url: uri(item.link),
    ...dates(item),
    summary: item.descripcion.trim(),
    keywords: technologyItems(item.tegnologiasUtilizadas),
    type: item.tipoExperiencia.trim(),
  })

/** `summary` and `status` are not in the standard either. */
const study = (item: Education) =>
  filled({
    ...studyParts(item.titulo.trim()),
    ...dates(item),
    summary: item.descripcion.trim(),
    status: item.estado.trim(),
  })

const certificate = (item: Education, site: string) =>
  filled({
    name: item.titulo.trim(),
    date: dates(item).endDate,
    url: item.certificado ? siteFile(site, item.certificado) : '',
  })

/** The standard has one URL per project; `repository` is added where that is ambiguous. */
function project(item: Project) {
  const { titulo, descripcion, direccionWeb, gitHubWeb } = item
  const isPlainCode = direccionWeb === '' && CODE_HOST.test(gitHubWeb)
  const isPlainSite = gitHubWeb === '' && !CODE_HOST.test(direccionWeb)
  return {
    ...filled({
      name: titulo.trim(),
      description: descripcion.trim(),
      url: uri(isPlainCode ? gitHubWeb : direccionWeb),
    }),
    ...(!isPlainCode && !isPlainSite && { repository: uri(gitHubWeb) }),
  }
}

const titles = (skills: Lists['hard-skills']) => inOrder(skills).map((skill) => skill.titulo.trim())

/** The content as JSON Resume; `npm run import` reads it back. */
export function resumeOf(profile: Profile, lists: Lists) {
  const studies = inOrder(lists.educacion)
  const soft = titles(lists['soft-skills'])
  return {
    $schema: SCHEMA,
    basics: basics(profile),
    work: inOrder(lists.experiencia).map(job),
    education: studies.map(study),
    certificates: studies
      .filter((item) => item.certificado !== null)
      .map((item) => certificate(item, profile.sitio)),
    skills: [
      ...titles(lists['hard-skills']).map((name) => ({ name })),
      ...(soft.length > 0 ? [{ name: SOFT_SKILLS, keywords: soft }] : []),
    ],
    languages: soft.map(languageOf).filter((language) => language !== undefined),
    projects: inOrder(lists.proyectos).map(project),
    meta: { canonical: siteFile(profile.sitio, 'resume.json'), version: VERSION },
  }
}
