import type { ContentName } from '../../site/model/schema/schema'
import { textBlocks } from '../../site/model/text-blocks'
import type { Problem } from '../content/problem'
import type { Messages } from '../messages/es/es'
import type { Project } from './project-content'

const plainText = (text: string): string =>
  textBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.text.split('\n')))
    .join(' ')

type Limit = { most: number; why: keyof Messages['check']['length']['reasons'] }

const TITLE: Limit = { most: 70, why: 'title' }
const BADGE: Limit = { most: 24, why: 'badge' }
const STORY: Limit = { most: 500, why: 'story' }
const SKILL: Limit = { most: 22, why: 'skill' }
const LINK: Limit = { most: 24, why: 'link' }
const LANGUAGE: Limit = { most: 24, why: 'language' }
const SKILLS = { titulo: SKILL, grupo: { most: 28, why: 'group' } } satisfies Record<string, Limit>

/**
 * Characters that fit, at the sizes of the shipped design: the image for sharing has room for
 * three lines of name and two of role, the card's back for the summary from 360 px up.
 */
const LIMITS: Partial<Record<ContentName, Record<string, Limit>>> = {
  perfil: {
    nombre: { most: 64, why: 'cardAndImage' },
    puesto: { most: 70, why: 'cardAndImage' },
    ciudad: { most: 28, why: 'cardLine' },
    pais: { most: 28, why: 'cardLine' },
    resumen: { most: 300, why: 'cardBack' },
    disponibilidad: { most: 60, why: 'oneLine' },
    red: LINK,
    idioma: LANGUAGE,
    nivel: LANGUAGE,
  },
  educacion: { titulo: TITLE, descripcion: STORY, estado: BADGE },
  experiencia: { titulo: TITLE, descripcion: STORY, tipoExperiencia: BADGE },
  proyectos: {
    titulo: TITLE,
    descripcion: STORY,
    texto: LINK,
    imagenAlt: { most: 140, why: 'pictureText' },
  },
  'hard-skills': SKILLS,
  'soft-skills': SKILLS,
  certificados: { titulo: TITLE, emisor: { most: 44, why: 'oneLine' } },
}

export const lengthProblems = ({ values, say }: Project): Problem[] =>
  values.flatMap(({ name, field, value, place }) => {
    const limit = LIMITS[name]?.[field]
    if (!limit || typeof value !== 'string') return []
    // Marks of lists are not shown.
    const shown = limit === STORY ? plainText(value) : value
    const length = Array.from(shown).length
    if (length <= limit.most) return []
    const { found, reasons, shorten } = say.check.length
    return [{ ...place, found: found(length), todo: shorten(limit.most, reasons[limit.why]) }]
  })
