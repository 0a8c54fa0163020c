import { type Messages, messages } from '../messages/messages'
import type { Problem } from '../owner/problem'
import type { ContentName } from '../owner/reading/read-content'
import type { Project } from './project-content'

type Limit = { most: number; why: keyof Messages['check']['length']['reasons'] }

const TITLE: Limit = { most: 70, why: 'title' }
const BADGE: Limit = { most: 24, why: 'badge' }
const STORY: Limit = { most: 500, why: 'story' }
const SKILL: Limit = { most: 22, why: 'skill' }

/** Characters that fit, at the sizes of the shipped design. */
const LIMITS: Partial<Record<ContentName, Record<string, Limit>>> = {
  perfil: {
    nombre: { most: 34, why: 'twoCardLines' },
    puesto: { most: 44, why: 'cardAndImage' },
    ciudad: { most: 28, why: 'cardLine' },
    pais: { most: 28, why: 'cardLine' },
    resumen: { most: 160, why: 'searchResult' },
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
    const { found, reasons, shorten } = messages().check.length
    return [{ ...place, found: found(length), todo: shorten(limit.most, reasons[limit.why]) }]
  })
