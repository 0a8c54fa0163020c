import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/tools/content/problem'
import { editApi } from '../../src/tools/edit/edit-api'
import { PHOTOS } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'
import { asText, freshProject, messageOf, SMALLEST, VALID_CONTENT } from './content-project'
import { writeTranslation } from './translated-content'

const project = freshProject()
let api = editApi(project.root)
beforeEach(() => {
  project.remove('.cache')
  project.write('index.html', '')
  api = editApi(project.root)
})

type State = {
  languages: string[]
  values: Record<string, Record<string, unknown>>
  drafts: { problems: object[] }[]
}
type Told = { path: string; written: string[]; state: State }

const ask = async (action: string, body: string | Buffer = '', query = {}) =>
  (await api.actions[action]?.(Buffer.from(body), new URLSearchParams(query))) as unknown as Told
/** @returns which of the fields are written */
const changed = async (place: string, wanted: Record<string, unknown>) => {
  const { values } = (await ask('state')).state
  const typed = Object.entries(wanted).map(([field, value]) => {
    return { place, field, base: values[place]?.[field], value }
  })
  return ask('type', JSON.stringify({ typed }))
}
const keep = (purpose: string, name: string, bytes: string | Buffer) =>
  ask('keep', bytes, { purpose, name })
const photo = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
const isPublished = (name: string) => project.has(`public/${name}`)
const profile = () => project.json('perfil')

