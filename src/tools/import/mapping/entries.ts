import { technologyItems } from '../../../model/entries'
import type { Fields } from '../../../model/objects'
import { entryFields, resumeFields } from '../../../model/schema/content-fields'
import { dateProblems } from '../../../model/schema/date-fields'
import type { ListName } from '../../../model/schema/schema'
import { CODE_HOST } from '../../content/profile-links'
import { bareAddress } from '../../content/site-address'
import { skillIcon } from '../../skills/skill-names'
import { newestFirst, periodFrom } from '../parsing/dates'
import { descriptionFrom } from '../parsing/description'
import { isWorkMode } from '../parsing/places'
import { clean, filled, joinTexts, type Text } from '../parsing/texts'
import { setOf } from '../sources/named-fields'
import { plainKey } from '../sources/names'
import type { Resume, SaidEntry } from '../sources/resume-fields'
import { type Context, chooserFor, mapped, spotIn } from './context'
import { httpsOnly, webOnly } from './links'

/** What the source says of the fields that have a name there, one to one. */
function saidByRows(list: ListName, said: SaidEntry, titulo: Text, context: Context): Fields {
  const fields = resumeFields(list).flatMap(({ field, key, kind }) => {
    const value = (said as Fields)[key] as Text
    if (kind === undefined) return [[field, clean(value)]]
    if (kind !== 'address' && kind !== 'document') return []
    const linked = list === 'proyectos' ? webOnly : httpsOnly
    return [[field, linked(value, spotIn(context, list, { titulo, fields: [field] }), context)]]
  })
  return Object.fromEntries(fields)
}

/** What may stand before a list of technologies: 'Tech stack: '. */
const LABEL = /^([^:–—]{1,40}?)\s*(?::|\s[-–—]\s)\s*/
const LABELS = setOf('keywords')
/** One alone may be the beginning of a sentence. */
const LEAST_TECHNOLOGIES = 2
const BULLET = /^\s*[•●▪◦·*–—-]\s*(?=\S)/

/** Highlights, and the technologies among them: by their label, or where one names nothing else. */
function toldApart(highlights: readonly string[] = [], keywords: readonly string[] = []) {
  const isTechnology = (name: string) => skillIcon(name) !== undefined
  const namesOf = (text: string) => technologyItems(text.replace(BULLET, '').replace(/\.$/, ''))
  const areAll = highlights.length > 0 && highlights.flatMap(namesOf).every(isTechnology)
  const technologiesIn = (text: string): string[] => {
    const plain = text.replace(BULLET, '')
    const [label, name = ''] = LABEL.exec(plain) ?? []
    if (label && LABELS.has(plainKey(name))) return namesOf(plain.slice(label.length))
    const names = namesOf(text)
    const isList = areAll || (names.length >= LEAST_TECHNOLOGIES && names.every(isTechnology))
    return isList ? names : []
  }
  const told = highlights.map((text) => ({ text, names: technologiesIn(text) }))
  const all = [
    ...keywords.map((text) => text.replace(BULLET, '')),
    ...told.flatMap(({ names }) => names),
  ]
  return {
    items: told.filter(({ names }) => names.length === 0).map(({ text }) => text),
    technologies: technologyItems(filled(all).join(',')).join(', '),
  }
}

/** What lists say in the same way of their entries; what each has of its own is below. */
export function saidInCommon(
  list: ListName,
  said: SaidEntry,
  titulo: Text,
  context: Context,
): Fields {
  const { technologies: field } = entryFields(list)
  const { highlights = [], responsibilities = [], keywords, description, summary } = said
  const told = field ? toldApart(highlights, keywords) : { items: highlights, technologies: '' }
  const { date, startDate = date, endDate = date } = said
  return {
    ...saidByRows(list, said, titulo, context),
    descripcion: descriptionFrom([description, summary], [...responsibilities, ...told.items]),
    ...(field && { [field]: clean(told.technologies) }),
    ...periodFrom({ startDate, endDate }, chooserFor(list, titulo, context), context.saidIn),
  }
}

