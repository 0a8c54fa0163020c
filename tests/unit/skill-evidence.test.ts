import { expect, it } from 'vitest'
import type { ListName, Lists } from '../../src/site/model/schema/schema'
import { skillEvidence } from '../../src/tools/content/skill-evidence'

const lists = {
  'hard-skills': [
    { id: 1, titulo: 'PostgreSQL', numeroOrden: 1 },
    { id: 2, titulo: 'Node.js', numeroOrden: 2 },
    { id: 3, titulo: 'Bases de datos', numeroOrden: 3 },
    { id: 4, titulo: 'Java', numeroOrden: 4 },
  ],
  experiencia: [
    { id: 7, tegnologiasUtilizadas: 'Postgres, constructor', numeroOrden: 2 },
    { id: 8, tegnologiasUtilizadas: 'postgresql, bases de  datos, JavaScript', numeroOrden: 1 },
  ],
  proyectos: [{ id: 5, tecnologias: 'Node, Postgres', numeroOrden: 1 }],
} as unknown as Lists

const joined = (hidden: ListName[] = []) => skillEvidence([{ lists }], hidden)

it('joins skills to the entries that name them, also by another name, and to no others', () => {
  expect(joined()).toEqual({
    evidence: {
      1: { experiencia: [8, 7], proyectos: [5] },
      2: { experiencia: [], proyectos: [5] },
      3: { experiencia: [8], proyectos: [] },
    },
    tagSkills: { Postgres: 1, postgresql: 1, Node: 2, 'bases de  datos': 3 },
  })
})

it('counts nothing that no page shows', () => {
  expect(joined(['experiencia']).evidence).toEqual({
    1: { experiencia: [], proyectos: [5] },
    2: { experiencia: [], proyectos: [5] },
  })
  expect(joined(['hard-skills'])).toEqual({ evidence: {}, tagSkills: {} })
})

it('finds in one language what another says', () => {
  const english = {
    ...lists,
    'hard-skills': [{ id: 3, titulo: 'Databases', numeroOrden: 3 }],
  } as unknown as Lists
  const { tagSkills } = skillEvidence([{ lists }, { lists: english }], [])
  expect(tagSkills['bases de  datos']).toBe(3)
})
