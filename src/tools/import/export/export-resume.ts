import { inOrder } from '../../../site/model/entries'
import { folderOf, type SiteLanguage } from '../../../site/model/routes'
import type { Lists, Profile } from '../../../site/model/schema/schema'
import { siteFile } from '../../content/site-address'
import { basics, portfolioMeta } from './export-basics'
import { certificate, certificateOfStudy, job, project, study } from './export-entries'
import { hardSkills, languages, softSkills } from './export-skills'
import { filled } from './filled'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const VERSION = 'v1.0.0'

/**
 * The content as JSON Resume, without the birth date; `npm run import` reads it back.
 * @param language the main one unless given
 */
export function resumeOf(profile: Profile, lists: Lists, language?: SiteLanguage) {
  const { sitio } = profile
  const folder = language ? folderOf(language) : ''
  const code = folder === '' ? profile.idioma : language?.code
  const studies = inOrder(lists.educacion)
  const soft = lists['soft-skills']
  return {
    $schema: SCHEMA,
    basics: basics(profile),
    ...filled({
      work: inOrder(lists.experiencia).map(job),
      education: studies.map((item) => study(item, sitio)),
      certificates: [
        ...inOrder(lists.certificados).map((item) => certificate(item, sitio)),
        ...studies.flatMap((item) => certificateOfStudy(item, sitio)),
      ],
      skills: [...hardSkills(lists['hard-skills']), ...softSkills(soft)],
      languages: languages(profile, soft),
      projects: inOrder(lists.proyectos).map((item) => project(item, sitio)),
    }),
    meta: {
      canonical: siteFile(sitio, `${folder}resume.json`),
      version: VERSION,
      ...(code !== undefined && { language: code }),
      portfolio: portfolioMeta(profile),
    },
  }
}
