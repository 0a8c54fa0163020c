import type { Page } from '@playwright/test'
import { step, traverse } from './stepped'

export type MoveCase = {
  name: string
  start: string
  /** Before the move, at rest. */
  before?: (page: Page) => Promise<unknown>
  make: (page: Page) => Promise<unknown>
  /** Takes the visitor back to where the move began; by default Back. */
  undo?: 'forward'
  end: string
  /** Of the whole move, rest excluded. */
  ms: number
}

const press = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).click({ noWaitAfter: true })

/** From the grid, so that its places are known. */
const openEducation = async (page: Page) => {
  await press('Educación')(page)
  await step(page, 3200)
}

/** Every kind of move. */
export const MOVES: readonly MoveCase[] = [
  {
    name: 'home to grid',
    start: '/',
    make: press('Ir a la navegación'),
    end: '/navegacion/',
    ms: 1300,
  },
  {
    name: 'grid to home',
    start: '/navegacion/',
    make: press('Volver al inicio'),
    end: '/',
    ms: 1500,
  },
  {
    name: 'grid to section',
    start: '/navegacion/',
    make: press('Educación'),
    end: '/educacion/',
    ms: 900,
  },
  {
    name: 'section to section',
    start: '/educacion/',
    make: press('Siguiente: Habilidades'),
    end: '/habilidades/',
    ms: 900,
  },
  {
    name: 'section to grid',
    start: '/navegacion/',
    before: openEducation,
    make: press('Volver a la navegación'),
    end: '/navegacion/',
    ms: 1900,
  },
  {
    name: 'short section to grid',
    start: '/experiencia/',
    make: press('Volver a la navegación'),
    end: '/navegacion/',
    ms: 1900,
  },
  {
    name: 'section to grid by Back',
    start: '/navegacion/',
    before: openEducation,
    make: (page) => traverse(page, 'back'),
    undo: 'forward',
    end: '/navegacion/',
    ms: 900,
  },
]
