import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import type { Fallbacks } from '../../src/site/model/translated-texts'
import { readSite } from '../../src/tools/content/reading/read-content'
import { inLanguage } from '../../src/tools/content/translation/in-language'
import { asText, makeProject, messageOf, VALID_CONTENT } from './content-project'
import { FULL_CONTENT } from './full-content'
import { ENGLISH, type OverlayName, writeOverlay } from './overlay-content'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

const site = () => readSite(project.contentDir, project.publicDir)

/** The content in English, as the site would show it. */
function english() {
  const { overlays, ...content } = site()
  const overlay = overlays.get('en')
  if (overlay === undefined) throw new Error('no English')
  const shown = inLanguage(content, overlay)
  const told = (place: string, entry: Fallbacks) =>
    (entry.fallbacks ?? []).map((text) => `${place}.${text}`)
  const fallbacks = [
    ...told('perfil', shown.perfil),
    ...LIST_NAMES.flatMap((name) =>
      shown.lists[name].flatMap((entry) => told(`${name}.${entry.id}`, entry as Fallbacks)),
    ),
  ]
  return { ...shown, fallbacks }
}

describe('content in a further language', () => {
  it('has the texts of the overlay and the facts of the main files', () => {
    writeOverlay(project)
    const { perfil, lists, fallbacks } = english()
    const { $schema: _editor, ...main } = VALID_CONTENT.perfil
    expect(perfil).toEqual({ ...main, ...ENGLISH.perfil })
    for (const name of LIST_NAMES) {
      expect(lists[name]).toEqual(
        VALID_CONTENT[name].items.map((item, index) => ({
          ...item,
          ...ENGLISH[name].items[index],
        })),
      )
    }
    expect(fallbacks).toEqual([])
  })

  it('falls back to the main language, and says where', () => {
    const [study] = ENGLISH.educacion.items
    writeOverlay(project, {
      perfil: { ...ENGLISH.perfil, resumen: '' },
      educacion: { items: [{ ...study, estado: undefined }] },
    })
    const { perfil, lists, fallbacks } = english()
    expect([perfil.puesto, perfil.resumen]).toEqual(['Developer', 'Una oración.'])
    expect(lists.educacion.map(({ titulo, estado }) => [titulo, estado])).toEqual([
      ['Degree', 'Cursando'],
      ['Curso', 'Finalizado'],
    ])
    expect(fallbacks).toEqual([
      'perfil.resumen',
      'educacion.1.estado',
      'educacion.2.titulo',
      'educacion.2.descripcion',
      'educacion.2.estado',
      'experiencia.1.titulo',
      'experiencia.1.descripcion',
      'experiencia.1.tipoExperiencia',
      'experiencia.1.tegnologiasUtilizadas',
      'hard-skills.1.titulo',
      'soft-skills.1.titulo',
      'proyectos.1.titulo',
      'proyectos.1.descripcion',
      'certificados.1.titulo',
      'certificados.1.emisor',
    ])
  })

  it('joins entries by id, whatever their order, and the items of their lists by place', () => {
    for (const name of ['perfil', 'proyectos'] as const) {
      project.writeContent(name, asText(FULL_CONTENT[name]))
    }
    const [study, course] = ENGLISH.educacion.items
    writeOverlay(project, {
      ...ENGLISH,
      educacion: { items: [course, study] },
      perfil: {
        ...ENGLISH.perfil,
        disponibilidad: 'From March',
        enlaces: [{ red: 'Mastodon' }],
        idiomas: [{ idioma: 'Spanish' }, { idioma: 'English' }],
      },
      proyectos: {
        items: [
          { ...ENGLISH.proyectos.items[0], imagenAlt: 'A day', enlaces: [{ texto: 'Docs' }] },
        ],
      },
    })
    const { perfil, lists, fallbacks } = english()
    expect(lists.educacion.map(({ titulo }) => titulo)).toEqual(['Degree', 'Course'])
    expect(perfil.idiomas).toEqual([{ idioma: 'Spanish', nivel: 'Nativo' }, { idioma: 'English' }])
    expect(lists.proyectos[0]?.enlaces).toEqual([{ texto: 'Docs', url: 'http://example.com/docs' }])
    expect(fallbacks).toEqual(['perfil.idiomas.0.nivel', 'proyectos.1.tecnologias'])
  })

  it('changes nothing of the main content', () => {
    const before = site()
    writeOverlay(project)
    const { overlays, ...content } = site()
    inLanguage(content, overlays.get('en') ?? { perfil: {}, lists: {} })
    expect(content).toEqual({ perfil: before.perfil, lists: before.lists, absent: [] })
    expect([before.overlays.size, overlays.size]).toEqual([0, 1])
  })
})

