import { cpSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEAD_ID } from '../../src/model/schema/translation-schema'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { contentStore } from '../../src/tools/edit/content-store'
import { editApi } from '../../src/tools/edit/edit-api'
import { freeId } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'
import { asText, CERTIFICATES, freshProject, messageOf, VALID_CONTENT } from './content-project'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()

const { text: textOf, json } = project
const store = () => contentStore(project.root)
/** Types a new entry. */
const add = (place: string, id: number, entry: object) => {
  const fields = Object.entries(entry).map(([field, value]) => [field, { value }])
  return store().change(place, id, Object.fromEntries(fields))
}
const NONE = { written: [], conflicts: [], problems: [] }

describe('a change of fields', () => {
  it('writes the ids by which the first translation finds its entry', () => {
    const [diary] = VALID_CONTENT.proyectos.items
    project.writeList('proyectos', [{ ...diary, id: undefined }])
    project.write('src/content/en/perfil.json', asText(ENGLISH.perfil))
    store().change('en/proyectos', 1, { titulo: { value: 'Diary' } })
    expect(json('proyectos').items[0].id).toBe(1)
    expect(messageOf(project)).toBe('sin errores')
  })

  it('writes those that are right beside one that is not', () => {
    const fields = {
      email: { base: 'ada@example.com', value: 'ada@' },
      puesto: { base: 'Desarrolladora', value: 'Arquitecta' },
    }
    const { written, problems } = store().change('perfil', undefined, fields)
    expect([written, problems.map(({ field }) => field)]).toEqual([['puesto'], ['email']])
    expect(json('perfil')).toMatchObject({ email: 'ada@example.com', puesto: 'Arquitecta' })
  })

  it('writes a list whose old mistake lies in another row now', () => {
    const [wrong, right] = [
      { red: 'Vieja', url: 'http://ada.dev' },
      { red: 'Blog', url: 'https://ada.dev' },
    ]
    project.writeProfile({ enlaces: [wrong, right] })
    const enlaces = { base: [wrong, right], value: [right, wrong] }
    expect(store().change('perfil', undefined, { enlaces }).written).toEqual(['enlaces'])
  })

  it.each([
    ['a key twice', (text: string) => text.replace('"ciudad"', '"puesto": "Otra", "ciudad"')],
    ['no end', (text: string) => text.slice(0, 80)],
    ['another encoding', (text: string) => Buffer.from(`${text.replace('una', 'aña')} `, 'latin1')],
  ])('is not written into a file with %s, and the file is told', (_, spoil) => {
    writeTranslation(project)
    project.writeContent('perfil', spoil(textOf('perfil').replace('Una', 'una')))
    const before = textOf('perfil')
    const puesto = { base: 'Desarrolladora', value: 'Arquitecta' }
    const translated = { base: 'Developer', value: 'Architect' }
    expect(store().change('perfil', undefined, { puesto })).toEqual(NONE)
    expect(store().change('en/perfil', undefined, { puesto: translated })).toEqual(NONE)
    expect(store().state().locked.perfil).toContain('src/content/perfil.json:')
    expect(textOf('perfil')).toBe(before)
    expect(json('en/perfil').puesto).toBe('Developer')
  })
})

