import { LIST_NAMES, type Lists, type Profile } from '../../../site/model/schema/schema'
import type { Resume } from '../read/resume-fields'
import type { Context } from './context'
import { certificatesFrom, educationFrom, experienceFrom, projectsFrom } from './entries'
import { profileFrom } from './profile'
import { hardSkillsFrom, languagesFrom, softSkillsFrom } from './skills'

const numbered = <Entry>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, ...entry, numeroOrden: index + 1 }))

/** A list that no résumé has stays empty. */
const NONE = Object.fromEntries(LIST_NAMES.map((name) => [name, []])) as unknown as Lists

/** JSON Resume 1.x as content. @param present of the same person, for what the resume does not say */
export function mapResume(
  resume: Resume,
  foto: string | undefined,
  present: Readonly<Record<string, unknown>>,
  context: Context,
): { perfil: Profile; lists: Lists } {
  const soft = softSkillsFrom(resume)
  const more = { foto, idiomas: languagesFrom(resume, soft, context) }
  const certificates = numbered(certificatesFrom(resume, context))
  const lists = {
    ...NONE,
    educacion: numbered(educationFrom(resume, context)),
    experiencia: numbered(experienceFrom(resume, context)),
    'hard-skills': numbered(hardSkillsFrom(resume, context)),
    'soft-skills': numbered(soft),
    proyectos: numbered(projectsFrom(resume, context)),
    ...(certificates.length > 0 && { 'secciones/certificados': certificates }),
  }
  if (lists.experiencia.some(({ tegnologiasUtilizadas }) => tegnologiasUtilizadas === '')) {
    const { report, say } = context
    report.missing.push(`experiencia.json  tegnologiasUtilizadas: ${say.noTechnologies}`)
  }
  return { perfil: profileFrom(resume, more, present, context), lists }
}
