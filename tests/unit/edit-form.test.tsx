// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import type { ContentName, ListName } from '../../src/model/schema/schema'
import type { EditorState } from '../../src/tools/edit/client/api'
import { EditorProvider } from '../../src/tools/edit/client/editor-context'
import { type EditorStore, editorStore } from '../../src/tools/edit/client/editor-store'
import { EntryForm } from '../../src/tools/edit/client/entry-form'
import { ListEditor } from '../../src/tools/edit/client/list-editor'
import { isWhole, partsOf } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'
import { VALID_CONTENT } from './content-project'

const { form: say } = es
const [STUDY] = VALID_CONTENT.educacion.items

type FormProps = { store: EditorStore; name: ContentName; isOpen: boolean }

function Form({ store, name, isOpen }: FormProps) {
  const { state, drafts } = useSyncExternalStore(store.subscribe, store.session)
  const spot = { place: name, ...(!isWhole(name, undefined) && isOpen && { id: 1 }) }
  const still = { say, language: 'es' as const, notes: [], open: () => {}, tell: () => {} }
  return (
    <EditorProvider value={{ ...still, store, state, drafts, spot }}>
      {isOpen ? <EntryForm /> : <ListEditor name={name as ListName} />}
    </EditorProvider>
  )
}

/** The form of an entry, or its list. @returns what is typed into its fields */
function formOf(
  name: ContentName,
  entry: object,
  problems: object[] = [],
  others = {},
  isOpen = true,
) {
  const own = { [name]: isWhole(name, undefined) ? entry : { items: [entry] } }
  const values = { ...VALID_CONTENT, ...others, ...own }
  const languages = [
    ...new Set(Object.keys(others).flatMap((each) => partsOf(each).language ?? [])),
  ]
  const state = { values, locked: {}, languages, stale: [], problems, drafts: [], version: 0 }
  // What is typed is still on its way.
  const ask = () => new Promise(() => {})
  const store = editorStore(
    { ...state, language: 'es' } as unknown as EditorState,
    { ask, wordsOf: () => say, storage: { getItem: () => null, setItem: () => {} } } as never,
  )
  const { container } = render(<Form store={store} name={name} isOpen={isOpen} />)
  return {
    typed: (field: string) => store.session().drafts.find((draft) => draft.field === field)?.value,
    field: (id: string) => container.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement,
  }
}

it('a link that is moved takes the focus along, and another can be added and removed', async () => {
  const [a, b] = [
    { red: 'A', url: 'https://a.dev' },
    { red: 'B', url: 'https://b.dev' },
  ]
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, enlaces: [a, b] })
  const up = screen.getByRole('button', { name: say.up('2') })
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(form.typed('enlaces')).toEqual([b, a])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: say.up('1') }))
  await userEvent.click(screen.getByRole('button', { name: `${say.add}: Enlaces` }))
  await userEvent.type(form.field('root_enlaces_2_red'), 'C')
  await userEvent.click(screen.getByRole('button', { name: say.remove('1') }))
  expect(form.typed('enlaces')).toEqual([a, { red: 'C' }])
})

it('sections are ticked and sorted, and keep the focus', async () => {
  const form = formOf('perfil', VALID_CONTENT.perfil)
  const study = screen.getByRole('checkbox', { name: 'Educación' })
  await userEvent.click(study)
  expect(form.typed('secciones')).not.toContain('educacion')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Educación' }))
  screen.getByRole('button', { name: say.down('Experiencia') }).focus()
  await userEvent.keyboard('{Enter}')
  expect((form.typed('secciones') as string[]).slice(0, 2)).toEqual(['proyectos', 'experiencia'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: say.down('Experiencia') }))
})

it('a section of one’s own has its address in each language, and a drawn icon', async () => {
  const others = { 'en/secciones/charlas': { titulo: 'My talks' } }
  const form = formOf('secciones/charlas', { titulo: 'Charlas', items: [] }, [], others)
  const address = screen.getByLabelText(say.addressIn('inglés'))
  expect(address).toHaveProperty('placeholder', 'my-talks')
  await userEvent.type(address, 'talks')
  expect(form.typed('ruta')).toBe('talks')
  expect(screen.getByText(say.drop)).toBeDefined()
  await userEvent.type(form.field('root_icono'), 'mic')
  expect(form.typed('icono')).toBe('mic')
})

