// @vitest-environment happy-dom
import '../overlay/dom'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentName, ListName } from '../../src/model/schema/schema'
import type { EditorState } from '../../src/tools/edit/client/api'
import { BringIn } from '../../src/tools/edit/client/bring-in'
import { EditorProvider, type Spot } from '../../src/tools/edit/client/editor-context'
import { type EditorStore, editorStore } from '../../src/tools/edit/client/editor-store'
import { EntryForm } from '../../src/tools/edit/client/entry-form'
import { focusField } from '../../src/tools/edit/client/field-focus'
import { ListEditor } from '../../src/tools/edit/client/list-editor'
import { CheckNotes, changesText, Unsaved } from '../../src/tools/edit/client/notes'
import type { SpotProblem } from '../../src/tools/edit/content-reader'
import { contentStore } from '../../src/tools/edit/content-store'
import type { Typed } from '../../src/tools/edit/drafts'
import { isWhole, partsOf } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'
import { expectedText } from '../../src/tools/messages/messages'
import { freshProject, VALID_CONTENT } from './content-project'

const { form: say } = es
const [STUDY] = VALID_CONTENT.educacion.items

/** What the form opens. */
const opened = vi.fn()
beforeEach(() => opened.mockClear())

type FormProps = {
  store: EditorStore
  name: ContentName
  isOpen: boolean
  notes: readonly SpotProblem[]
}

function Form({ store, name, isOpen, notes }: FormProps) {
  const { state, drafts } = useSyncExternalStore(store.subscribe, store.session)
  const spot = { place: name, ...(!isWhole(name, undefined) && isOpen && { id: 1 }) }
  const [asked, setAsked] = useState<Spot>()
  const open = (next: Spot) => {
    opened(next)
    setAsked(next)
  }
  useEffect(() => asked && focusField(asked, store.session().state.values), [asked, store])
  const still = { say, language: 'es' as const, notes, open, tell: () => {} }
  const value = { ...still, store, order: store.order, state, drafts, spot: { ...asked, ...spot } }
  return (
    <EditorProvider value={value}>
      {notes.length > 0 && <CheckNotes asked={1} close={() => {}} />}
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
  stale: string[] = [],
  notes: object[] = [],
) {
  const items = Array.isArray(entry) ? entry : [entry]
  const own = { [name]: isWhole(name, undefined) ? entry : { items } }
  const values = { ...VALID_CONTENT, ...others, ...own }
  const languages = [
    ...new Set(Object.keys(others).flatMap((each) => partsOf(each).language ?? [])),
  ]
  const state = { values, locked: {}, languages, stale, problems, drafts: [], version: 0 }
  // What is typed is still on its way; what is asked for is done.
  const ask = (action: string) =>
    action === 'type' || action === 'draft'
      ? new Promise(() => {})
      : Promise.resolve({ status: 200, written: ['items'], id: 7 })
  const store = editorStore(
    { ...state, language: 'es' } as unknown as EditorState,
    { ask, wordsOf: () => say, storage: { getItem: () => null, setItem: () => {} } } as never,
  )
  const { container } = render(<Form {...{ store, name, isOpen }} notes={notes as SpotProblem[]} />)
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

it('the focus goes to a row that is added, and to the neighbour of one that is deleted', async () => {
  const enlaces = [
    { red: 'A', url: 'https://a.dev' },
    { red: 'B', url: 'https://b.dev' },
  ]
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, enlaces })
  const focused = () => document.activeElement
  const add = screen.getByRole('button', { name: `${say.add}: Enlaces` })
  await userEvent.click(add)
  expect(focused()).toBe(form.field('root_enlaces_2_red'))
  const remove = (row: string) => screen.getByRole('button', { name: say.remove(row) })
  await userEvent.click(remove('3'))
  expect(focused()).toBe(remove('2'))
  await userEvent.click(remove('1'))
  expect(focused()).toBe(remove('1'))
  await userEvent.click(remove('1'))
  expect(focused()).toBe(add)
})

it('the focus goes to the neighbour of an entry that is deleted', async () => {
  formOf('educacion', VALID_CONTENT.educacion.items, [], {}, false)
  await userEvent.click(screen.getByRole('button', { name: say.remove('Tecnicatura') }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Curso'))
})

it('a section that is unticked and ticked again keeps its place', async () => {
  const secciones = ['habilidades', 'experiencia', 'proyectos']
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, secciones })
  const job = () => screen.getByRole('checkbox', { name: 'Experiencia' })
  const rows = () => screen.getAllByRole('checkbox').map((each) => each.parentElement?.textContent)
  const before = rows()
  await userEvent.click(job())
  expect([form.typed('secciones'), rows()]).toEqual([['habilidades', 'proyectos'], before])
  await userEvent.click(job())
  // Where the first one is on its way already, it is said.
  expect(form.typed('secciones') ?? secciones).toEqual(secciones)
  expect(rows()).toEqual(before)
})

