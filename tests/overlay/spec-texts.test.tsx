// @vitest-environment happy-dom
// The one place where SPEC's texts are literals, and the agreed English ones.
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { shownSections } from '../../src/model/sections'
import { answers, startContentServer } from './content-server'
import { button, visitSite } from './show'

vi.mock('virtual:content', async () => {
  const three = await import('./three-languages')
  const { profile, links } = await import('./site-content')
  const specs = ['educacion', 'experiencia', 'hard-skills', 'soft-skills', 'proyectos']
  const absent = LIST_NAMES.filter((name) => !specs.includes(name))
  return { ...three, profile, links, sections: shownSections({}, absent) }
})

const NEW_TAB = ' (se abre en una pestaña nueva)'
const BACK = 'Volver a la navegación'

/** Of the screen at each address: names by role, and texts. */
type Screens = Record<string, Record<string, readonly string[]>>

const SPANISH: Screens = {
  '/': {
    heading: ['Ana Prueba'],
    link: ['Ir a la navegación', 'English'],
    button: ['Inclinar con el teléfono'],
  },
  '/navegacion': {
    heading: ['Navegación'],
    navigation: ['Secciones'],
    link: [
      'Volver al inicio',
      ...['Experiencia', 'Educación', 'Proyectos', 'Habilidades', 'Contacto'],
      ...[`CV${NEW_TAB}`, `GitHub${NEW_TAB}`, `LinkedIn${NEW_TAB}`],
    ],
  },
  '/contacto': { heading: ['Navegación'] },
  '/educacion': {
    heading: ['Educación'],
    link: [BACK, `Certificado${NEW_TAB}`],
    text: ['2024 - Actualidad'],
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
  '/educacion/index.html': { heading: ['Educación'] },
  '/login': { heading: ['Página no encontrada'] },
  '/educacion/2024/': { heading: ['Página no encontrada'] },
  '/EDUCACION/': { heading: ['Página no encontrada'] },
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

const codeOf = (path: string) => (path.startsWith('/en/') ? 'en' : 'es')
const visit = (path: string) => visitSite(path, codeOf(path))

/** What the screens do not say. */
async function missingOn(screens: Screens) {
  // A phone.
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('coarse') })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('DeviceOrientationEvent', Event)
  const missing: string[] = []
  for (const [path, { text = [], ...names }] of Object.entries(screens)) {
    const { unmount } = await visit(path)
    await act(() => vi.dynamicImportSettled())
    for (const [role, all] of Object.entries(names)) {
      const absent = all.filter((name) => !screen.queryAllByRole(role, { name })[0])
      missing.push(...absent.map((name) => `${path}: ${role} '${name}'`))
    }
    const said = screen.getByRole('main').textContent.replaceAll('\u00a0', ' ')
    missing.push(...text.filter((each) => !said.includes(each)))
    unmount()
  }
  return missing
}

it('the screens say SPEC’s texts in Spanish', async () => {
  expect(await missingOn(SPANISH)).toEqual([])
})

it('the screens say in English what is agreed on', async () => {
  expect(await missingOn(ENGLISH)).toEqual([])
})

it('the motion can be paused and resumed, the grid has eight tiles', async () => {
  const { user, navigate } = await visit('/')
  await user.click(button('Pausar animación'))
  await user.click(button('Reanudar animación'))
  // Paused, a move ends at once.
  await user.click(button('Pausar animación'))
  act(() => navigate('/navegacion'))
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(8)
})

const EMPTY = answers.json([])
const FAILING = answers.status(500)
const PENDING = () => new Promise<Response>(() => {})

it.each([
  ['/educacion', 'Lista de educaciones vacia', 'educacion', EMPTY, 'main'],
  ['/experiencia', 'Lista de experiencias vacia', 'experiencia', EMPTY, 'main'],
  ['/habilidades', 'Lista de hard skills vacia', 'hard-skills', EMPTY, 'main'],
  ['/habilidades', 'Lista de soft skills vacia', 'soft-skills', EMPTY, 'main'],
  ['/proyectos', 'Lista de proyectos vacia', 'proyectos', EMPTY, 'main'],
  ['/proyectos', 'No hay datos en la base de datos.', 'proyectos', EMPTY, 'main'],
  ['/proyectos', 'Error', 'proyectos', FAILING, 'alert'],
  ['/proyectos', 'No se pudo conectar al servidor.', 'proyectos', FAILING, 'alert'],
  ['/proyectos', 'Reintentar', 'proyectos', FAILING, 'alert'],
  ['/proyectos', 'Cargando…', 'proyectos', PENDING, 'status'],
  ['/en/education', 'Education list is empty', 'educacion', EMPTY, 'main'],
  ['/en/experience', 'Experience list is empty', 'experiencia', EMPTY, 'main'],
  ['/en/skills', 'Hard skills list is empty', 'hard-skills', EMPTY, 'main'],
  ['/en/skills', 'Soft skills list is empty', 'soft-skills', EMPTY, 'main'],
  ['/en/projects', 'Projects list is empty', 'proyectos', EMPTY, 'main'],
  ['/en/projects', 'There is no data in the database.', 'proyectos', EMPTY, 'main'],
  ['/en/projects', 'Could not connect to the server.', 'proyectos', FAILING, 'alert'],
])('a list fetched at %s: %s', async (path, text, name, answer, place) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = startContentServer()
  server.answer(name, answer)
  server.answer(`en/${name}`, answers.status(404))
  await visit(path)
  expect(await within(await screen.findByRole(place)).findByText(text)).toBeVisible()
})
