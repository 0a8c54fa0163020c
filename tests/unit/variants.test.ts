import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ContentName } from '../../src/model/schema/schema'
import * as reading from '../../src/tools/check/cv-reading'
import { cvVariants } from '../../src/tools/content/cv-variants'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { cvText } from '../../src/tools/cv/cv-text'
import { contentStore } from '../../src/tools/edit/content-store'
import { es } from '../../src/tools/messages/es/es'
import { inEnglish, languageOf } from '../fixtures/fixture'
import { CERTIFICATES, messageOf } from './content-project'
import { checkReport, problemReport } from './problem-report'
import { readyProject } from './ready-project'
import { ENGLISH, writeTranslation } from './translated-content'

const { project, report, add } = readyProject()
const { json } = project

const BACKEND = { puesto: 'Desarrolladora backend', resumen: 'Hago servicios.' }
/** Of a project with two CVs for one job, in two languages. */
const write = () => {
  add('perfil', { variantes: { backend: BACKEND, datos: { puesto: 'Analista' } } })
  add('experiencia', { para: ['backend'] })
  add('proyectos', { para: ['datos', 'backend'] })
  add(CERTIFICATES, { para: [] })
  const variantes = { backend: { puesto: 'Backend developer', resumen: 'I make services.' } }
  writeTranslation(project, { ...ENGLISH, perfil: { ...ENGLISH.perfil, variantes } })
}

/** The CV for one job as text, by its name. */
function variantTexts(code: 'es' | 'en') {
  const content = project.site()
  const said = code === 'en' ? inEnglish(content) : content
  const language = languageOf(code, said.perfil.sitio)
  return Object.fromEntries(
    cvVariants(said).map(({ name, perfil, lists }) => [
      name,
      cvText({ profile: perfil, lists }, language),
    ]),
  )
}

afterEach(vi.restoreAllMocks)

describe('a CV for one job', () => {
  it('has words of its own and the entries that are for it, in each language', () => {
    write()
    const { backend, datos } = variantTexts('es')
    for (const text of [...Object.values(BACKEND), 'Desarrolladora en Ejemplo', 'Agenda']) {
      expect(backend).toContain(text)
    }
    expect(datos).toMatch(/Analista[\s\S]*Una oración[\s\S]*Agenda/)
    expect(datos).not.toContain('Desarrolladora en Ejemplo')
    for (const text of [backend, datos]) {
      expect(text).toContain('Tecnicatura')
      expect(text).not.toContain('Accesibilidad web')
    }
    const english = variantTexts('en')
    expect(english.backend).toMatch(
      /Backend developer[\s\S]*I make services[\s\S]*Developer at Example/,
    )
    // What is not translated is said as in the main language.
    expect(english.datos).toContain('Analista')
  })

  it('shows no mail and telephone that are held back from CVs', () => {
    write()
    add('perfil', { telefono: '+54 341 400 1234', canales: { telefono: ['pagina'], email: [] } })
    for (const text of Object.values(variantTexts('es'))) expect(text).not.toMatch(/400 1234|@/)
  })

  it('is read back by check as the CV is, which tells one that says nothing else', async () => {
    write()
    const seen = vi.spyOn(reading, 'missedIn')
    // Only the last has no words of its own, and every entry.
    add('perfil', { variantes: { backend: BACKEND, datos: {}, tuerca: {} } })
    add(CERTIFICATES, { para: ['tuerca'] })
    add('experiencia', { para: undefined })
    add('proyectos', { para: ['tuerca', 'datos'] })
    const { found, todo } = es.check.sameVariant
    const told = ['src/content/perfil.json:20  variantes.tuerca', found, todo] as const
    expect(await report()).toBe(checkReport(es, [], [told]))
    expect(seen.mock.calls.map(([, { role }]) => role)).toEqual([
      ...['Desarrolladora', BACKEND.puesto, 'Desarrolladora', 'Desarrolladora'],
      ...['Developer', 'Backend developer', 'Developer', 'Developer'],
    ])
  })
})