describe('a dropped file', () => {
  const drop = async (background: string) =>
    (await keep('foto', 'yo.png', await photo(background))).path

  it('is in public/ at once: not once it is replaced, and again after an undo', async () => {
    const [first, second] = [await drop('red'), await drop('blue')]
    expect([first, second]).toEqual(['retrato-2.webp', 'retrato-3.webp'])
    const published = () => [first, second].map(isPublished)
    expect(published()).toEqual([true, true])
    expect((await changed('perfil', { foto: first })).written).toEqual(['foto'])
    const bytes = project.bytes(`public/${first}`)
    // Also by a later start of the editor.
    api = editApi(project.root)
    await changed('perfil', { foto: second })
    expect(published()).toEqual([false, true])
    // It outlives the editor, too.
    expect(readFileSync(path.join(project.root, '.cache/edit/removed', first))).toEqual(bytes)
    await ask('undo')
    expect(profile().foto).toBe(first)
    expect(published()).toEqual([true, false])
    expect(project.bytes(`public/${first}`)).toEqual(bytes)
  })

  it('of a portrait is cut as its owner chose, never outside of the photo', async () => {
    const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    const right = { create: { width: 20, height: 20, channels: 3, background: 'blue' } } as const
    const both = await halves
      .composite([{ input: right, left: 20, top: 0 }])
      .png()
      .toBuffer()
    const crop = (square: string) =>
      ask('keep', both, { purpose: 'foto', name: 'yo.png', crop: square })
    const { path: name } = await crop('{"left":22,"top":2,"side":16}')
    const { channels } = await sharp(project.bytes(`public/${name}`)).stats()
    expect((await sharp(project.bytes(`public/${name}`)).metadata()).width).toBe(16)
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1])
    await expect(crop('{"left":30,"top":0,"side":20}')).rejects.toThrow(
      es.form.notAPicture('yo.png'),
    )
    await expect(crop('1,2')).rejects.toThrow(es.form.malformed)
  })

  it('of a portrait is upright, square and without metadata, and a small one is told', async () => {
    const photoOf = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#a63' } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Phone' } })
        .withMetadata({ orientation: 6 })
        .toBuffer()
    const madeOf = async (name: string, bytes: Buffer) => {
      const { path: kept, note } = Object(await keep('foto', name, bytes))
      const { width, height, exif } = await sharp(project.bytes(`public/${kept}`)).metadata()
      return [width, height, exif, note]
    }
    const [, , , none] = await madeOf('yo.jpg', await photoOf(900, 700))
    expect(none).toBeUndefined()
    expect(await madeOf('yo.jpg', await photoOf(900, 700))).toEqual([640, 640, undefined, none])
    const small = expect.stringContaining('mini.jpg mide 40 × 60 px')
    expect(await madeOf('mini.jpg', await photoOf(60, 40))).toEqual([40, 40, undefined, small])
  })

  it('of a portrait is kept whole, so that another square of it can be cut', async () => {
    const photo = await sharp({ create: { width: 90, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { path: name } = await keep('foto', 'yo.png', photo)
    expect((await sharp(project.bytes(`public/${name}`)).metadata()).width).toBe(40)
    expect(readFileSync(path.join(project.root, PHOTOS, name))).toEqual(photo)
    expect(project.has(`public/${PHOTOS}`)).toBe(false)
  })

  it('does not take the name of one that it has replaced, which may come back', async () => {
    await changed('perfil', { foto: await drop('red') })
    expect(isPublished('retrato.webp')).toBe(false)
    expect(await drop('blue')).toBe('retrato-3.webp')
    expect((await changed('perfil', { foto: 'retrato.webp' })).written).toEqual(['foto'])
    expect(isPublished('retrato.webp')).toBe(true)
  })

  it('stays while a draft names it, and goes with that draft', async () => {
    const name = await drop('red')
    // What it shows is still to be said.
    const imagen = { place: 'proyectos', id: 1, field: 'imagen', value: name }
    await ask('type', JSON.stringify({ typed: [imagen] }))
    await changed('perfil', { puesto: 'Otro' })
    expect(isPublished(name)).toBe(true)
    await ask('discard', JSON.stringify({ spots: [imagen] }))
    expect(isPublished(name)).toBe(false)
  })

  it.each([
    ['another list', 'src/content/proyectos.json', 'imagen'],
    ['a file of the owner’s', 'public/tarjeta.html', ''],
  ])('stays while %s names it', async (_what, file, field) => {
    const name = await drop('red')
    await changed('perfil', { foto: name })
    const [entry] = VALID_CONTENT.proyectos.items
    const fields = { imagen: name, imagenAlt: 'Yo' }
    project.write(file, field ? asText({ items: [{ ...entry, ...fields }] }) : `<img src=${name}>`)
    await changed('perfil', { foto: 'retrato.webp' })
    expect(isPublished(name)).toBe(true)
    project.write(file, field ? asText({ items: [entry] }) : '')
    await changed('perfil', { puesto: 'Otro' })
    expect(isPublished(name)).toBe(false)
  })

  it('takes the place of a file that nothing else names, which an undo brings back', async () => {
    const bytes = project.bytes('public/retrato.webp')
    const [project1] = VALID_CONTENT.proyectos.items
    const fields = { imagen: 'retrato.webp', imagenAlt: 'Yo' }
    project.writeList('proyectos', [{ ...project1, ...fields }])
    await changed('perfil', { foto: await drop('red') })
    expect(isPublished('retrato.webp')).toBe(true)
    await ask('drop', '{"list":"proyectos"}')
    expect(isPublished('retrato.webp')).toBe(false)
    await ask('undo')
    expect(project.bytes('public/retrato.webp')).toEqual(bytes)
    project.write('public/tarjeta.html', '<a href="cv.pdf">CV</a>')
    expect((await changed('perfil', { cv: null })).written).toEqual(['cv'])
    expect(isPublished('cv.pdf')).toBe(true)
  })

  it('has a path of its own, though another of its name is dropped at once', async () => {
    const paths = await Promise.all([drop('red'), drop('blue')])
    expect(paths.toSorted()).toEqual(['retrato-2.webp', 'retrato-3.webp'])
  })

  it('that the owner has changed since is kept as it is now, beside the one of its name', async () => {
    const name = await drop('red')
    await changed('perfil', { foto: name })
    const file = project.place(`public/${name}`)
    const first = readFileSync(file)
    await changed('perfil', { foto: 'retrato.webp' })
    project.write(`public/${name}`, SMALLEST.webp)
    await changed('perfil', { foto: name })
    await changed('perfil', { foto: 'retrato.webp' })
    expect([existsSync(file), isPublished('retrato.webp')]).toEqual([false, true])
    const kept = ['retrato-2.webp', 'retrato-2-2.webp'].map((each) =>
      readFileSync(path.join(project.root, '.cache/edit/removed', each)),
    )
    expect(kept).toEqual([first, SMALLEST.webp])
  })
})

const HEADER = Buffer.from('%PDF-1.7\n')

it.each([
  [
    'an SVG with a script',
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
    es.reading.harmlessSvg,
  ],
  ['zeros as a PDF', 'a.pdf', Buffer.alloc(1 << 20), es.form.notAPicture('a.pdf')],
  [
    'zeros after a PDF’s first line',
    'a.pdf',
    Buffer.concat([HEADER, Buffer.alloc(1 << 20)]),
    es.form.notADocument('a.pdf'),
  ],
])('%s is no certificate', async (_what, name, bytes, why) => {
  const refused = keep('document', name, bytes)
  await expect(refused).rejects.toThrow(ProblemError)
  await expect(refused).rejects.toThrow(why)
})

it('a photo as telephones make it is told with what to do', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await expect(keep('foto', 'yo.heic', heic)).rejects.toThrow(es.form.heic('yo.heic'))
})

