// @vitest-environment happy-dom
// The one place where SPEC's texts are literals, and the English ones that DECISIONS.md fixes.
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { shownSections } from '../../src/tools/content/sections'
import { answers, startContentServer } from './content-server'
import { button, textsOf, visitSite } from './show'

vi.mock('virtual:content', async () => {
  const three = await import('./three-languages')
  const { profile, links } = await import('./site-content')
  const specs = ['educacion', 'experiencia', 'hard-skills', 'soft-skills', 'proyectos']
  const absent = LIST_NAMES.filter((name) => !specs.includes(name))
  return { ...three, profile, links, absent, sections: shownSections({}, absent) }
})

const NEW_TAB = ' (se abre en una pestaña nueva)'
const BACK = 'Volver a la navegación'

/** Of the screen at each address: names by role, and texts. */
type Screens = Record<string, Record<string, readonly string[]>>

const SPANISH: Screens = {
  '/': {
    heading: ['Ana Prueba'],
    link: ['Ir a la navegación', 'English'],
    button: ['Pausar animación', 'Inclinar con el teléfono'],
  },
  '/navegacion': {
    heading: ['Navegación'],
    navigation: ['Secciones'],
    link: ['Volver al inicio', `CV${NEW_TAB}`, `GitHub${NEW_TAB}`, `LinkedIn${NEW_TAB}`],
  },
  '/contacto': { heading: ['Navegación'], link: ['Contacto'] },
  '/educacion': {
    heading: ['Educación'],
    link: [BACK, `Certificado${NEW_TAB}`],
    text: ['2024 - Actualidad', 'Curso de accesibilidad'],
  },
  '/experiencia': {
    heading: ['Experiencia'],
    link: [BACK, `Link${NEW_TAB}`],
    text: ['sept 2019 – Actualidad'],
  },
  '/habilidades': {
    heading: ['Habilidades'],
    link: [BACK],
    region: ['Hard skills', 'Soft skills'],
    img: ['Creativa'],
  },
  '/proyectos': {
    heading: ['Proyectos'],
    link: [BACK, `Link GitHub${NEW_TAB}`, `Link Web${NEW_TAB}`],
  },
  '/login': { heading: ['Página no encontrada'] },
}

const ENGLISH: Screens = {
  '/en/': { link: ['Español'] },
  '/en/navigation': { heading: ['Navigation'] },
  '/en/contact': { heading: ['Navigation'] },
  '/en/education': { heading: ['Education'], text: ['2024 - Present'] },
  '/en/experience': { heading: ['Experience'], text: ['Sep 2019 – Present'] },
  '/en/skills': { heading: ['Skills'], region: ['Hard skills', 'Soft skills'] },
  '/en/projects': { heading: ['Projects'] },
}

const LISTS = {
  '/educacion': ['educacion', 'Lista de educaciones vacia'],
  '/experiencia': ['experiencia', 'Lista de experiencias vacia'],
  '/habilidades': ['hard-skills', 'Lista de hard skills vacia'],
  '/habilidades/': ['soft-skills', 'Lista de soft skills vacia'],
  '/proyectos': ['proyectos', 'Lista de proyectos vacia'],
  '/en/education': ['educacion', 'Education list is empty'],
  '/en/experience': ['experiencia', 'Experience list is empty'],
  '/en/skills': ['hard-skills', 'Hard skills list is empty'],
  '/en/skills/': ['soft-skills', 'Soft skills list is empty'],
  '/en/projects': ['proyectos', 'Projects list is empty'],
} as const

const STATES = {
  es: { error: 'No se pudo conectar al servidor.', empty: 'No hay datos en la base de datos.' },
  en: { error: 'Could not connect to the server.', empty: 'There is no data in the database.' },
}

const codeOf = (path: string) => (path.startsWith('/en/') ? 'en' : 'es')
const visit = (path: string) => visitSite(path, codeOf(path))

it.each(Object.entries({ ...SPANISH, ...ENGLISH }))('%s', async (path, { text = [], ...names }) => {
  // A phone.
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('coarse') })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('DeviceOrientationEvent', Event)
  const { user } = await visit(path)
  for (const [role, each] of Object.entries(names)) {
    for (const name of each) {
      expect((await screen.findAllByRole(role, { name, hidden: true }))[0]).toBeVisible()
    }
  }
  for (const shown of text) expect(screen.getByRole('main')).toHaveTextContent(shown)
  if (path !== '/') return
  await user.click(button('Pausar animación'))
  expect(button('Reanudar animación')).toBeVisible()
})

it('the grid has eight tiles', async () => {
  await visit('/navegacion')
  const tiles = within(screen.getByRole('navigation')).getAllByRole('link')
  const texts = textsOf(tiles).map((text) => text?.replace(NEW_TAB, '').replace('PDF', ''))
  expect(texts).toEqual([
    ...['Experiencia', 'Educación', 'Proyectos', 'Habilidades'],
    ...['CV', 'GitHub', 'LinkedIn', 'Contacto'],
  ])
})

describe('a fetched list', () => {
  it.each(Object.entries(LISTS))('at %s that is empty: %s', async (path, [name, title]) => {
    const server = startContentServer()
    server.answer(name, answers.json([]))
    server.answer(`en/${name}`, answers.status(404))
    await visit(path)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(STATES[codeOf(path)].empty)).toBeVisible()
  })

  it.each(['/educacion', '/en/education'])('at %s that fails', async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    startContentServer().answer('educacion', answers.status(500))
    await visit(path)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Error' })).toBeVisible()
    expect(alert.getByText(STATES[codeOf(path)].error)).toBeVisible()
    if (path === '/educacion') expect(button('Reintentar')).toBeVisible()
  })

  it('that loads', async () => {
    startContentServer()
    await visit('/educacion')
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  })
})
