import type { Lists, Profile } from '../../../site/model/schema/schema'
import type { Resume } from '../resume-shape'
import { messages } from '../spoken'
import { certificatesFromResume, certificatesOfStudies } from './certificates-from-resume'
import type { Context } from './context'
import { educationFromResume } from './education-from-resume'
import { experienceFromResume } from './experience-from-resume'
import type { Mapped } from './mapped'
import { profileFromResume } from './profile/profile-from-resume'
import { projectsFromResume } from './projects-from-resume'
import {
  hardSkillsFromResume,
  languagesFromResume,
  softSkillsFromResume,
} from './skills-from-resume'

export type MappedLists = { [Name in keyof Lists]: Mapped<Lists[Name][number]>[] }

/** What the resume says of each content file. */
export type MappedResume = { perfil: Partial<Profile>; lists: MappedLists }

export type Pictures = {
  /** The portrait as a path in public/, if the resume's is usable. */
  portrait: string | undefined
  /** The present `sitio` of the same person. */
  site: string | undefined
}

export const isOwnResume = ({ meta }: Resume) => (meta?.portfolio ?? undefined) !== undefined

/** Maps JSON Resume 1.x to content. */
export function mapResume(
  resume: Resume,
  { portrait, site }: Pictures,
  context: Context,
): MappedResume {
  const soft = softSkillsFromResume(resume, context)
  const languages = languagesFromResume(resume, soft, context)
  const certificates = certificatesOfStudies(resume, context)
  const perfil = profileFromResume(resume, languages, portrait, site, context)
  const lists = {
    educacion: educationFromResume(resume, certificates.files, context),
    experiencia: experienceFromResume(resume, context),
    'hard-skills': hardSkillsFromResume(resume, context),
    'soft-skills': soft,
    proyectos: projectsFromResume(resume, context),
    certificados: certificatesFromResume(certificates.others, context),
  }
  return { perfil, lists }
}

/** Jobs whose technologies the owner has to add. */
export const lacksTechnologies = ({ experiencia }: Lists) =>
  experiencia.some(({ tegnologiasUtilizadas }) => tegnologiasUtilizadas === '')
    ? `experiencia.json  tegnologiasUtilizadas: ${messages().import.noTechnologies}`
    : undefined
