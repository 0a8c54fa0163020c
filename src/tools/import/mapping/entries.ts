import { type Period, technologyItems } from '../../../site/model/entries'
import { dateFaults } from '../../../site/model/schema/date-fields'
import { CODE_HOST } from '../../content/profile-links'
import type { Resume, ResumeList } from '../read/resume-schema'
import { isStillGoing, readDate } from '../values/dates'
import { clean, descriptionFrom, filled, joinTexts, type Text } from '../values/texts'
import { type Choose, type Context, chooserFor } from './context'
import { httpsOnly, webOnly } from './links'
import { isOver, periodFrom } from './period'

const technologiesFrom = (keywords: readonly string[] = []): string =>
  technologyItems(filled(keywords).join(',')).join(', ')

type Job = ResumeList<'work'>[number] & { place: string }

const jobsOf = ({ work = [], volunteer = [] }: Resume, { say }: Context): Job[] => [
  ...work.map((job, index) => ({ ...job, place: `work[${index}].url` })),
  ...volunteer.map(({ organization, ...job }, index) => ({
    ...job,
    name: organization,
    type: say.placeholders.volunteering,
    place: `volunteer[${index}].url`,
  })),
]

export const experienceFrom = (resume: Resume, context: Context) =>
  jobsOf(resume, context).map((job, index) => {
    const choose = chooserFor('experiencia', index, context)
    const descripcion =
      descriptionFrom([job.summary], job.highlights) ?? descriptionFrom([job.description])
    return {
      titulo:
        joinTexts([job.position, job.name], context.joiners.job) ??
        choose('titulo', context.say.placeholders.titulo),
      ...(descripcion !== undefined && { descripcion }),
      ...periodFrom(job, choose),
      tipoExperiencia: clean(job.type) ?? context.say.placeholders.job,
      tegnologiasUtilizadas: technologiesFrom(job.keywords),
      link: httpsOnly(job.url, job.place, context) ?? '',
    }
  })

type Study = ResumeList<'education'>[number]

function studyTitle({ studyType, area, institution }: Study, { joiners }: Context): Text {
  // Some write the area into the type too.
  const namesArea = clean(studyType)
    ?.toLowerCase()
    .includes(clean(area)?.toLowerCase() ?? '\0')
  const degree = namesArea ? studyType : joinTexts([studyType, area], joiners.study)
  return joinTexts([degree, institution], ', ')
}

/**
 * Undefined where neither a state nor dates are known. A state that contradicts the dates, such as
 * 'Finalizado' without an end, is told.
 */
function stateFrom(study: Study, period: Period, choose: Choose, { say, today }: Context): Text {
  const { finished, inProgress } = say.placeholders
  const estado = clean(study.status)
  if (estado === undefined) {
    const isDated = period.anioInicio !== undefined || period.anioFin || isStillGoing(study.endDate)
    if (!isDated) return undefined
    return isOver(study.endDate, today) ? finished : inProgress
  }
  const isRight = dateFaults({ ...period, estado }).length === 0
  return isRight ? estado : choose('estado', inProgress, estado)
}

export const educationFrom = ({ education = [] }: Resume, context: Context) =>
  education.map((study, index) => {
    const words = context.say.placeholders
    const choose = chooserFor('educacion', index, context)
    const courses = joinTexts(study.courses ?? [], '; ')
    const told = [study.summary, courses && words.courses(courses)]
    const descripcion = descriptionFrom(told, study.highlights)
    const period = periodFrom(study, choose)
    const estado = stateFrom(study, period, choose, context)
    return {
      titulo: studyTitle(study, context) ?? choose('titulo', words.titulo),
      ...(descripcion !== undefined && { descripcion }),
      ...period,
      ...(estado !== undefined && { estado }),
      certificado: httpsOnly(study.certificate, `education[${index}].certificate`, context) ?? null,
    }
  })

function dateFrom(date: Text, choose: Choose): Text {
  const read = readDate(date)
  if (read === undefined) return date && choose('fecha', undefined, date)
  const month = read.month === undefined ? '' : `-${String(read.month).padStart(2, '0')}`
  return read.isWhole ? `${read.year}${month}` : choose('fecha', `${read.year}`, date)
}

/** Without those that our own resume.json repeats from a study. */
export const certificatesFrom = ({ certificates = [] }: Resume, context: Context) =>
  certificates
    .filter(({ type }) => clean(type) !== 'education')
    .map((certificate, index) => {
      const words = context.say.placeholders
      const choose = chooserFor('certificados', index, context)
      // Some have a period in the place of a date.
      const [date] = filled([certificate.date, certificate.endDate, certificate.startDate])
      const fecha = dateFrom(date, choose)
      return {
        titulo: clean(certificate.name) ?? choose('titulo', words.titulo),
        emisor: clean(certificate.issuer) ?? choose('emisor', words.emisor),
        ...(fecha !== undefined && { fecha }),
        enlace: httpsOnly(certificate.url, `certificates[${index}].url`, context) ?? '',
      }
    })

/** @param first the place of the first in its list */
export const projectsFrom = ({ projects = [] }: Resume, context: Context, first = 0) =>
  projects.map((project, index) => {
    const words = context.say.placeholders
    const choose = chooserFor('proyectos', first + index, context)
    const told = descriptionFrom([project.description, project.summary], project.highlights)
    const url = webOnly(project.url, `projects[${index}].url`, context) ?? ''
    const code = webOnly(project.repository, `projects[${index}].repository`, context) ?? ''
    // `repository`, even when empty, says that `url` is no code.
    const isCode = project.repository === undefined && CODE_HOST.test(url)
    const tecnologias = technologiesFrom(project.keywords)
    return {
      titulo: clean(project.name) ?? choose('titulo', words.titulo),
      descripcion: told ?? choose('descripcion', words.descripcion),
      direccionWeb: isCode ? '' : url,
      gitHubWeb: isCode ? url : code,
      ...(tecnologias !== '' && { tecnologias }),
    }
  })
