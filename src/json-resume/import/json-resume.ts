import { messages } from '../../messages/messages'
import { LIST_NAMES, type Lists, type Profile } from '../../model/schema/schema'
import {
  educationFromResume,
  experienceFromResume,
  type PublishedFile,
  projectsFromResume,
} from './entries-from-resume'
import { emptyReport, type ImportReport } from './import-report'
import { isSamePerson, profileFromResume } from './profile-from-resume'
import type { Resume } from './resume-shape'
import { hardSkillsFromResume, softSkillsFromResume } from './skills-from-resume'

export type Surroundings = {
  /** Content of `perfil.json`, unchecked. */
  profile: unknown
  /** The resume's picture as a path in public/, if usable. */
  portrait: string | undefined
  publishedFile: PublishedFile
  /** `AAAA-MM-DD` */
  today: string
}

/** A list that is absent is kept as it is. */
export type Imported = { perfil: Profile; lists: Partial<Lists>; report: ImportReport }

/** Maps JSON Resume 1.x. Lists that it lacks are kept for the same person, else emptied. */
export const mapResume = (resume: Resume, surroundings: Surroundings): Imported => {
  const { profile, portrait, publishedFile, today } = surroundings
  const { listEmpty, listKept, noTechnologies } = messages().import
  const report = emptyReport()
  const basics = resume.basics ?? {}
  const perfil = profileFromResume(basics, profile, portrait, report)
  const lists: Partial<Lists> = {
    educacion: educationFromResume(resume, today, publishedFile, report),
    experiencia: experienceFromResume(resume, report),
    'hard-skills': hardSkillsFromResume(resume, report),
    'soft-skills': softSkillsFromResume(resume),
    proyectos: projectsFromResume(resume, report),
  }
  if (lists.experiencia?.some((job) => job.tegnologiasUtilizadas === '')) {
    report.missing.push(`experiencia.json  tegnologiasUtilizadas: ${noTechnologies}`)
  }
  const keepsEmpty = isSamePerson(profile, basics)
  for (const name of LIST_NAMES) {
    if (lists[name]?.length !== 0) continue
    if (keepsEmpty) delete lists[name]
    const outcome = keepsEmpty ? listKept : listEmpty
    report.missing.push(`${name}.json: ${outcome}`)
  }
  return { perfil, lists, report }
}
