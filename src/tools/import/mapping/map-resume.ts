import type { OwnList } from '../../../model/own-list'
import type { ListName, Profile } from '../../../model/schema/schema'
import type { OwnSectionHead } from '../../content/own-sections'
import type { Resume } from '../sources/resume-fields'
import type { carriedContent } from './carried-content'
import type { Context, Mapped } from './context'
import { educationFrom, experienceFrom, projectsFrom } from './entries'
import { ownSectionsFrom } from './own-sections'
import { profileFrom, saidOfProfile } from './profile'
import { hardSkillsFrom, languagesFrom, softSkillsFrom, withLanguagesApart } from './skills'

/** What a source says of the profile with what the owner says of it, of the entries, and of own sections. */
export type MappedResume = {
  perfil: Partial<Profile>
  lists: ReadonlyMap<ListName, readonly Mapped[]>
  own: readonly OwnSectionHead[]
}

/** @param present of the same person, for what the resume does not say; `ownLists` too @param carried by our own resume.json */
export function mapResume(
  said: Resume,
  foto: string | undefined,
  present: Readonly<Record<string, unknown>>,
  ownLists: readonly OwnList[],
  context: Context,
  carried?: ReturnType<typeof carriedContent>,
): MappedResume {
  if (carried) {
    const { profile, lists, own } = carried
    const news = foto === undefined ? profile : { ...profile, foto }
    return { perfil: profileFrom(news, present, context), lists, own }
  }
  const resume = withLanguagesApart(said)
  const soft = softSkillsFrom(resume)
  const lists: [ListName, readonly Mapped[]][] = [
    ['educacion', educationFrom(resume, context)],
    ['experiencia', experienceFrom(resume, context)],
    ['hard-skills', hardSkillsFrom(resume, context)],
    ['soft-skills', soft],
    ['proyectos', projectsFrom(resume, context)],
  ]
  const idiomas = languagesFrom(resume, soft, context)
  const profile = { ...saidOfProfile(resume, context), foto, idiomas }
  const perfil = profileFrom(profile, present, context)
  const sections = ownSectionsFrom(resume, ownLists, context)
  for (const { head, entries } of sections) lists.push([head.list, entries])
  return { perfil, lists: new Map(lists), own: sections.map(({ head }) => head) }
}