/** LinkedIn's titles often name the employer too: 'Dev at One' at One. */
const PLACED = /(?:\s*[,@|·–—-]|\s(?:at|em|en|na|no|bei|chez|presso))\s*$/i

function positionOf({ position, name }: SaidEntry): Text {
  const [said = '', employer = ''] = [clean(position), clean(name)]
  const isNamed = said.toLowerCase().endsWith(employer.toLowerCase())
  const rest = isNamed ? said.slice(0, said.length - employer.length) : ''
  return clean(PLACED.test(rest) ? rest.replace(PLACED, '') : said)
}

export const experienceFrom = ({ work = [] }: Resume, context: Context) =>
  newestFirst(work).map((job) => {
    const { keywords = [], name } = job
    const [position, empresa] = [positionOf(job), clean(name)]
    const choose = chooserFor('experiencia', position, context)
    const titulo = position ?? (empresa && choose('titulo', empresa))
    const skills = keywords.filter((each) => !isWorkMode(each))
    const rows = saidInCommon(
      'experiencia',
      { ...job, keywords: skills },
      position ?? empresa,
      context,
    )
    const said = {
      ...rows,
      titulo,
      empresa: position === undefined ? undefined : empresa,
      ubicacion: rows.ubicacion ?? joinTexts(keywords.filter(isWorkMode), ', '),
    }
    return mapped(said, { anioFin: null, tegnologiasUtilizadas: '', link: '' })
  })

function degreeOf({ studyType, area }: SaidEntry, { joiner }: Context): Text {
  // Some write the area into the type too.
  const namesArea = clean(studyType)
    ?.toLowerCase()
    .includes(clean(area)?.toLowerCase() ?? '\0')
  return clean(namesArea ? studyType : joinTexts([studyType, area], joiner))
}

export const educationFrom = ({ education = [] }: Resume, context: Context) =>
  newestFirst(education).map((study) => {
    const [degree, institucion] = [degreeOf(study, context), clean(study.institution)]
    const choose = chooserFor('educacion', degree, context)
    const titulo = degree ?? (institucion && choose('titulo', institucion))
    const names = study.courses?.map((name) => name.replace(/[.;,\s]+$/, '')) ?? []
    const courses = joinTexts(names, '; ')
    // A lone date is that of the degree.
    const { date, endDate = date } = study
    const told = {
      ...{ ...study, date: undefined, endDate },
      ...{
        description: study.summary,
        summary: courses && context.words.placeholders.courses(courses),
      },
    }
    const rows = saidInCommon('educacion', told, degree ?? institucion, context)
    const status = clean(study.status)
    const dates = { anioFin: null, ...rows }
    const isRight = dateProblems({ ...dates, estado: status }).length === 0
    const said = {
      ...rows,
      titulo,
      institucion: degree === undefined ? undefined : institucion,
      estado: isRight ? status : choose('estado', undefined, status, dates),
    }
    return mapped(said, { anioFin: null, certificado: null })
  })

export const projectsFrom = ({ projects = [] }: Resume, context: Context) =>
  projects.map((project) => {
    const titulo = clean(project.name)
    const rows = saidInCommon('proyectos', project, titulo, context)
    const spot = spotIn(context, 'proyectos', { titulo, fields: ['enlaces'] })
    const url = rows.direccionWeb as Text
    // `repository`, even when empty, says that `url` is no code.
    const isCode = project.repository === undefined && CODE_HOST.test(url ?? '')
    const enlaces = (project.links ?? []).flatMap((link) => {
      const address = webOnly(link.url, spot, context)
      if (address === undefined) return []
      return [{ name: clean(link.name), otherwise: new URL(address).host, url: address }]
    })
    const said = {
      ...rows,
      titulo: titulo ?? (url && bareAddress(url)),
      ...(isCode && { direccionWeb: undefined, gitHubWeb: url }),
      enlaces: enlaces.length > 0 ? enlaces : undefined,
    }
    const isDated = filled([project.startDate, project.endDate, project.date]).length > 0
    return mapped(said, { direccionWeb: '', gitHubWeb: '', ...(isDated && { anioFin: null }) })
  })