it('a whole PDF is one', async () => {
  const file = 'tests/fixtures/site/public/certificados/ingles-tecnico-b2.pdf'
  expect(await keep('document', 'Inglés B2.pdf', readFileSync(file))).toMatchObject({
    path: 'documentos/ingles-b2.pdf',
  })
})

it('a further language is added with every text to translate, and can be undone', async () => {
  const { languages } = (await ask('language', '{"language":"pt"}')).state
  expect(languages).toEqual(['pt'])
  expect(project.json('pt/perfil').puesto).toBe('')
  await ask('undo')
  expect(project.has('src/content/pt')).toBe(false)
  await expect(ask('language', '{"language":"xx1"}')).rejects.toThrow(ProblemError)
})

it('a further language is removed with all that was said in it, and comes back whole', async () => {
  writeTranslation(project)
  project.write('src/content/en/notes.txt', 'mine')
  await ask('page', '{"id":1}')
  await changed('proyectos/agenda.md', { texto: 'Ver [mi trabajo](/en/experience/#uno).' })
  await changed('en/proyectos/agenda.md', { texto: 'Some turns got lost.' })
  const before = (await ask('state')).state
  const typed = { place: 'en/perfil', field: 'resumen', base: before.values['en/perfil']?.resumen }
  await ask('draft', JSON.stringify({ typed: [{ ...typed, value: 'Half a sen' }] }))
  const { languages, drafts } = (await ask('leave', '{"language":"en"}')).state
  expect([languages, drafts]).toEqual([[], []])
  expect(project.has('src/content/en/proyectos')).toBe(false)
  expect(project.has('src/content/en/notes.txt')).toBe(true)
  const page = project.read('src/content/proyectos/agenda.md')
  expect(page).toBe('Ver [mi trabajo](/experiencia/#uno).')
  expect(messageOf(project)).toBe('sin errores')
  expect((await ask('undo')).state.values).toEqual(before.values)
  await expect(ask('leave', '{"language":"es"}')).rejects.toThrow(es.form.notDone)
})

it('the owner’s own words of a language go with it', async () => {
  await ask('language', '{"language":"pl"}')
  expect(project.has('src/content/palabras/pl.json')).toBe(true)
  await ask('leave', '{"language":"pl"}')
  expect(project.has('src/content/palabras')).toBe(false)
})

it('a main language that has a folder of translations is refused at its field', async () => {
  project.write('src/content/en/perfil.json', asText({ puesto: 'Developer' }))
  const before = profile()
  const { written, state } = await changed('perfil', { idioma: 'en' })
  expect(written).toEqual([])
  const [{ problems } = { problems: [] }] = state.drafts
  const message = expect.stringContaining(es.reading.translation.hasFolder('src/content/en/'))
  expect(problems).toContainEqual({ place: 'perfil', field: 'idioma', message })
  expect(profile()).toEqual(before)
  project.remove('src/content/en')
  expect((await changed('perfil', { idioma: 'en' })).written).toEqual(['idioma'])
})