it('digits are a number; anything else stays as it is typed', async () => {
  const form = formOf('educacion', { ...STUDY, anioInicio: undefined })
  await userEvent.type(form.field('root_anioInicio'), '2021')
  expect(form.typed('anioInicio')).toBe(2021)
  await userEvent.type(form.field('root_anioInicio'), 'x')
  expect(form.field('root_anioInicio').value).toBe('2021x')
})

it('a technology ends at a comma, a semicolon or Enter, and can be taken out', async () => {
  const form = formOf('experiencia', VALID_CONTENT.experiencia.items[0] ?? {})
  const input = form.field('root_tegnologiasUtilizadas')
  await userEvent.type(input, 'Vue; CI/CD,Nuxt/Pinia{Enter}')
  expect(form.typed('tegnologiasUtilizadas')).toBe('React, MySQL, Vue, CI/CD, Nuxt, Pinia')
  await userEvent.click(screen.getByRole('button', { name: say.remove('MySQL') }))
  expect(form.typed('tegnologiasUtilizadas')).toBe('React, Vue, CI/CD, Nuxt, Pinia')
})

it('Enter that ends what an input method composes ends no technology', async () => {
  formOf('experiencia', VALID_CONTENT.experiencia.items[0] ?? {})
  const input = document.getElementById('root_tegnologiasUtilizadas') as HTMLInputElement
  await userEvent.type(input, 'Vue')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(input.value).toBe('Vue')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('')
})

it('an entry that got an id of its own is told at its row, or in its open form', () => {
  const problem = { place: 'educacion', id: 1, field: 'id', message: 'otro id' }
  formOf('educacion', { ...STUDY }, [problem], {}, false)
  expect(screen.getByRole('listitem').textContent).toContain('otro id')
  cleanup()
  formOf('educacion', { ...STUDY }, [problem])
  expect(screen.getAllByText('otro id')).toHaveLength(1)
})

it('a variant of the CV is made by its name, and an entry says in which it is', async () => {
  const perfil = { ...VALID_CONTENT.perfil, variantes: { backend: {} } }
  const form = formOf('perfil', perfil)
  const backend = within(screen.getByRole('region', { name: 'backend' }))
  await userEvent.type(backend.getByRole('textbox', { name: 'Puesto' }), 'X')
  await userEvent.type(
    screen.getByRole('textbox', { name: say.newVariant }),
    'Datos y Métricas{Enter}',
  )
  expect(form.typed('variantes')).toEqual({ backend: { puesto: 'X' }, 'datos-y-metricas': {} })
})

it('an entry is in all variants of the CV unless it says otherwise; of none nothing is asked', async () => {
  const perfil = { ...VALID_CONTENT.perfil, variantes: { backend: {}, datos: {} } }
  const form = formOf('educacion', { ...STUDY }, [], { perfil })
  const [backend, datos] = ['backend', 'datos'].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }),
  )
  expect([backend?.checked, datos?.checked]).toEqual([true, true])
  await userEvent.click(datos as HTMLElement)
  expect(form.typed('para')).toEqual(['backend'])
  await userEvent.click(backend as HTMLElement)
  expect(form.typed('para')).toEqual([])
  cleanup()
  formOf('educacion', { ...STUDY })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('a colour that is none is told at its field, with what describes it', () => {
  const problem = { place: 'perfil', field: 'tema.foil', message: 'no es un color' }
  const tema = { base: 'oro', foil: 'azulado' }
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, tema }, [problem])
  const foil = form.field('root_tema_foil')
  expect(foil.getAttribute('aria-invalid')).toBe('true')
  const [wrong = ''] = (foil.getAttribute('aria-describedby') ?? '').split(' ')
  expect(document.getElementById(wrong)?.textContent).toBe('no es un color')
})