describe('a mistake', () => {
  const { variants, noVariants, unknownField } = es.reading
  const { knownFields, object, variantName } = es.expected
  const told = (place: string, found: string, expected: string) =>
    expect(messageOf(project)).toBe(problemReport(es, [[`src/content/${place}`, found, expected]]))

  it('is a variant that there is not, told with those that there are', () => {
    add('perfil', { variantes: { backend: {}, 'data-2': {} } })
    add('proyectos', { para: ['backend', 'bakend'] })
    const known = `${variants('"backend" o "data-2"')}${es.reading.perhaps('"backend"')}`
    told('proyectos.json:13  items[0].para[1]', '"bakend"', known)
  })

  it('is any where the profile has none', () => {
    add('hard-skills', { para: ['backend'] })
    told('hard-skills.json:12  items[0].para[0]', '"backend"', noVariants)
  })

  it.each([
    [{ 'Back End': {} }, '["Back End"]', '"Back End"', variantName],
    [[{}], '', '[{}]', object],
    [{ backend: 'x' }, '.backend', '"x"', object],
    [
      { backend: { titulo: 'x' } },
      '.backend.titulo',
      unknownField,
      `${knownFields}: puesto, resumen`,
    ],
  ])('is %j', (variantes, at, found, expected) => {
    add('perfil', { variantes })
    expect(messageOf(project)).toContain(`variantes${at}\n`)
    expect(messageOf(project)).toContain(found)
    expect(messageOf(project)).toContain(expected)
  })

  it('is a translation of a variant that there is not', () => {
    add('perfil', { variantes: { backend: BACKEND } })
    const variantes = { frontend: { puesto: 'x' } }
    writeTranslation(project, { perfil: { ...ENGLISH.perfil, variantes } })
    expect(messageOf(project)).toContain('variantes.frontend.puesto')
  })
})

it('is translated by the same commands as all else', () => {
  write()
  const workspace = project.workspace()
  planTranslations(workspace, 'en')
  const { variantes, original } = Object(workspace.json('src/content/en/perfil.json').source?.value)
  expect(variantes.datos).toEqual({ puesto: '' })
  expect(variantes.backend.puesto).toBe('Backend developer')
  expect(Object.keys(original)).toContain('variantes.datos.puesto')
})

describe('in the editor', () => {
  const store = () => contentStore(project.root)
  const said = (name: ContentName) => json(name).items[0].para

  it('another name is another name everywhere, and one undo takes it back', () => {
    write()
    const editor = store()
    const translated = {
      'variantes.backend.puesto': { base: 'Backend developer', value: 'Backender' },
    }
    expect(editor.change('en/perfil', undefined, translated).written).toHaveLength(1)
    const before = ['perfil', 'en/perfil', 'experiencia', 'proyectos'].map(json)
    editor.renameVariant('backend', 'servidor')
    expect(Object.keys(json('perfil').variantes)).toEqual(['servidor', 'datos'])
    expect(json('en/perfil')).toMatchObject({
      variantes: { servidor: { puesto: 'Backender', resumen: 'I make services.' } },
      original: { 'variantes.servidor.puesto': expect.any(String) },
    })
    expect([said('experiencia'), said('proyectos')]).toEqual([['servidor'], ['datos', 'servidor']])
    expect(messageOf(project)).toBe('sin errores')
    expect(editor.undo().isDone).toBe(true)
    expect(['perfil', 'en/perfil', 'experiencia', 'proyectos'].map(json)).toEqual(before)
  })

  it('one that goes is named by nobody; with the last goes the question, but not for an entry that is for none', () => {
    write()
    const editor = store()
    editor.renameVariant('backend')
    expect(json('en/perfil').variantes).toBeUndefined()
    expect([said('experiencia'), said('proyectos')]).toEqual([[], ['datos']])
    editor.renameVariant('datos')
    expect(json('perfil').variantes).toBeUndefined()
    expect([said('experiencia'), said('proyectos'), said(CERTIFICATES)]).toEqual([
      [],
      undefined,
      [],
    ])
    expect(messageOf(project)).toBe('sin errores')
  })

  it('a name that is taken, or an entry for a variant that there is not, is not written', () => {
    write()
    const editor = store()
    expect(() => editor.renameVariant('backend', 'datos')).toThrow()
    const para = { base: ['backend'], value: ['frontend'] }
    const { written, problems } = editor.change('experiencia', 1, { para })
    expect([written, problems.map(({ field }) => field)]).toEqual([[], ['para[0]']])
    // In none of them is not the same as in all.
    expect(
      editor.change('experiencia', 1, { para: { base: ['backend'], value: [] } }).written,
    ).toEqual(['para'])
    expect(said('experiencia')).toEqual([])
  })
})
