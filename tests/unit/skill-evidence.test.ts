import { expect, it } from 'vitest'
import type { Lists } from '../../src/site/model/schema/schema'
import { skillsOfTechnologies, unnamedSkills } from '../../src/tools/content/skill-evidence'

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

it('joins technologies to the skills that they name, also by another name, and to no others', () => {
  expect(skillsOfTechnologies([lists])).toEqual({
    Postgres: 1,
    postgresql: 1,
    Node: 2,
    'bases de  datos': 3,
  })
  expect(unnamedSkills(lists)).toEqual(['Java'])
})

it('finds in one language what another says', () => {
  const english = {
    ...lists,
    'hard-skills': [{ id: 3, titulo: 'Databases', numeroOrden: 3 }],
  } as unknown as Lists
  expect(skillsOfTechnologies([english, lists])['bases de  datos']).toBe(3)
})