describe('a date', () => {
  it.each([
    ['octubre 2024', 2024, 10],
    ['oct 2024', 2024, 10],
    ['10/2024', 2024, 10],
    ['2024', 2024, undefined],
    ['pronto', 'pronto', undefined],
  ])('is typed as people write it: %s', async (text, year, month) => {
    const form = formOf('educacion', { ...STUDY, anioInicio: undefined })
    await userEvent.type(form.field('root_anioInicio'), text)
    expect([form.typed('anioInicio'), form.typed('mesInicio')]).toEqual([year, month])
    expect(form.field('root_anioInicio').value).toBe(text)
  })

  it('keeps its month while another year is typed', async () => {
    const form = formOf('educacion', { ...STUDY, anioInicio: 2021, mesInicio: 3 })
    await userEvent.type(form.field('root_anioInicio'), '{Backspace}')
    expect(form.typed('anioInicio')).toBe('marzo 202')
    expect(form.typed('mesInicio')).toBeUndefined()
    await userEvent.type(form.field('root_anioInicio'), '2')
    expect(form.typed('anioInicio')).toBe(2022)
  })

  it('that is still to come is the present', async () => {
    const form = formOf('educacion', { ...STUDY, anioFin: 2023 })
    const end = form.field('root_anioFin')
    await userEvent.clear(end)
    await userEvent.type(end, 'presente')
    expect(form.typed('anioFin')).toBeNull()
    await userEvent.tab()
    expect(end.value).toBe(say.when.open)
  })

  it('is picked from the months of the year that is typed, or is still to come', async () => {
    const form = formOf('educacion', { ...STUDY, anioInicio: 2021, mesInicio: 3 })
    const offered = (id: string) =>
      [...(form.field(id).list?.options ?? [])].map(({ text }) => text)
    expect(form.field('root_anioInicio').value).toBe('marzo 2021')
    await userEvent.clear(form.field('root_anioInicio'))
    await userEvent.type(form.field('root_anioInicio'), '2022')
    expect(offered('root_anioInicio')).toHaveLength(12)
    expect(offered('root_anioInicio')[9]).toBe('octubre 2022')
    expect(offered('root_anioFin')[0]).toBe(say.when.open)
  })

  it('of one text is written in its form', async () => {
    const form = formOf('perfil', VALID_CONTENT.perfil)
    await userEvent.type(form.field('root_desde'), 'marzo de 2027')
    expect(form.typed('desde')).toBe('2027-03')
  })

  it('tells what is wrong with its month', () => {
    const problem = { place: 'educacion', id: 1, field: 'mesInicio', message: 'sin año' }
    formOf('educacion', { ...STUDY }, [problem])
    expect(screen.getAllByText('sin año')).toHaveLength(1)
  })
})

it('an address is completed, and mail is left alone', async () => {
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, github: '', email: '' })
  await userEvent.type(form.field('root_github'), 'github.com/ana')
  expect(form.typed('github')).toBe('https://github.com/ana')
  expect(form.field('root_github').value).toBe('github.com/ana')
  await userEvent.type(form.field('root_email'), 'ana.paz')
  expect(form.typed('email')).toBe('ana.paz')
})

it('whether a project is reserved is a tick', async () => {
  const form = formOf('proyectos', VALID_CONTENT.proyectos.items[0] ?? {})
  const reserved = screen.getByRole('checkbox', { name: 'Reservado' })
  await userEvent.click(reserved)
  expect(form.typed('reservado')).toBe(true)
  await userEvent.click(reserved)
  expect(form.typed('reservado')).toBeUndefined()
})

it('a colour of one’s own is picked beside its text', () => {
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, tema: 'oro' })
  fireEvent.change(screen.getByLabelText(say.pickColour), { target: { value: '#3366cc' } })
  expect(form.typed('tema')).toEqual({ base: 'oro', foil: '#3366cc' })
  expect(form.field('root_tema_foil').value).toBe('#3366cc')
})

