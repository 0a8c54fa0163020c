import { expect, it } from 'vitest'
import { fieldSaying } from '../../src/tools/edit/client/preview'
import { translatedPath } from '../../src/tools/edit/client/translations'
import type { ContentState } from '../../src/tools/edit/content-store'

const BLOG = { red: 'Mi blog', url: 'https://ada.dev/blog' }
const NOTES = { red: 'Mis notas', url: 'https://ada.dev/notas' }

it.each([
  ['that are as in their file', [BLOG, NOTES], [BLOG.url, NOTES.url]],
  ['below one that is not written yet', [{}, BLOG, NOTES], ['0', BLOG.url, NOTES.url]],
  ['whose address is being typed', [BLOG, { ...NOTES, url: 'htt' }], [BLOG.url, NOTES.url]],
  ['whose address was cleared', [{ red: 'Mi blog' }, NOTES], [BLOG.url, NOTES.url]],
])('in the form, links %s have their own translations', (_title, enlaces, keys) => {
  const paths = enlaces.map((_, index) =>
    translatedPath({ enlaces: [BLOG, NOTES] }, { enlaces }, ['enlaces', index, 'red']),
  )
  expect(paths).toEqual(keys.map((key) => `enlaces.${key}.red`))
})

it('a link’s translation on the site leads to that link, wherever it lies', () => {
  const english = { enlaces: [{ ...NOTES, red: 'My notes' }] }
  const values = { perfil: { enlaces: [BLOG, NOTES] }, 'en/perfil': english }
  const state = { values } as unknown as ContentState
  expect(fieldSaying('My notes', state)).toMatchObject({ place: 'perfil', field: 'enlaces.1.red' })
})

it('a text that two files have leads to that of the page', () => {
  const experiencia = { items: [{ id: 4, titulo: 'Desarrolladora' }] }
  const state = { values: { perfil: { puesto: 'Desarrolladora' }, experiencia } }
  const spotOn = (page: string) =>
    fieldSaying('Desarrolladora', state as unknown as ContentState, [page])
  expect(spotOn('experiencia')).toMatchObject({ place: 'experiencia', id: 4, field: 'titulo' })
  expect(spotOn('perfil')).toMatchObject({ place: 'perfil', field: 'puesto' })
})
