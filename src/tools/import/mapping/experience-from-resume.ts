import { technologyItems } from '../../../site/model/entries'
import type { Experience } from '../../../site/model/schema/schema'
import type { Resume } from '../resume-shape'
import { messages } from '../spoken'
import { descriptionFrom } from '../values/description'
import { clean, httpsOnly, joinTexts, type Text } from '../values/resume-values'
import { type Context, placed } from './context'
import { chosen, type Mapped, newNotes, usual } from './mapped'
import { periodFromResume } from './period-from-resume'

export const technologiesFrom = (keywords: readonly Text[] | null | undefined) =>
  technologyItems(joinTexts(keywords ?? [], ',') ?? '').join(', ')

type Job = NonNullable<Resume['work']>[number] & {
  kind: string
  isKindSaid: boolean
  place: string
}

function jobsOf({ work, volunteer }: Resume): Job[] {
  const words = messages().import.placeholders
  const jobs = (work ?? []).map((job, index) => ({
    ...job,
    kind: clean(job.type) ?? words.job,
    isKindSaid: clean(job.type) !== undefined,
    place: `work[${index}].url`,
  }))
  const volunteering = (volunteer ?? []).map((job, index) => ({
    ...job,
    name: job.organization,
    kind: words.volunteering,
    isKindSaid: false,
    place: `volunteer[${index}].url`,
  }))
  return [...jobs, ...volunteering]
}

export function experienceFromResume(
  resume: Resume,
  { report, isOwn, joiners }: Context,
): Mapped<Experience>[] {
  const words = messages().import.placeholders
  return jobsOf(resume).map((job, index) => {
    const notes = newNotes()
    const titulo = joinTexts([job.position, job.name], joiners.job)
    const descripcion =
      descriptionFrom([job.summary], job.highlights, isOwn) ??
      descriptionFrom([job.description], [], isOwn)
    const technologies = technologiesFrom(job.keywords)
    const { id, numeroOrden } = placed(index)
    const entry = {
      id,
      titulo: titulo ?? chosen(notes, 'titulo', words.titulo),
      ...(descripcion !== undefined && { descripcion }),
      ...periodFromResume(job, notes),
      tipoExperiencia: job.isKindSaid ? job.kind : usual(notes, 'tipoExperiencia', job.kind),
      tegnologiasUtilizadas: technologies || usual(notes, 'tegnologiasUtilizadas', ''),
      link: httpsOnly(job.url, job.place, report) ?? usual(notes, 'link', ''),
      numeroOrden,
    }
    return { entry, ...notes }
  })
}