describe('the folders of further languages', () => {
  it('are those with JSON files; others are set aside or the owner’s own', () => {
    writeOverlay(project)
    writeOverlay(project, { perfil: { puesto: 'Desenvolvedora' } }, 'pt')
    writeOverlay(project, { perfil: { puesto: 7 } }, 'de.old')
    mkdirSync(path.join(project.contentDir, 'fr'))
    project.write('src/content/notas/ideas.txt', 'x')
    expect([...site().overlays.keys()]).toEqual(['en', 'pt'])
  })

  it.each([
    ['ingles', '"ingles"'],
    ['EN', '"EN"'],
    ['en-GB', '"en-GB"'],
    ['xx', '"xx"'],
  ])('%s names no language', (folder, found) => {
    writeOverlay(project, { perfil: ENGLISH.perfil }, folder)
    expect(messageOf(project)).toBe(
      `Hay 1 error en el contenido:\n\nsrc/content/${folder}/\n  se encontró: ${found}\n  se esperaba: como nombre de la carpeta, el código de un idioma, por ejemplo "en"`,
    )
  })

  it('cannot be the main language again, nor hold other files', () => {
    writeOverlay(project, { perfil: {} }, 'es')
    writeOverlay(project, ENGLISH, 'en')
    project.write('src/content/en/educacio.json', '{}')
    expect(messageOf(project)).toMatchInlineSnapshot(`
      "Hay 2 errores en el contenido:

      src/content/en/educacio.json
        se encontró: un archivo que no es del contenido
        se esperaba: archivos con estos nombres: perfil.json, educacion.json, experiencia.json, hard-skills.json, soft-skills.json, proyectos.json, certificados.json; quizás quiso escribir "educacion.json"

      src/content/es/
        se encontró: el idioma principal del sitio (español)
        se esperaba: otro idioma; los textos del principal van en los archivos de src/content/"
    `)
  })
})

type Mistake = [title: string, name: OverlayName, value: unknown]
const entry = (name: 'educacion' | 'proyectos', more: object) => ({
  items: [{ ...ENGLISH[name].items[0], ...more }],
})
const MISTAKES: Mistake[] = [
  ['an unknown id', 'educacion', entry('educacion', { id: 9 })],
  ['an unknown field', 'educacion', entry('educacion', { titulos: 'x' })],
  ['a fact', 'educacion', entry('educacion', { anioInicio: 2020 })],
  ['a fact of the profile', 'perfil', { ...ENGLISH.perfil, email: 'a@example.com' }],
  ['a fact of a link', 'proyectos', entry('proyectos', { enlaces: [{ url: 'x' }] })],
  ['a wrong type', 'perfil', { ...ENGLISH.perfil, puesto: 7, original: [] }],
  ['an id twice', 'educacion', { items: [{ id: 1 }, { id: 1 }] }],
  ['no id', 'educacion', { items: [{ titulo: 'x' }] }],
  ['a text that the original lacks', 'perfil', { disponibilidad: 'Now', enlaces: [{ red: 'x' }] }],
  ['no list', 'educacion', [{ id: 1 }]],
  ['no items', 'educacion', {}],
  ['a list that is none', 'educacion', { items: { id: 1 } }],
]

