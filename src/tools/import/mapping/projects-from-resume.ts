import type { Project } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import type { Resume, ResumeList } from '../resume-shape'
import { messages } from '../spoken'
import { descriptionFrom } from '../values/description'
import { clean, webOnly } from '../values/resume-values'
import { type Context, placed } from './context'
import { technologiesFrom } from './experience-from-resume'
import { chosen, type Mapped, newNotes, usual } from './mapped'

export const CODE_HOST =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//i

type ResumeProject = ResumeList<'projects'>[number]

function pictureFrom(
  { image, imageAlt, name }: ResumeProject,
  place: string,
  { publishedFile, report }: Context,
) {
  const address = clean(image)
  if (address === undefined) return {}
  const imagen = publishedFile(address)
  if (imagen !== undefined) return { imagen, imagenAlt: clean(imageAlt) ?? clean(name) ?? imagen }
  report.leftOut.push(`${place}.image: ${showValue(address)} (${messages().import.noPicture})`)
  return {}
}

const linksFrom = ({ links }: ResumeProject, place: string, { report }: Context) =>
  (links ?? []).flatMap((link, index) => {
    const url = webOnly(link.url, `${place}.links[${index}].url`, report)
    return url === undefined ? [] : [{ texto: clean(link.name) ?? new URL(url).host, url }]
  })

export const projectsFromResume = (resume: Resume, context: Context): Mapped<Project>[] =>
  (resume.projects ?? []).map((project, index) => {
    const words = messages().import.placeholders
    const { report, isOwn } = context
    const notes = newNotes()
    const place = `projects[${index}]`
    const told = descriptionFrom([project.description, project.summary], project.highlights, isOwn)
    const url = webOnly(project.url, `${place}.url`, report)
    const code = webOnly(project.repository, `${place}.repository`, report)
    // `repository`, even when empty, says that `url` is no code.
    const isCode =
      url !== undefined && typeof project.repository !== 'string' && CODE_HOST.test(url)
    const [site, repository] = isCode ? [undefined, url] : [url, code]
    const tecnologias = technologiesFrom(project.keywords)
    const enlaces = linksFrom(project, place, context)
    const { id, numeroOrden } = placed(index)
    const entry = {
      id,
      titulo: clean(project.name) ?? chosen(notes, 'titulo', words.titulo),
      descripcion: told ?? chosen(notes, 'descripcion', words.descripcion),
      direccionWeb: site ?? usual(notes, 'direccionWeb', ''),
      gitHubWeb: repository ?? usual(notes, 'gitHubWeb', ''),
      ...(tecnologias !== '' && { tecnologias }),
      ...pictureFrom(project, place, context),
      ...(enlaces.length > 0 && { enlaces }),
      numeroOrden,
    }
    return { entry, ...notes }
  })