it('several choices have their field’s name, and a press on it chooses none of them', async () => {
  const form = formOf('perfil', { ...VALID_CONTENT.perfil, tema: 'oro' })
  for (const name of ['Secciones', 'Grabado', 'Correo']) {
    expect(screen.getByRole('group', { name })).toBeDefined()
  }
  const theme = screen.getByRole('group', { name: 'Tema' })
  await userEvent.click(within(theme).getByText('Tema'))
  expect(form.typed('tema')).toBeUndefined()
})

describe('a translation', () => {
  const english = (others = {}) => ({ 'en/experiencia': { items: [] }, ...others })
  const [job = {}] = VALID_CONTENT.experiencia.items
  const inEnglish = (field: string) => say.inLanguage(field, 'inglés')

  it('has its field before anything is typed, called as the text, and is asked for once there is one', async () => {
    const form = formOf('experiencia', { ...job, tipoExperiencia: undefined }, [], english())
    const kind = screen.getByLabelText(inEnglish('Tipo'))
    expect(
      screen.getByLabelText(new RegExp(`^${inEnglish('Título')}.*${say.missing}`)),
    ).toBeDefined()
    await userEvent.type(kind, 'Intern')
    expect(form.typed('tipoExperiencia')).toBe('Intern')
  })

  it('of a text that has changed since is marked, until it is written anew', async () => {
    const stale = ['en/experiencia 1 titulo']
    const texts = { 'en/experiencia': { items: [{ id: 1, titulo: 'Developer' }] } }
    const form = formOf('experiencia', { ...job, id: 1 }, [], texts, true, stale)
    const title = screen.getByLabelText(new RegExp(`^${inEnglish('Título')} ${say.stale}`))
    expect(screen.getByRole('button', { name: say.stillRight })).toBeDefined()
    await userEvent.type(title, 's')
    expect(form.typed('titulo')).toBe('Developers')
    expect(screen.queryByRole('button', { name: say.stillRight })).toBeNull()
  })

  it('of a title takes no line break', async () => {
    const form = formOf('experiencia', job, [], english())
    await userEvent.type(screen.getByLabelText(new RegExp(inEnglish('Título'))), 'One{Enter}two')
    expect(form.typed('titulo')).toBe('Onetwo')
  })

  it('of a name is asked for by nobody; those of technologies are chips', async () => {
    const form = formOf('experiencia', job, [], english())
    expect(screen.queryByLabelText(new RegExp(inEnglish('Tecnologías')))).toBeNull()
    const name = `Tecnologías: ${say.otherName('inglés')}`
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.type(screen.getByLabelText(inEnglish('Tecnologías')), 'Maps, Weaving{Enter}')
    expect(form.typed('tegnologiasUtilizadas')).toBe('Maps, Weaving')
    expect(screen.getByRole('button', { name: say.remove('Weaving') })).toBeDefined()
  })
})

