import * as v from 'valibot'
import { expected } from '../messages/expected'
import * as f from './fields'

/** Applied by the build and to every fetched list. */

const education = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: f.text(),
    descripcion: f.text(),
    anioInicio: f.year(),
    anioFin: f.endYear(),
    estado: f.text(expected('state')),
    certificado: f.certificate(),
    numeroOrden: f.order(),
  }),
  f.inDateOrder(),
)

const experience = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: f.text(),
    descripcion: f.text(),
    anioInicio: f.year(),
    anioFin: f.endYear(),
    tipoExperiencia: f.text(expected('experienceType')),
    tegnologiasUtilizadas: f.anyText(expected('technologies')),
    link: f.optionalAddress(),
    numeroOrden: f.order(),
  }),
  f.inDateOrder(),
)

const skill = f.objectOf({
  id: f.id(),
  titulo: f.text(),
  icon: f.icon(),
  anchoIcon: f.iconSide(),
  altoIcon: f.iconSide(),
  numeroOrden: f.order(),
})

const project = f.objectOf({
  id: f.id(),
  titulo: f.text(),
  descripcion: f.text(),
  direccionWeb: f.optionalAddress(),
  gitHubWeb: f.optionalAddress(),
  numeroOrden: f.order(),
})

/** Ids are unique in a list; the second of two equal ones is reported. */
const listOf = <Item extends v.GenericSchema<unknown, { id: number }>>(item: Item) =>
  v.pipe(
    v.array(item, expected('entries')),
    v.rawCheck(({ dataset, addIssue }) => {
      // Runs despite other issues, to report all mistakes at once.
      if (!Array.isArray(dataset.value)) return
      const entries: { id?: unknown }[] = dataset.value
      const seen = new Set<unknown>()
      entries.forEach((entry, index) => {
        if (typeof entry?.id !== 'number') return
        if (seen.has(entry.id)) {
          addIssue({
            message: expected('uniqueId'),
            input: entry.id,
            path: [
              { type: 'array', origin: 'value', input: entries, key: index, value: entry },
              { type: 'object', origin: 'value', input: { ...entry }, key: 'id', value: entry.id },
            ],
          })
        }
        seen.add(entry.id)
      })
    }),
  )

/** By file name without `.json`. */
export const listSchemas = {
  educacion: listOf(education),
  experiencia: listOf(experience),
  'hard-skills': listOf(skill),
  'soft-skills': listOf(skill),
  proyectos: listOf(project),
}

export const profileSchema = f.objectOf({
  nombre: f.text(),
  puesto: f.text(),
  fechaNacimiento: v.optional(f.birthDay()),
  ciudad: f.text(),
  pais: f.text(),
  foto: f.publicFile('retrato.webp'),
  email: f.email(),
  github: f.httpsAddress(),
  linkedin: f.httpsAddress(),
  resumen: f.text(expected('sentences')),
  sitio: f.httpsAddress(),
  cv: v.optional(f.publicFile('cv.pdf')),
})

export type ListName = keyof typeof listSchemas
export type Lists = { [Name in ListName]: v.InferOutput<(typeof listSchemas)[Name]> }
export type Profile = v.InferOutput<typeof profileSchema>
export type Education = Lists['educacion'][number]
export type Experience = Lists['experiencia'][number]
export type Skill = Lists['hard-skills'][number]
export type Project = Lists['proyectos'][number]

export const LIST_NAMES = Object.keys(listSchemas) as ListName[]