describe('a translation', () => {
  it('stays while its original is gone: for build, check and new translations', () => {
    const disponibilidad = 'Desde marzo'
    const [first] = VALID_CONTENT.educacion.items
    project.writeProfile({ disponibilidad })
    writeTranslation(project)
    const said = store()
    const inEnglish = { base: undefined, value: 'From March' }
    said.change('en/perfil', undefined, { disponibilidad: inEnglish })
    said.change('en/educacion', 1, { descripcion: { base: 'Programming.', value: 'Code.' } })
    const before = [textOf('en/perfil'), textOf('en/educacion')]
    const gone = { disponibilidad: { base: disponibilidad } }
    expect(said.change('perfil', undefined, gone).written).toEqual(['disponibilidad'])
    const cleared = { descripcion: { base: first?.descripcion } }
    expect(said.change('educacion', 1, cleared).written).toEqual(['descripcion'])
    expect([textOf('en/perfil'), textOf('en/educacion')]).toEqual(before)
    expect(messageOf(project)).toBe('sin errores')
    const { translations } = project.site()
    expect(translations.get('en')?.perfil).toEqual(ENGLISH.perfil)
    const workspace = project.workspace()
    planTranslations(workspace, 'en')
    expect(String(workspace.bytes('src/content/en/educacion.json'))).toContain('Code.')
    said.change('perfil', undefined, { disponibilidad: { value: disponibilidad } })
    expect(said.state().stale).not.toContain('en/perfil 0 disponibilidad')
  })

  it.each([
    ['is deleted', ['en', 'fr'], ['English', 'French']],
    ['is sorted', ['fr', 'es', 'en'], ['French', 'Spanish', 'English']],
    [
      'stands below a new one',
      ['pt', 'es', 'en', 'fr'],
      [undefined, 'Spanish', 'English', 'French'],
    ],
    ['gives way to a new one', ['es', 'en', 'pt'], ['Spanish', 'English', 'French']],
    ['is deleted and another added', ['en', 'fr', 'pt'], ['English', 'French']],
    ['says another level', ['en 2', 'es', 'fr'], ['English', 'Spanish', 'French']],
    ['is deleted with all others', [], undefined],
  ])('of a spoken language goes with it: one %s', (_, order, expected) => {
    const rows: Record<string, object> = {
      es: { idioma: 'Español', nivel: 'Nativo' },
      en: { idioma: 'Inglés', nivel: 'B2' },
      'en 2': { idioma: 'Inglés', nivel: 'C1' },
      fr: { idioma: 'Francés', nivel: 'A2' },
      pt: { idioma: 'Portugués', nivel: 'A2' },
    }
    const base = [rows.es, rows.en, rows.fr]
    project.writeProfile({ idiomas: base })
    writeTranslation(project)
    const said = store()
    for (const [place, value] of ['Spanish', 'English', 'French'].entries()) {
      said.change('en/perfil', undefined, { [`idiomas.${place}.idioma`]: { value } })
    }
    const before = textOf('en/perfil')
    const idiomas = order.map((each) => rows[each])
    const value = idiomas.length > 0 ? idiomas : undefined
    const { written } = said.change('perfil', undefined, { idiomas: { base, value } })
    expect(written).toEqual(['idiomas'])
    const english = json('en/perfil')
    expect(english.idiomas?.map(({ idioma }: { idioma?: string }) => idioma)).toEqual(expected)
    // Its note goes along: only the translation of another text is out of date.
    const isReplaced = expected?.length === 3 && !order.join().includes('fr')
    expect(said.state().stale).toEqual(isReplaced ? ['en/perfil 0 idiomas.2.idioma'] : [])
    expect(messageOf(project)).toBe('sin errores')
    said.undo()
    expect(textOf('en/perfil')).toBe(before)
  })

  it('of a link stays with it: below another, at another address, and written before there were any', () => {
    const blog = { red: 'Mi blog', url: 'https://ada.dev/blog' }
    const first = { red: 'Otra', url: 'https://ada.dev/otra' }
    project.writeProfile({ enlaces: [blog] })
    writeTranslation(project, { perfil: { ...ENGLISH.perfil, enlaces: [{ red: 'My blog' }] } })
    const change = (base: object[], value: object[]) =>
      expect(store().change('perfil', undefined, { enlaces: { base, value } })).toMatchObject({
        written: ['enlaces'],
      })
    change([blog], [first, blog])
    expect(json('en/perfil').enlaces).toEqual([{ ...blog, red: 'My blog' }])
    const field = `enlaces.${first.url}.red`
    store().change('en/perfil', undefined, { [field]: { value: 'Another' } })
    const moved = { ...blog, url: 'https://blog.ada.dev' }
    change([first, blog], [first, moved])
    const translation = { ...moved, red: 'My blog' }
    expect(json('en/perfil').enlaces).toEqual([translation, { ...first, red: 'Another' }])
    expect(messageOf(project)).toBe('sin errores')
    change([first, moved], [moved])
    expect(json('en/perfil')).toMatchObject({ enlaces: [translation], original: {} })
  })
})

