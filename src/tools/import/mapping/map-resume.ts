import type { OwnList } from '../../../site/model/own-list'
import { LIST_NAMES, type Lists } from '../../../site/model/schema/schema'
import type { Content } from '../../content/reading/read-content'
import type { Resume } from '../read/resume-fields'
import type { Context } from './context'
import { educationFrom, experienceFrom, projectsFrom } from './entries'
import { ownSectionsFrom } from './own-sections'
import { profileFrom } from './profile'
import { hardSkillsFrom, languagesFrom, softSkillsFrom } from './skills'

const numbered = <Entry>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, ...entry, numeroOrden: index + 1 }))

/** A list that no résumé has stays empty. */
const NONE = Object.fromEntries(LIST_NAMES.map((name) => [name, []])) as unknown as Lists

/** @param present of the same person, for what the resume does not say; `ownLists` too */
export function mapResume(
  resume: Resume,
  foto: string | undefined,
  present: Readonly<Record<string, unknown>>,
  ownLists: readonly OwnList[],
  context: Context,
): Required<Content> {
  const soft = softSkillsFrom(resume)
  const more = { foto, idiomas: languagesFrom(resume, soft, context) }
  const lists = {
    ...NONE,
    educacion: numbered(educationFrom(resume, context)),
    experiencia: numbered(experienceFrom(resume, context)),
    'hard-skills': numbered(hardSkillsFrom(resume, context)),
    'soft-skills': numbered(soft),
    proyectos: numbered(projectsFrom(resume, context)),
  }
  if (lists.experiencia.some(({ tegnologiasUtilizadas }) => tegnologiasUtilizadas === '')) {
    const { report, say } = context
    report.missing.push(`experiencia.json  tegnologiasUtilizadas: ${say.noTechnologies}`)
  }
  const perfil = profileFrom(resume, more, present, context)
  const sections = ownSectionsFrom(resume, ownLists, context)
  const own = sections.map(({ head, entries }) => [head.list, numbered(entries)] as const)
  const all: Lists = { ...lists, ...Object.fromEntries(own) }
  return { perfil, lists: all, own: sections.map(({ head }) => head) }
}