describe('a list', () => {
  const studies = Array.from({ length: 10 }, (_, index) => ({
    ...STUDY,
    id: index + 1,
    titulo: `Curso ${index + 1}`,
    numeroOrden: index,
    anioInicio: 2010 + index,
    anioFin: 2010 + index,
  }))
  const rows = () => screen.getAllByRole('listitem').map((each) => each.textContent)

  it('tells the years of its entries, and can be searched from ten on', async () => {
    formOf('educacion', studies, [], {}, false)
    expect(rows()[3]).toContain('Curso 4 2013')
    await userEvent.type(screen.getByRole('searchbox', { name: say.searchList }), 'cúrso 10')
    expect(rows()).toHaveLength(1)
    cleanup()
    formOf('educacion', studies.slice(1), [], {}, false)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('opens the title of a new entry, and of the copy of one', async () => {
    formOf('educacion', studies, [], {}, false)
    const title = { place: 'educacion', field: 'titulo' }
    await userEvent.click(screen.getByRole('button', { name: say.add }))
    expect(opened).toHaveBeenCalledWith({ ...title, id: 11 })
    await userEvent.click(screen.getByRole('button', { name: say.copy('Curso 3') }))
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith({ ...title, id: 7 }))
  })

  it('of skills has its groups once, each with one translation', async () => {
    const [react] = VALID_CONTENT['hard-skills'].items
    const skills = ['Go', 'C'].map((titulo, index) => {
      return { ...react, id: index + 1, titulo, grupo: 'Lenguajes' }
    })
    const others = { 'en/hard-skills': { items: [{ id: 1, grupo: 'Languages' }] } }
    const form = formOf('hard-skills', skills, [], others, false)
    expect(screen.getAllByLabelText(say.inLanguage('Grupo', 'inglés'))).toHaveLength(1)
    await userEvent.type(screen.getByLabelText(say.inLanguage('Grupo', 'inglés')), 's')
    expect(form.typed('grupo')).toBe('Languagess')
    expect(screen.getByLabelText(say.pasteSkills)).toBeDefined()
    cleanup()
    formOf('hard-skills', skills, [], others)
    expect(screen.queryByLabelText(say.inLanguage('Grupo', 'inglés'))).toBeNull()
    expect(screen.getByLabelText('Grupo').getAttribute('list')).not.toBeNull()
  })
})

/** The form of a list, and the content behind it. */
function Skills({ store }: { store: EditorStore }) {
  const { state, drafts } = useSyncExternalStore(store.subscribe, store.session)
  const [spot, open] = useState<Spot>({ place: 'hard-skills' })
  const still = { say, language: 'es' as const, notes: [], tell: () => {} }
  return (
    <EditorProvider value={{ ...still, store, order: store.order, state, drafts, spot, open }}>
      <ListEditor name="hard-skills" />
      <Unsaved heading="unsaved" unsaved={drafts} />
    </EditorProvider>
  )
}

describe('a new entry', () => {
  const project = freshProject()

  it('is saved like any other field, with the focus where it is, and tells what it still lacks', async () => {
    const content = contentStore(project.root)
    const ask = async (action: string, { typed = [] }: { typed?: Typed[] } = {}) => {
      const told = action === 'type' ? content.type(typed) : content.keep(typed)
      return { status: 200, ...told, state: content.state() }
    }
    const storage = { getItem: () => null, setItem: () => {} }
    const store = editorStore(content.state(), { ask, wordsOf: () => say, storage } as never)
    render(<Skills store={store} />)
    await userEvent.click(screen.getByRole('button', { name: say.add }))
    const added = within(screen.getByRole('region', { name: say.newEntry }))
    await userEvent.type(added.getByLabelText('Título'), 'Go')
    expect(await added.findByText(say.savedWith('Icono'))).toBeDefined()
    expect(added.queryByText(expectedText('icon', es))).toBeNull()
    expect(
      screen.getByRole('button', { name: `Hard skills · ${say.newEntry} · Título` }),
    ).toBeDefined()
    expect(screen.getByText(/^Icono: /)).toBeDefined()
    const icon = document.getElementById('root_icon') as HTMLInputElement
    await userEvent.type(icon, 'devicon:go')
    await vi.waitFor(() => expect(project.json('hard-skills').items).toHaveLength(2))
    expect(await screen.findByRole('button', { name: 'Go' })).toBeDefined()
    expect(document.activeElement).toBe(icon)
    expect(added.queryByRole('button', { name: say.discard })).toBeNull()
    await userEvent.click(added.getByRole('button', { name: say.close }))
    expect(screen.queryByRole('region', { name: say.newEntry })).toBeNull()
  })
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

it.each([
  ['stays closed once it was closed', true, 'toggle', false],
  ['stands open until then', true, 'focus', true],
  ['stands closed where nothing is the example’s', false, 'focus', false],
])('what content is brought in with %s', (_, isExample, event, isOpen) => {
  sessionStorage.clear()
  const state = { values: VALID_CONTENT, languages: [], isExample } as unknown as EditorState
  const value = { say, language: 'es', state, drafts: [], spot: { place: 'perfil' } } as never
  const show = () =>
    render(<BringIn />, { wrapper: (props) => <EditorProvider {...{ value, ...props }} /> })
  const details = () => screen.getByRole<HTMLDetailsElement>('group')
  show()
  if (event === 'toggle') details().open = false
  fireEvent(details(), new Event(event))
  cleanup()
  show()
  expect(details().open).toBe(isOpen)
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

describe('what the check tells', () => {
  const fault = { place: 'perfil', field: 'nombre', message: 'el nombre de ejemplo' }
  const advice = {
    place: 'educacion',
    id: 1,
    field: 'descripcion',
    message: 'nada',
    isAdvice: true,
  }
  const regions = (name: RegExp) => within(screen.getByRole('region', { name }))

  it('stands apart: what is to be mended before publishing, and advice', async () => {
    formOf('perfil', VALID_CONTENT.perfil, [], {}, true, [], [fault, advice])
    const check = screen.getByRole('region', { name: say.check })
    expect(document.activeElement).toBe(check)
    expect(regions(/1 cosa/).getByText(fault.message)).toBeDefined()
    expect(regions(/1 consejo/).queryByText(fault.message)).toBeNull()
    await userEvent.click(regions(/1 consejo/).getByRole('button', { name: /Descripción/ }))
    expect(opened).toHaveBeenCalledWith({ place: 'educacion', id: 1, field: 'descripcion' })
    await userEvent.click(
      regions(/1 cosa/).getByRole('button', { name: say.dismiss(fault.message) }),
    )
    expect(screen.queryByRole('region', { name: /1 cosa/ })).toBeNull()
  })

  const LINK = { texto: 'Sitio', url: 'https://a.dev/' }
  it.each([
    ['educacion', 'titulo', STUDY, 'Título'],
    ['hard-skills', 'titulo', VALID_CONTENT['hard-skills'].items[0], 'Título'],
    ['secciones/charlas', 'titulo', { titulo: 'Charlas', items: [] }, 'Título de la sección'],
    ['proyectos', 'enlaces[0].texto', { titulo: 'Agenda', enlaces: [LINK] }, 'Texto'],
  ] as const)('of a translation leads to its field: %s, %s', async (name, field, entry, label) => {
    const id = isWhole(name, undefined) ? undefined : 1
    const note = { place: `en/${name}`, id, field, message: 'sin traducir' }
    const others = { [`en/${name}`]: { items: [] } }
    formOf(name, { ...entry, id }, [], others, true, [], [note])
    const told = within(screen.getByRole('region', { name: say.check }))
    await userEvent.click(told.getByRole('button', { name: /inglés/ }))
    const control = screen.getByLabelText(new RegExp(`^${say.inLanguage(label, 'inglés')}`))
    expect(document.activeElement).toBe(control)
  })

  it('is no fault at its field where it is advice', () => {
    const at = (each: object) => ({ ...each, place: 'perfil', field: 'resumen', id: undefined })
    const form = formOf('perfil', VALID_CONTENT.perfil, [], {}, true, [], [at(advice)])
    expect(form.field('root_resumen').getAttribute('aria-invalid')).toBeNull()
    const described = form.field('root_resumen').getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toContain(advice.message)
    cleanup()
    const wrong = formOf('perfil', VALID_CONTENT.perfil, [], {}, true, [], [at(fault)])
    expect(wrong.field('root_resumen').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a dropped portrait', () => {
  const note = 'mini.jpg mide 40 × 60 px'
  const drop = async () => {
    const kept = new Response(JSON.stringify({ path: 'retrato-2.webp', note }), {
      headers: { 'content-type': 'application/json' },
    })
    vi.stubGlobal('fetch', async () => kept)
    const input = document.querySelector('.field:has(#root_foto) input[type=file]')
    await userEvent.upload(input as HTMLElement, new File(['a'], 'mini.jpg'))
  }
  afterEach(() => vi.unstubAllGlobals())

  it('that is small is told as long as it is the portrait', async () => {
    const form = formOf('perfil', VALID_CONTENT.perfil)
    await drop()
    await vi.waitFor(() => expect(form.typed('foto')).toBe('retrato-2.webp'))
    expect(screen.getByText(note)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: say.takeAway }))
    expect(screen.queryByText(note)).toBeNull()
  })

  it('is told once, where the check tells it, too', async () => {
    const told = { place: 'perfil', field: 'foto', message: 'chica', isAdvice: true }
    formOf('perfil', VALID_CONTENT.perfil, [], {}, true, [], [told])
    await drop()
    expect(screen.queryByText(note)).toBeNull()
  })
})

describe('what was undone', () => {
  const told = (...changed: Parameters<typeof changesText>[0]) =>
    changesText(changed, 'en', VALID_CONTENT as never)

  it('is told in the words of the form', () => {
    const title = 'Degree'
    expect(told({ place: 'perfil', field: 'puesto' })).toBe('Profile · Job title')
    expect(told({ place: 'es/educacion', title, field: 'titulo' })).toBe(
      'Education · Degree · Title · Spanish',
    )
    expect(told({ place: 'educacion' }, { place: 'educacion' })).toBe('Education')
  })

  it('is told by its files where it is much', () => {
    const lists = ['perfil', 'educacion', 'experiencia', 'proyectos']
    expect(told(...lists.map((name) => ({ place: `es/${name}`, title: 'x' })))).toBe(
      'Profile · Spanish, Education · Spanish, Experience · Spanish, Projects · Spanish',
    )
  })
})
