import type { Problem } from '../owner/problem'
import type { ContentName } from '../owner/reading/read-content'
import type { Project } from './project-content'

type Limit = { most: number; why: string }

const TITLE: Limit = { most: 70, why: 'para leerse de una vez como título' }
const BADGE: Limit = { most: 24, why: 'para entrar en su etiqueta' }
const STORY: Limit = { most: 500, why: 'para que se lea' }
const SKILL: Limit = { most: 22, why: 'para entrar debajo de su icono' }

/** Characters that fit, at the sizes of the shipped design. */
const LIMITS: Partial<Record<ContentName, Record<string, Limit>>> = {
  perfil: {
    nombre: { most: 34, why: 'para entrar en dos renglones de la tarjeta' },
    puesto: { most: 44, why: 'para entrar en la tarjeta y en la imagen que se comparte' },
    ciudad: { most: 28, why: 'para entrar en un renglón de la tarjeta' },
    pais: { most: 28, why: 'para entrar en un renglón de la tarjeta' },
    resumen: { most: 160, why: 'para que los buscadores no corten la descripción de la página' },
  },
  educacion: { titulo: TITLE, descripcion: STORY, estado: BADGE },
  experiencia: { titulo: TITLE, descripcion: STORY, tipoExperiencia: BADGE },
  proyectos: { titulo: TITLE, descripcion: STORY },
  'hard-skills': { titulo: SKILL },
  'soft-skills': { titulo: SKILL },
}

export const lengthProblems = ({ values }: Project): Problem[] =>
  values.flatMap(({ name, field, value, place }) => {
    const limit = LIMITS[name]?.[field]
    if (!limit || typeof value !== 'string') return []
    const length = Array.from(value).length
    if (length <= limit.most) return []
    return [
      {
        ...place,
        found: `un texto de ${length} caracteres`,
        todo: `acortarlo a ${limit.most}, ${limit.why}`,
      },
    ]
  })