describe('a list', () => {
  it('is not sorted, and no entry deleted, where they are not those that their owner saw', () => {
    const before = textOf('educacion')
    const [first] = VALID_CONTENT.educacion.items
    const conflict = { ...NONE, conflicts: ['items'] }
    expect(store().sort('educacion', [2])).toEqual(conflict)
    expect(store().remove('educacion', { ...first, titulo: 'Otra' })).toEqual(conflict)
    expect(textOf('educacion')).toBe(before)
    expect(store().sort('educacion', [2, 1]).written).toEqual(['items'])
  })

  type Entry = { numeroOrden: number }
  it('has its newest entry first, and its newest skill last', () => {
    const [{ titulo, subtitulo, fecha, enlace } = { titulo: '' }] =
      VALID_CONTENT[CERTIFICATES].items
    const entry = { subtitulo, fecha, enlace }
    const titles = (place: string) =>
      json(place)
        .items.sort((a: Entry, b: Entry) => a.numeroOrden - b.numeroOrden)
        .map((each: { titulo: string }) => each.titulo)
    add(CERTIFICATES, 2, { ...entry, titulo: 'Segundo' })
    add(CERTIFICATES, 3, { ...entry, titulo: 'Tercero' })
    expect(titles(CERTIFICATES)).toEqual(['Tercero', 'Segundo', titulo])
    add('hard-skills', 2, { titulo: 'Go', icon: 'devicon:go' })
    expect(titles('hard-skills')).toEqual(['React', 'Go'])
  })

  it('gives a new entry no translation of one that was deleted by hand', () => {
    writeTranslation(project)
    const [first, second] = VALID_CONTENT.educacion.items
    project.writeList('educacion', [first])
    const { id: _own, ...fields } = { id: 0, ...second }
    const free = freeId('educacion', store().state().values, [])
    add('educacion', free, { ...fields, titulo: 'Taller' })
    expect(json('educacion').items.at(-1)).toMatchObject({ titulo: 'Taller', id: 3 })
    expect(json('en/educacion').items.map((entry: { id: number }) => entry.id)).not.toContain(3)
  })
})

describe('an entry that was copied by hand, with its id', () => {
  const [first, second] = VALID_CONTENT.educacion.items
  const copy = { ...first, titulo: 'Copia', numeroOrden: 3 }
  const written = () =>
    json('educacion').items.map(({ id, titulo }: { id: number; titulo: string }) => [id, titulo])
  const copied = () => {
    project.writeList('educacion', [first, copy, second])
    writeTranslation(project)
    return store()
  }

  it('gets one of its own, told once, and is written alone', () => {
    const said = copied()
    const told = () => said.state().problems.filter(({ field }) => field === 'id')
    const before = textOf('educacion')
    expect(told()).toEqual([
      { place: 'educacion', id: 3, field: 'id', message: es.form.ownId(1, 3) },
    ])
    expect(textOf('educacion')).toBe(before)
    const { written: fields } = said.change('educacion', 3, {
      titulo: { base: 'Copia', value: 'Otra' },
    })
    expect(fields).toEqual(['titulo'])
    const [above, below = ''] = before.split('"titulo": "Copia"')
    const mended = `${above}"titulo": "Otra"${below}`
    const at = mended.lastIndexOf('"id": 1')
    expect(textOf('educacion')).toBe(`${mended.slice(0, at)}"id": 3${mended.slice(at + 7)}`)
    expect(told()).toEqual([])
    expect(messageOf(project)).toBe('sin errores')
  })

  it('is deleted and sorted as any other', () => {
    const said = copied()
    const inEnglish = textOf('en/educacion')
    expect(said.sort('educacion', [2, 3, 1]).written).toEqual(['items'])
    expect(written()).toEqual([
      [1, 'Tecnicatura'],
      [3, 'Copia'],
      [2, 'Curso'],
    ])
    expect(copied().remove('educacion', { ...copy, id: 3 }).written).toEqual(['items'])
    expect(written()).toEqual([
      [1, 'Tecnicatura'],
      [2, 'Curso'],
    ])
    expect(textOf('en/educacion')).toBe(inEnglish)
    expect(copied().remove('educacion', second ?? {}).written).toEqual(['items'])
    const rest = textOf('educacion')
    expect(written()).toEqual([
      [1, 'Tecnicatura'],
      [3, 'Copia'],
    ])
    expect(rest).toBe(asText({ items: [first, { ...copy, id: 3 }] }))
  })

  it('keeps the translation that was copied with it', () => {
    const said = copied()
    const [degree, course] = ENGLISH.educacion.items
    const items = [degree, { ...degree, titulo: 'Copy' }, course]
    writeTranslation(project, { educacion: { items } })
    said.change('educacion', 3, { titulo: { base: 'Copia', value: 'Otra' } })
    expect(json('en/educacion').items).toEqual(items.with(1, { ...degree, id: 3, titulo: 'Copy' }))
    expect(messageOf(project)).toBe('sin errores')
  })
})

