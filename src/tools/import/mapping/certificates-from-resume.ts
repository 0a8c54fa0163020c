import type { Certificate } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import { OF_STUDY, type Resume, type ResumeList } from '../resume-shape'
import { messages } from '../spoken'
import { readDate } from '../values/resume-dates'
import { clean, httpsOnly } from '../values/resume-values'
import { type Context, placed } from './context'
import { studyTitle } from './education-from-resume'
import { chosen, type Mapped, type Notes, newNotes, usual } from './mapped'
import { UNKNOWN_YEAR } from './period-from-resume'

type ResumeCertificate = ResumeList<'certificates'>[number]

/** Certificates of a study, by its place: a file of this site with the title of the study. */
export function certificatesOfStudies(resume: Resume, context: Context) {
  const { isOwn, publishedFile } = context
  const files = new Map<number, string>()
  const others: ResumeCertificate[] = []
  const titles = (resume.education ?? []).map((study) => studyTitle(study, context))
  for (const certificate of resume.certificates ?? []) {
    if (isOwn) {
      if (clean(certificate.type) !== OF_STUDY) others.push(certificate)
      continue
    }
    const file = publishedFile(certificate.url)
    const title = clean(certificate.name)
    const study = titles.findIndex((name, index) => name === title && !files.has(index))
    if (file !== undefined && title !== undefined && study !== -1) files.set(study, file)
    else others.push(certificate)
  }
  return { files, others }
}

/** Some have a period in the place of a date. */
const saidDate = ({ date, endDate, startDate }: ResumeCertificate) =>
  [date, endDate, startDate].find((text) => clean(text) !== undefined)

function dateFrom(certificate: ResumeCertificate, notes: Notes) {
  const date = saidDate(certificate)
  const read = readDate(date)
  const text = clean(date)
  const why = text && messages().import.resumeSays(showValue(text))
  if (read === undefined) return chosen(notes, 'fecha', String(UNKNOWN_YEAR), why)
  const month = read.month === undefined ? '' : `-${String(read.month).padStart(2, '0')}`
  const fecha = `${read.year}${month}`
  return read.isWhole ? fecha : chosen(notes, 'fecha', fecha, why)
}

export function certificatesFromResume(
  certificates: readonly ResumeCertificate[],
  { report, publishedFile }: Context,
): Mapped<Certificate>[] {
  const words = messages().import.placeholders
  return certificates.map((certificate, index) => {
    const notes = newNotes()
    const { id, numeroOrden } = placed(index)
    const enlace =
      publishedFile(certificate.url) ??
      httpsOnly(certificate.url, `certificates: ${clean(certificate.name) ?? index}`, report)
    const entry = {
      id,
      titulo: clean(certificate.name) ?? chosen(notes, 'titulo', words.titulo),
      emisor: clean(certificate.issuer) ?? chosen(notes, 'emisor', words.emisor),
      fecha: dateFrom(certificate, notes),
      enlace: enlace ?? usual(notes, 'enlace', ''),
      numeroOrden,
    }
    return { entry, ...notes }
  })
}