it('mistakes are told like all others', () => {
  const told = MISTAKES.map(([title, name, value]) => {
    project.reset()
    writeOverlay(project, { [name]: value })
    return `${title}\n${messageOf(project).split('\n').slice(2).join('\n')}`
  })
  expect(told.join('\n\n')).toMatchInlineSnapshot(`
    "an unknown id
    src/content/en/educacion.json:4  items[0].id
      se encontró: 9
      se esperaba: el id de una entrada de src/content/educacion.json

    an unknown field
    src/content/en/educacion.json:8  items[0].titulos
      se encontró: un campo desconocido
      se esperaba: solo campos conocidos; quizás quiso escribir "titulo"

    a fact
    src/content/en/educacion.json:8  items[0].anioInicio
      se encontró: un dato, que se escribe una sola vez, en el idioma principal
      se esperaba: solo textos: titulo, descripcion, estado

    a fact of the profile
    src/content/en/perfil.json:6  email
      se encontró: un dato, que se escribe una sola vez, en el idioma principal
      se esperaba: solo textos: puesto, ciudad, pais, enlaces, resumen, disponibilidad, idiomas

    a fact of a link
    src/content/en/proyectos.json:9  items[0].enlaces[0].url
      se encontró: un dato, que se escribe una sola vez, en el idioma principal
      se esperaba: solo textos: texto

    a wrong type
    src/content/en/perfil.json:2  puesto
      se encontró: 7
      se esperaba: un texto no vacío

    an id twice
    src/content/en/educacion.json:7  items[1].id
      se encontró: 1
      se esperaba: un id que no use otra entrada de la lista

    no id
    src/content/en/educacion.json:3  items[0].id
      se encontró: nada: falta este campo
      se esperaba: un número entero mayor o igual que 0

    a text that the original lacks
    src/content/en/perfil.json:2  disponibilidad
      se encontró: un texto que no está en el idioma principal
      se esperaba: ninguno, o ese texto también en src/content/perfil.json

    src/content/en/perfil.json:5  enlaces[0].red
      se encontró: un texto que no está en el idioma principal
      se esperaba: ninguno, o ese texto también en src/content/perfil.json

    no list
    src/content/en/educacion.json:1
      se encontró: [{"id":1}]
      se esperaba: un objeto con la lista en "items": { "items": [] }

    no items
    src/content/en/educacion.json:1  items
      se encontró: nada: falta este campo
      se esperaba: una lista de entradas entre corchetes []

    a list that is none
    src/content/en/educacion.json:2  items
      se encontró: {"id":1}
      se esperaba: una lista de entradas entre corchetes []"
  `)
})

it('are told in the main language, with those of the main files', () => {
  project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, idioma: 'en', foto: 'no.webp' }))
  project.writeContent('educacion', '{')
  writeOverlay(
    project,
    {
      educacion: entry('educacion', { id: 9, anioFin: 2020 }),
      experiencia: entry('educacion', { id: 9 }),
    },
    'es',
  )
  expect(messageOf(project)).toMatchInlineSnapshot(`
    "There are 5 mistakes in the content:

    src/content/perfil.json:8  foto
      found: "no.webp"
      expected: a file that exists in public/

    src/content/educacion.json:1
      found: the file ends too early
      expected: the closing brace of the "{" that opens on line 1

    src/content/es/educacion.json:8  items[0].anioFin
      found: a fact, which is written only once, in the main language
      expected: only texts: titulo, descripcion, estado

    src/content/es/experiencia.json:4  items[0].id
      found: 9
      expected: the id of an entry of src/content/experiencia.json

    src/content/es/experiencia.json:7  items[0].estado
      found: an unknown field
      expected: only known fields: id, titulo, descripcion, tipoExperiencia, tegnologiasUtilizadas"
  `)
})