describe('a section of the owner’s own', () => {
  const shown = () => json('perfil').secciones

  it('is made by its title, at an address that is free, and shown', () => {
    project.writeProfile({ secciones: ['proyectos'] })
    expect(store().addSection('Charlas & más')).toBe('secciones/charlas-mas')
    expect(json('secciones/charlas-mas')).toMatchObject({ titulo: 'Charlas & más', items: [] })
    expect(store().addSection('Contacto', 'citas')).toBe('secciones/contacto-2')
    writeTranslation(project)
    expect(store().addSection('En')).toBe('secciones/en-2')
    project.remove('src/content/en')
    expect(store().addSection('Charlas, más')).toBe('secciones/charlas-mas-2')
    expect(shown()).toEqual(['proyectos', 'charlas-mas', 'contacto-2', 'en-2', 'charlas-mas-2'])
    expect(messageOf(project)).toBe('sin errores')
  })

  it('says another title in each language, and takes entries as the others do', () => {
    writeTranslation(project)
    const place = store().addSection('Charlas')
    const change = (at: string, titulo: object) => store().change(at, undefined, { titulo })
    expect(change(place, { base: 'Charlas', value: 'Mis charlas' }).written).toEqual(['titulo'])
    expect(change(`en/${place}`, { value: 'My talks' }).written).toEqual(['titulo'])
    expect(add(place, 1, { titulo: 'Mapas', fecha: '2024-05' }).written).toHaveLength(2)
    const { own, translations, lists } = project.site()
    expect(own.find(({ list }) => list === place)?.titulo).toBe('Mis charlas')
    expect(translations.get('en')?.lists[place]).toMatchObject({
      [HEAD_ID]: { titulo: 'My talks' },
    })
    expect(lists[place]).toMatchObject([{ titulo: 'Mapas', fecha: '2024-05' }])
  })

  it('has the address that a language says, until that says none', () => {
    writeTranslation(project)
    const place = store().addSection('Charlas')
    store().change(`en/${place}`, undefined, { titulo: { value: 'My talks' } })
    const before = textOf(`en/${place}`)
    const say = (base: string, value: string) =>
      store().change(`en/${place}`, undefined, { ruta: { base, value } })
    expect(say('', 'My Talks').problems).toMatchObject([{ field: 'ruta' }])
    // The address of another page of that language.
    expect(say('', 'education').problems).toMatchObject([{ field: 'ruta' }])
    expect(say('', 'talks').written).toEqual(['ruta'])
    expect(json(`en/${place}`)).toEqual({ ...JSON.parse(before), ruta: 'talks' })
    expect(messageOf(project)).toBe('sin errores')
    say('talks', '')
    expect(textOf(`en/${place}`)).toBe(before)
  })

  it('is removed with its translation and its place among the sections, until that is undone', () => {
    writeTranslation(project)
    const secciones = ['proyectos', 'certificados']
    project.writeProfile({ secciones })
    const said = store()
    said.removeList(CERTIFICATES)
    expect(shown()).toEqual(['proyectos'])
    expect(() => textOf(`en/${CERTIFICATES}`)).toThrow('ENOENT')
    expect(messageOf(project)).toBe('sin errores')
    said.undo()
    expect(shown()).toEqual(secciones)
    expect(json(`en/${CERTIFICATES}`)).toEqual(ENGLISH[CERTIFICATES])
  })
})

