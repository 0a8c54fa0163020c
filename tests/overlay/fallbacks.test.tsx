// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { screen as english } from '../../src/site/words/en'
import { pathsIn } from '../../src/tools/messages/built-words'
import { builtEn } from '../fixtures/built-words'
import { link, showAnew, words as spanish, title, visitSite } from './show'

vi.mock('virtual:content', () => import('./three-languages'))
/** Ends the last request for a language's texts. */
const request = vi.hoisted(() => ({ fail: () => {} }))
vi.mock('virtual:texts', () => ({
  loadTexts: () =>
    new Promise((_, reject) => {
      request.fail = () => reject(new TypeError('Failed to fetch'))
    }),
}))

type Translation = Parameters<typeof visitSite>[2]
const paths = pathsIn('en/', builtEn.slugs)
const showEnglish = (path: string, translation: Translation = {}) =>
  visitSite(path, 'en', translation)

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')

/** The languages in which a text is read, on a page in English. */
const readAs = (text: string, part: HTMLElement = document.body) => [
  ...new Set(
    within(part)
      .getAllByText(text)
      .map((found) => langOf(found) ?? 'en'),
  ),
]
const expectRead = (as: string, texts: readonly string[], part?: HTMLElement) => {
  for (const text of texts) expect(readAs(text, part), text).toEqual([as])
}

describe('on an English page, a text without a translation is read as Spanish:', () => {
  const job = {
    titulo: 'Developer at One',
    descripcion: 'A shop.',
    tipoExperiencia: 'Job',
    tegnologiasUtilizadas: 'TypeScript',
  }

  it('title, description and tag of an entry, and only those', async () => {
    const texts = { titulo: job.titulo, tipoExperiencia: job.tipoExperiencia }
    await showEnglish(paths.experience, { lists: { experiencia: { 1: job, 2: texts } } })
    const [partly, whole, not] = screen.getAllByRole('article')
    expectRead('en', Object.values(texts), partly)
    expectRead('es', ['Pagos', 'Con un equipo de cinco.'], partly)
    // Names of technologies are the same in every language.
    expectRead('en', ['React'], partly)
    expectRead('en', Object.values(job), whole)
    expectRead('es', ['Antes', 'Beca'], not)
  })

  it('a project’s link and its picture’s description', async () => {
    await showEnglish(paths.projects, { lists: { proyectos: { 8: { imagenAlt: 'Another' } } } })
    expectRead('es', ['Charla'])
    const picture = (name: string) => screen.getByRole('img', { name })
    expect(picture('El mapa en un teléfono')).toHaveAttribute('lang', 'es')
    expect(picture('Another')).not.toHaveAttribute('lang')
    expect(langOf(link(english.entry.code + english.page.newTab))).toBeUndefined()
  })

  it('skills, their groups, and the languages of the owner', async () => {
    const git = { titulo: 'Git', grupo: 'Tools' }
    await showEnglish(paths.skills, {
      perfil: { 'idiomas.0.idioma': 'English' },
      lists: { 'hard-skills': { 1: git, 4: git } },
    })
    expectRead('en', ['Tools'])
    expectRead('es', ['Frontend', 'B2', 'Quechua'])
    const languages = screen.getByRole('region', { name: english.skills.languages })
    expectRead('en', ['English'], languages)
  })

  it('the profile’s role, place, summary and availability', async () => {
    await showEnglish(paths.home, { perfil: { puesto: 'Programmer', ciudad: 'Salta' } })
    expectRead('en', ['Programmer'])
    expectRead('es', ['Argentina', 'Una frase sobre Ana.', 'Disponible desde marzo'])
  })
})

it('in a language without words, the interface is read in the main one, translations in theirs', async () => {
  const job = { titulo: 'Programadora na Um', descripcion: 'Uma loja.', tipoExperiencia: 'Emprego' }
  const { unmount } = await visitSite('/ca/experiencia/', 'ca', {
    lists: { experiencia: { 2: job } },
  })
  expectRead('ca', Object.values(job))
  expect(langOf(title())).toBe('es')
  expect(langOf(link(spanish.page.skip))).toBe('es')
  expect(langOf(screen.getByRole('button'))).toBe('es')
  expect(langOf(link(english.language))).toBe('en')
  unmount()
  await visitSite('/ca/', 'ca', { perfil: { puesto: 'Programadora na Um' } })
  expectRead('ca', ['Programadora na Um'])
  expectRead('es', ['Una frase sobre Ana.'])
})

type Modules = Pick<typeof import('../../src/site/app/site-provider'), 'SiteProvider'> &
  Pick<typeof import('../../src/site/overlay/overlay'), 'Overlay'> &
  Pick<typeof import('../../src/site/overlay/site-context'), 'useSite'>

const Whole = ({ SiteProvider, Overlay, useSite }: Modules) => (
  <SiteProvider first={useSite()}>
    <Overlay />
  </SiteProvider>
)

it('the texts of a language that fail load the page’s own file, unless its visitor has gone back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  vi.resetModules()
  const [provider, overlay, context] = await Promise.all([
    import('../../src/site/app/site-provider'),
    import('../../src/site/overlay/overlay'),
    import('../../src/site/overlay/site-context'),
  ])
  const { navigate } = await showAnew(<Whole {...provider} {...overlay} {...context} />, '/')
  const fail = () => act(async () => request.fail())
  act(() => navigate(paths.home))
  act(() => navigate('/'))
  await fail()
  expect(reload).not.toHaveBeenCalled()
  act(() => navigate(paths.home))
  await fail()
  expect(reload).toHaveBeenCalledOnce()
})
