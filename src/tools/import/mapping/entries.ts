import { type Period, technologyItems } from '../../../site/model/entries'
import { dateFaults } from '../../../site/model/schema/date-fields'
import { CODE_HOST } from '../../content/profile-links'
import { skillIcon } from '../../skills/skill-names'
import type { Resume, ResumeList } from '../read/resume-fields'
import { isOver, isStillGoing, newestFirst, periodFrom } from '../values/dates'
import { descriptionFrom } from '../values/description'
import { clean, filled, joinTexts, type Text } from '../values/texts'
import { type Choose, type Context, chooserFor, withPaths } from './context'
import { httpsOnly, webOnly } from './links'

/** Words that stand before a list of technologies. */
const LABEL =
  /^(?:tech(?:nolog(?:ies|y))?(?: stack)?|tecnolog[ií]as?|tecnologias|stack|herramientas|tools)\s*:\s*/i

/** Highlights, and the technologies among them: by their label, or where they name nothing else. */
function toldApart(highlights: readonly string[] = [], keywords: readonly string[] = []) {
  const isLabelled = (text: string) => LABEL.test(text)
  const rest = highlights.filter((text) => !isLabelled(text))
  const names = rest.flatMap(technologyItems)
  const isTechnology = (name: string) => skillIcon(name) !== undefined
  const areTechnologies = names.length > 0 && names.every(isTechnology)
  const named = highlights.filter(isLabelled).map((text) => text.replace(LABEL, ''))
  const all = [...keywords, ...named, ...(areTechnologies ? names : [])]
  return {
    items: areTechnologies ? [] : rest,
    technologies: technologyItems(filled(all).join(',')).join(', '),
  }
}

/** LinkedIn's titles often name the employer too: 'Dev at One' at One. */
const PLACED = /(?:\s*[,@|·–—-]|\s(?:at|em|en|na|no|bei|chez|presso))\s*$/i

function positionOf({ position, name }: ResumeList<'work'>[number]): Text {
  const [said = '', employer = ''] = [clean(position), clean(name)]
  const isNamed = said.toLowerCase().endsWith(employer.toLowerCase())
  const rest = isNamed ? said.slice(0, said.length - employer.length) : ''
  return clean(PLACED.test(rest) ? rest.replace(PLACED, '') : said)
}

export const experienceFrom = ({ work }: Resume, context: Context) =>
  newestFirst(withPaths('work', work)).map((job, index) => {
    const choose = chooserFor('experiencia', index, context)
    const [position, empresa] = [positionOf(job), clean(job.name)]
    const { items, technologies } = toldApart(job.highlights, job.keywords)
    const descripcion = descriptionFrom(
      [job.description, job.summary],
      [...(job.responsibilities ?? []), ...items],
    )
    return {
      titulo: position ?? empresa ?? choose('titulo', context.say.placeholders.titulo),
      ...(position !== undefined && empresa !== undefined && { empresa }),
      ...(descripcion !== undefined && { descripcion }),
      ...periodFrom(job, choose),
      tipoExperiencia: clean(job.type) ?? context.say.placeholders.job,
      tegnologiasUtilizadas: technologies,
      link: httpsOnly(job.url, `${job.path}.url`, context) ?? '',
    }
  })

type Study = ResumeList<'education'>[number]

function degreeOf({ studyType, area }: Study, { joiner }: Context): Text {
  // Some write the area into the type too.
  const namesArea = clean(studyType)
    ?.toLowerCase()
    .includes(clean(area)?.toLowerCase() ?? '\0')
  return clean(namesArea ? studyType : joinTexts([studyType, area], joiner))
}

/** Undefined without state and dates. One that contradicts the dates is told. */
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

export const educationFrom = ({ education }: Resume, context: Context) =>
  newestFirst(withPaths('education', education)).map((study, index) => {
    const words = context.say.placeholders
    const choose = chooserFor('educacion', index, context)
    const [degree, institucion] = [degreeOf(study, context), clean(study.institution)]
    const courses = joinTexts(study.courses ?? [], '; ')
    const told = [study.summary, courses && words.courses(courses)]
    const descripcion = descriptionFrom(told, study.highlights)
    const period = periodFrom(study, choose)
    const estado = stateFrom(study, period, choose, context)
    return {
      titulo: degree ?? institucion ?? choose('titulo', words.titulo),
      ...(degree !== undefined && institucion !== undefined && { institucion }),
      ...(descripcion !== undefined && { descripcion }),
      ...period,
      ...(estado !== undefined && { estado }),
      certificado: httpsOnly(study.certificate, `${study.path}.certificate`, context) ?? null,
    }
  })

/** @param first the index of the first in its list */
export const projectsFrom = ({ projects }: Resume, context: Context, first = 0) =>
  withPaths('projects', projects).map((project, index) => {
    const words = context.say.placeholders
    const choose = chooserFor('proyectos', first + index, context)
    const { items, technologies } = toldApart(project.highlights, project.keywords)
    const told = descriptionFrom([project.description, project.summary], items)
    const url = webOnly(project.url, `${project.path}.url`, context) ?? ''
    const code = webOnly(project.repository, `${project.path}.repository`, context) ?? ''
    // `repository`, even when empty, says that `url` is no code.
    const isCode = project.repository === undefined && CODE_HOST.test(url)
    const { date, startDate = date, endDate = date } = project
    const isDated = filled([startDate, endDate]).length > 0
    const [rol, imagenAlt] = [clean(project.roles), clean(project.imageAlt)]
    const enlaces = withPaths(`${project.path}.links`, project.links).flatMap((link) => {
      const address = webOnly(link.url, `${link.path}.url`, context)
      return address ? [{ texto: clean(link.name) ?? new URL(address).host, url: address }] : []
    })
    return {
      titulo: clean(project.name) ?? choose('titulo', words.titulo),
      descripcion: told ?? choose('descripcion', words.descripcion),
      direccionWeb: isCode ? '' : url,
      gitHubWeb: isCode ? url : code,
      ...(technologies !== '' && { tecnologias: technologies }),
      ...(imagenAlt !== undefined && { imagenAlt }),
      ...(enlaces.length > 0 && { enlaces }),
      ...(rol !== undefined && { rol }),
      ...(isDated && periodFrom({ startDate, endDate }, choose)),
    }
  })