it('an undo that another program made impossible is told, and the one before it is done', () => {
  const said = store()
  const before = textOf('experiencia')
  said.change('experiencia', 1, {
    titulo: { base: 'Desarrolladora en Ejemplo', value: 'Arquitecta' },
  })
  said.change('perfil', undefined, { puesto: { base: 'Desarrolladora', value: 'Arquitecta' } })
  project.writeProfile({ puesto: 'Otra' })
  const theirs = textOf('perfil')
  expect(said.undo()).toMatchObject({
    ...{ isDone: true, passed: ['perfil'] },
    changed: [{ place: 'experiencia', title: 'Desarrolladora en Ejemplo', field: 'titulo' }],
  })
  expect([textOf('experiencia'), textOf('perfil')]).toEqual([before, theirs])
  expect(said.state().canUndo).toBe(false)
})

it('a fault is told in the words of people', () => {
  const { problems } = store().change('experiencia', 1, { link: { base: '', value: 'x' } })
  expect(problems.map(({ message }) => message).join()).toMatch(/o nada si no hay/)
})

it('the untouched example is turned into one language, and back', async () => {
  cpSync('tests/fixtures/site', project.root, { recursive: true })
  project.remove('src/content/secciones')
  const before = textOf('perfil')
  const { actions } = editApi(project.root)
  const ask = (action: string, body = '') =>
    actions[action]?.(Buffer.from(body), new URLSearchParams())
  expect(await ask('only', '{"language":"en"}')).toMatchObject({
    state: { language: 'en', languages: [] },
  })
  expect(json('perfil').puesto).toBe('Full-stack developer')
  await ask('undo')
  expect(textOf('perfil')).toBe(before)
})

it('to start over deletes what is the example’s alone, and can be undone', () => {
  const example = 'tests/fixtures/site/src/content'
  cpSync(example, project.contentDir, { recursive: true })
  const [first, ...others] = json('proyectos').items
  project.writeList('proyectos', [{ ...first, pagina: 'agenda' }, ...others])
  const pages = ['agenda', 'mia']
  for (const slug of pages) project.write(`src/content/proyectos/${slug}.md`, 'Uno.')
  project.write('src/content/en/proyectos/agenda.md', 'One.')
  const pagesIn = (folder: string) => readdirSync(project.place(`src/content/${folder}`))
  const own = { ...VALID_CONTENT.experiencia.items[0], id: 9 }
  const { items } = json('experiencia')
  project.writeList('experiencia', [...items, own])
  const before = textOf('experiencia')
  const said = store()
  said.startOver()
  expect(json('experiencia').items).toEqual([own])
  const lists = ['educacion', 'hard-skills', 'soft-skills', 'proyectos', 'en/educacion']
  expect(lists.map((place) => json(place).items.length)).toEqual([0, 0, 0, 0, 0])
  expect(json('perfil')).not.toHaveProperty('github')
  expect(json('perfil').nombre).toBe('Nombre Apellido')
  expect(said.state()).toMatchObject({ isExample: false, problems: [] })
  // Of no project, it may be a draft.
  expect(pagesIn('proyectos')).toEqual(['mia.md'])
  expect(project.has('src/content/en/proyectos')).toBe(false)
  said.undo()
  expect(textOf('experiencia')).toBe(before)
  expect(pagesIn('proyectos')).toEqual(pages.map((slug) => `${slug}.md`))
  expect(pagesIn('en/proyectos')).toEqual(['agenda.md'])
})
