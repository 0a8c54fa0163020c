import { beforeEach, describe, expect, it } from 'vitest'
import { editApi } from '../../src/tools/edit/edit-api'
import { es } from '../../src/tools/messages/es/es'
import { asText, freshProject, messageOf, VALID_CONTENT } from './content-project'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()
beforeEach(() => project.write('index.html', ''))

type Note = { place: string; id?: number; field: string; message: string }
const ask = async (action: string, asked: object = {}) => {
  const act = editApi(project.root).actions[action]
  return (await act?.(Buffer.from(JSON.stringify(asked)), new URLSearchParams())) as unknown as {
    problems: Note[]
  }
}
const notes = async () => (await ask('check')).problems

describe('what the check tells in the form', () => {
  it('is of no key that the form itself writes, such as the address of a translated link', async () => {
    const enlaces = [{ red: 'Mi blog', url: 'https://ada.dev/blog' }]
    project.writeProfile({ enlaces })
    writeTranslation(project, {
      ...ENGLISH,
      perfil: { ...ENGLISH.perfil, enlaces: [{ ...enlaces[0], red: 'My blog' }] },
    })
    expect((await notes()).filter(({ field }) => field.includes('enlaces'))).toEqual([])
    // The one that is there twice is told once, in the main language.
    project.writeProfile({ enlaces, github: enlaces[0]?.url })
    const told = (await notes()).filter(({ field }) => /enlaces|github/.test(field))
    expect(told.map(({ place, message }) => [place, message])).toEqual([
      ['perfil', expect.stringContaining(es.form.checkWords.repeat.link('').found)],
    ])
  })

  it('names each translation that is missing at its own field, without a command', async () => {
    const { educacion: _none, ...others } = ENGLISH
    writeTranslation(project, others)
    const told = (await notes()).filter(({ place }) => place === 'en/educacion')
    expect(told.map(({ id, field }) => [id, field])).toContainEqual([1, 'titulo'])
    expect(told.map(({ field }) => field)).not.toContain('')
    expect(JSON.stringify(await notes())).not.toMatch(/npm run|src\/content|numeroOrden/)
    expect(project.has('src/content/en/educacion.json')).toBe(false)
  })

  it('of content with mistakes is these alone', async () => {
    project.writeProfile({ email: 'ada@' })
    expect(await notes()).toMatchObject([{ place: 'perfil', field: 'email' }])
  })

  it('names a file that nothing needs, which can be deleted and brought back, and no other', async () => {
    project.write('public/nadie.pdf', '%PDF')
    const file = 'public/nadie.pdf'
    expect(await notes()).toContainEqual(expect.objectContaining({ place: file, isAdvice: true }))
    const api = editApi(project.root)
    const forget = (each: string) =>
      api.actions.forget?.(Buffer.from(JSON.stringify({ file: each })), new URLSearchParams())
    await forget(file)
    expect(project.has(file)).toBe(false)
    await api.actions.undo?.(Buffer.of(), new URLSearchParams())
    expect(project.has(file)).toBe(true)
    await expect(forget('public/retrato.webp')).rejects.toThrow(es.form.notDone)
    await expect(forget('package.json')).rejects.toThrow(es.form.notDone)
  })
})

it('a project that goes on says so, and says nothing of its end once that is cleared', async () => {
  const [diary] = VALID_CONTENT.proyectos.items
  project.writeList('proyectos', [{ ...diary, anioInicio: 2024 }])
  const type = (base: unknown, value: unknown) =>
    ask('type', { typed: [{ place: 'proyectos', id: 1, field: 'anioFin', base, value }] })
  await type(undefined, null)
  expect(project.json('proyectos').items[0].anioFin).toBeNull()
  expect(messageOf(project)).toBe('sin errores')
  await type(null, '')
  expect(project.json('proyectos').items[0]).not.toHaveProperty('anioFin')
})

it('a translation that is written before its text is no old one', async () => {
  project.write('src/content/en/perfil.json', asText(ENGLISH.perfil))
  const type = (place: string, value: string) =>
    ask('type', { typed: [{ place, field: 'disponibilidad', value }] })
  await type('en/perfil', 'From March')
  await type('perfil', 'Desde marzo')
  expect(project.json('en/perfil').disponibilidad).toBe('From March')
  const { state } = (await ask('state')) as unknown as { state: { stale: string[] } }
  expect(state.stale).toEqual([])
  await ask('type', {
    typed: [{ place: 'perfil', field: 'disponibilidad', base: 'Desde marzo', value: 'Ya' }],
  })
  const later = (await ask('state')) as unknown as { state: { stale: string[] } }
  expect(later.state.stale).toEqual(['en/perfil 0 disponibilidad'])
})
