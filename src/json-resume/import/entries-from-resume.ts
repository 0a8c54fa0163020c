import { messages } from '../../messages/messages'
import type { Education, Experience, Project } from '../../model/schema/schema'
import { showValue } from '../../owner/show-value'
import type { ImportReport } from './import-report'
import type { Resume, ResumeList } from './resume-shape'
import { clean, httpsOnly, joinSentences, joinTexts, yearOf } from './resume-values'

type Dates = { startDate?: string | null; endDate?: string | null }
type Missing = (field: string, used: string | number | null, why?: string) => void

const UNKNOWN_YEAR = 1900
const STILL_GOING =
  /^(?:present|presente|current|now|ongoing|actual|actualidad|actualmente|hoy|en curso)$/i
export const CODE_HOST =
  /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//i

const missingIn =
  (report: ImportReport, file: string, index: number): Missing =>
  (field, used, why) => {
    const reason = why === undefined ? '' : ` (${why})`
    report.missing.push(
      `${file}  items[${index}].${field}: ${messages().import.used(showValue(used))}${reason}`,
    )
  }

const textOr = (
  value: string | undefined,
  field: string,
  placeholder: string,
  missing: Missing,
) => {
  if (value === undefined) missing(field, placeholder)
  return value ?? placeholder
}

const yearsFrom = ({ startDate, endDate }: Dates, missing: Missing) => {
  const start = yearOf(startDate)
  const end = yearOf(endDate)
  const anioInicio = start ?? end ?? UNKNOWN_YEAR
  if (start === undefined) missing('anioInicio', anioInicio)
  if (end !== undefined && end < anioInicio) {
    missing('anioFin', anioInicio, messages().import.endBeforeStart(end))
    return { anioInicio, anioFin: anioInicio }
  }
  const endText = clean(endDate)
  if (end === undefined && endText !== undefined && !STILL_GOING.test(endText)) {
    missing('anioFin', null, messages().import.resumeSays(showValue(endText)))
  }
  return { anioInicio, anioFin: end ?? null }
}

const placed = (index: number) => ({ id: index + 1, numeroOrden: index + 1 })

export const experienceFromResume = (resume: Resume, report: ImportReport): Experience[] => {
  const words = messages().import.placeholders
  const jobs = (resume.work ?? []).map((job, index) => ({
    ...job,
    where: job.name,
    kind: clean(job.type) ?? words.job,
    place: `work[${index}].url`,
  }))
  const volunteering = (resume.volunteer ?? []).map((job, index) => ({
    ...job,
    where: job.organization,
    description: undefined,
    keywords: undefined,
    kind: words.volunteering,
    place: `volunteer[${index}].url`,
  }))
  return [...jobs, ...volunteering].map((job, index) => {
    const missing = missingIn(report, 'experiencia.json', index)
    const titulo = joinTexts([job.position, job.where], ' en ')
    const told = joinSentences([job.summary, ...(job.highlights ?? [])]) ?? clean(job.description)
    const { id, numeroOrden } = placed(index)
    return {
      id,
      titulo: textOr(titulo, 'titulo', words.titulo, missing),
      descripcion: textOr(told, 'descripcion', words.descripcion, missing),
      ...yearsFrom(job, missing),
      tipoExperiencia: job.kind,
      tegnologiasUtilizadas: joinTexts(job.keywords ?? [], ', ') ?? '',
      link: httpsOnly(job.url, job.place, report) ?? '',
      numeroOrden,
    }
  })
}

const isOver = (endDate: string | null | undefined, today: string) => {
  const date = clean(endDate)
  // Compares only the part of today that "2024" or "2024-05" states.
  return yearOf(date) !== undefined && date !== undefined && date <= today.slice(0, date.length)
}

/** The file in public/ that a published address names. */
export type PublishedFile = (address: string | null | undefined) => string | undefined

/** Certificates by the title of their study; the others are reported. */
const certificatesByTitle = (resume: Resume, titles: readonly string[], file: PublishedFile) => {
  const all = resume.certificates ?? []
  const found = new Map<string, string>()
  for (const { name, url } of all) {
    const title = clean(name)
    const certificate = file(url)
    if (title !== undefined && certificate !== undefined && titles.includes(title)) {
      found.set(title, certificate)
    }
  }
  return { found, unplaced: all.length - found.size }
}

const studyTitle = ({ studyType, area, institution }: ResumeList<'education'>[number]) =>
  joinTexts([joinTexts([studyType, area], ' en '), institution], ', ')

/** @param today `AAAA-MM-DD`: studies that end later are in progress */
export const educationFromResume = (
  resume: Resume,
  today: string,
  file: PublishedFile,
  report: ImportReport,
): Education[] => {
  const words = messages().import.placeholders
  const studies = resume.education ?? []
  const titles = studies.map(studyTitle).filter((title) => title !== undefined)
  const certificates = certificatesByTitle(resume, titles, file)
  if (certificates.unplaced > 0) report.unplaced.push(`certificates (${certificates.unplaced})`)
  return studies.map((study, index) => {
    const missing = missingIn(report, 'educacion.json', index)
    const titulo = studyTitle(study)
    const courses = joinTexts(study.courses ?? [], '; ')
    const told = joinSentences([study.summary, courses && words.courses(courses)])
    const { id, numeroOrden } = placed(index)
    return {
      id,
      titulo: textOr(titulo, 'titulo', words.titulo, missing),
      descripcion: textOr(told, 'descripcion', words.descripcion, missing),
      ...yearsFrom(study, missing),
      estado:
        clean(study.status) ?? (isOver(study.endDate, today) ? words.finished : words.inProgress),
      certificado: certificates.found.get(titulo ?? '') ?? null,
      numeroOrden,
    }
  })
}

export const projectsFromResume = (resume: Resume, report: ImportReport): Project[] =>
  (resume.projects ?? []).map((project, index) => {
    const words = messages().import.placeholders
    const missing = missingIn(report, 'proyectos.json', index)
    const told = joinSentences([project.description, ...(project.highlights ?? [])])
    const url = httpsOnly(project.url, `projects[${index}].url`, report) ?? ''
    const code = httpsOnly(project.repository, `projects[${index}].repository`, report) ?? ''
    const isCode = typeof project.repository !== 'string' && CODE_HOST.test(url)
    const { id, numeroOrden } = placed(index)
    return {
      id,
      titulo: textOr(clean(project.name), 'titulo', words.titulo, missing),
      descripcion: textOr(told, 'descripcion', words.descripcion, missing),
      direccionWeb: isCode ? '' : url,
      gitHubWeb: isCode ? url : code,
      numeroOrden,
    }
  })
