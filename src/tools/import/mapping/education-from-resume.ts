import * as v from 'valibot'
import type { Period } from '../../../site/model/entries'
import { type Education, listSchemas } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import type { Resume, ResumeList } from '../resume-shape'
import { messages } from '../spoken'
import { descriptionFrom } from '../values/description'
import { clean, httpsOnly, joinTexts } from '../values/resume-values'
import { type Context, placed } from './context'
import { chosen, type Mapped, type Notes, newNotes, usual } from './mapped'
import { isOver, periodFromResume } from './period-from-resume'

type Study = ResumeList<'education'>[number]

/** Some write the area into the type too. */
const namesArea = ({ studyType, area }: Study) =>
  (clean(studyType)?.toLowerCase() ?? '').includes(clean(area)?.toLowerCase() ?? '\0')

export const studyTitle = (study: Study, { isOwn, joiners }: Context) => {
  const { studyType, area, institution } = study
  const degree =
    !isOwn && namesArea(study) ? studyType : joinTexts([studyType, area], joiners.study)
  return joinTexts([degree, institution], ', ')
}

const PLAIN = { id: 0, titulo: 'x', certificado: null, numeroOrden: 0 }

/** A state that contradicts the dates, such as 'Finalizado' without an end, is told. */
function stateFrom(study: Study, period: Period, notes: Notes, today: string): string {
  const { placeholders, resumeSays } = messages().import
  const derived = isOver(study.endDate, today) ? placeholders.finished : placeholders.inProgress
  const estado = clean(study.status)
  if (estado === undefined) return usual(notes, 'estado', derived)
  if (v.is(listSchemas.educacion.item, { ...PLAIN, ...period, estado })) return estado
  return chosen(notes, 'estado', placeholders.inProgress, resumeSays(showValue(estado)))
}

export function educationFromResume(
  resume: Resume,
  certificates: ReadonlyMap<number, string>,
  context: Context,
): Mapped<Education>[] {
  const { report, isOwn, publishedFile, today } = context
  const words = messages().import.placeholders
  return (resume.education ?? []).map((study, index) => {
    const notes = newNotes()
    const courses = joinTexts(study.courses ?? [], '; ')
    const told = descriptionFrom(
      [study.summary, courses && words.courses(courses)],
      study.highlights,
      isOwn,
    )
    const own =
      publishedFile(study.certificate) ??
      httpsOnly(study.certificate, `education[${index}].certificate`, report)
    const { id, numeroOrden } = placed(index)
    const period = periodFromResume(study, notes)
    const entry = {
      id,
      titulo: studyTitle(study, context) ?? chosen(notes, 'titulo', words.titulo),
      ...(told !== undefined && { descripcion: told }),
      ...period,
      estado: stateFrom(study, period, notes, today),
      certificado: own ?? certificates.get(index) ?? usual(notes, 'certificado', null),
      numeroOrden,
    }
    return { entry, ...notes }
  })
}
