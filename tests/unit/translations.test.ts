import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkNotes } from '../../src/tools/check/check-project'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { writeAll } from '../../src/tools/content/write-all'
import { asText } from './content-project'
import { ENGLISH, WHOLE_WRITTEN, writeOverlay } from './overlay-content'
import { readyProject } from './ready-project'
import { runCommand } from './run-command'

const { project, report, change, add } = readyProject()
const READY = 'Todo listo para publicar.'

/** What `npm run translations` does. @returns texts left to fill in, by language */
function translations(language?: string) {
  const plans = planTranslations(project.root, language)
  for (const { files } of plans) writeAll(files, { root: project.root })
  return Object.fromEntries(plans.map((plan) => [plan.language, plan.count]))
}

const fileOf = (name: string, language = 'en') =>
  path.join(project.contentDir, language, `${name}.json`)
const read = (name: string, language?: string) => readFileSync(fileOf(name, language), 'utf8')
const edit = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from)
  project.write(`src/content/en/${name}.json`, read(name).replace(from, to))
}

describe('a new language', () => {
  it('gets files with every text to fill in, in order', () => {
    add('perfil', {
      idiomas: [{ idioma: 'Español', nivel: 'Nativo' }],
      enlaces: [{ red: 'Mastodon', url: 'https://ada.dev/@ada' }],
      pais: 'Alemania',
    })
    expect(translations('en')).toEqual({ en: 23 })
    expect(read('perfil')).toMatchInlineSnapshot(`
      "{
        "$schema": "../../tools/content/json-schema/translation/perfil.schema.json",
        "puesto": "",
        "ciudad": "",
        "pais": "",
        "enlaces": [
          {
            "red": ""
          }
        ],
        "resumen": "",
        "idiomas": [
          {
            "idioma": "",
            "nivel": ""
          }
        ],
        "original": {
          "puesto": "edaee4ea",
          "ciudad": "5ccf9156",
          "pais": "7630decd",
          "enlaces.0.red": "a53bdbbb",
          "resumen": "61961d7e",
          "idiomas.0.idioma": "94b382b6",
          "idiomas.0.nivel": "8956ceff"
        }
      }
      "
    `)
    expect(JSON.parse(read('educacion')).items[0]).toMatchObject({
      id: 1,
      titulo: '',
      descripcion: '',
      estado: '',
    })
    expect(planTranslations(project.root)).toEqual([{ language: 'en', files: [], count: 23 }])
  })

  it('is named as the folder, and is not the main one', () => {
    expect(() => translations('klingon')).toThrow('el código de un idioma, por ejemplo "en"')
    expect(() => translations('es')).toThrow('el idioma principal del sitio (español)')
  })

  it('leaves a list without entries alone', () => {
    project.writeContent('certificados', asText({ items: [] }))
    translations('en')
    expect(() => read('certificados')).toThrow('ENOENT')
  })
})

describe('a translation', () => {
  it('of a list without a file is left alone, and there is no word of it', async () => {
    writeOverlay(project)
    rmSync(path.join(project.contentDir, 'proyectos.json'))
    const items = [{ id: 9, titulo: '', descripcion: 'to be completed, 漢字' }]
    project.write('src/content/en/proyectos.json', asText({ items }))
    expect(translations()).toEqual({ en: 0 })
    expect(await report()).toBe(READY)
    expect(read('proyectos')).toBe(asText({ items }))
  })

  it('is never overwritten: what the main files say since is added', () => {
    writeOverlay(project)
    const own = asText({ ...ENGLISH.perfil, puesto: 'My own words' })
    project.write('src/content/en/perfil.json', own)
    change(
      'proyectos',
      '"items": [',
      '"items": [{ "id": 7, "titulo": "Nuevo", "descripcion": "Otro.", "direccionWeb": "", "gitHubWeb": "", "numeroOrden": 0 },',
    )
    add('perfil', { disponibilidad: 'Ya' })
    expect(translations()).toEqual({ en: 3 })
    expect(JSON.parse(read('perfil'))).toMatchObject({
      ...ENGLISH.perfil,
      puesto: 'My own words',
      disponibilidad: '',
    })
    expect(JSON.parse(read('proyectos')).items).toMatchObject([
      { id: 7, titulo: '', descripcion: '' },
      ENGLISH.proyectos.items[0] ?? {},
    ])
  })

  it('with an older address of its schema gets today’s, and nothing else', () => {
    writeOverlay(project)
    translations()
    const before = read('educacion')
    edit('educacion', 'json-schema/translation/', 'json-schema/translation/en/')
    translations()
    expect(read('educacion')).toBe(before)
  })

  it('of a text that has changed since is told until the owner has gone over it', async () => {
    writeOverlay(project)
    translations()
    expect(await report()).toBe(READY)
    change('educacion', 'Programación.', 'Programación y redes.')
    translations()
    expect(await report()).toMatchInlineSnapshot(`
      "Todo listo para publicar.

      1 consejo, que no impide publicar:

      src/content/en/educacion.json:7  items[0].descripcion
        se encontró: la traducción de un texto que cambió después, y que ahora dice "Programación y redes."
        qué hacer: escribirla de nuevo; si sigue siendo correcta, borrar su línea de "original""
    `)
    edit('educacion', 'Programming.', 'Programming and networks.')
    expect(await report()).toBe(READY)
  })

  it('that is not yet made translates the text as it is when it is made', async () => {
    translations('en')
    change('perfil', 'Una oración.', 'Otra oración.')
    translations()
    edit('perfil', '"resumen": ""', '"resumen": "Another sentence."')
    expect(await report()).not.toContain('que cambió después')
  })
})

it('check names what is missing or untouched, and npm run translations names what to do', async () => {
  const { proyectos: _none, ...others } = ENGLISH
  writeOverlay(project, {
    ...others,
    perfil: { ...ENGLISH.perfil, puesto: '', resumen: 'Una oración.' },
    educacion: { items: [{ id: 2, titulo: 'Course', descripcion: 'Web.' }] },
  })
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    5 consejos, que no impiden publicar:

    src/content/en/perfil.json:2  puesto
      se encontró: ninguna traducción de "Desarrolladora"
      qué hacer: traducirlo; mientras tanto se muestra así

    src/content/en/perfil.json:5  resumen
      se encontró: el texto del idioma principal, sin traducir
      qué hacer: traducirlo

    src/content/en/educacion.json:2  items
      se encontró: ninguna entrada con el id 1 ("Tecnicatura")
      qué hacer: agregarla: npm run translations -- en

    src/content/en/educacion.json:3  items[0].estado
      se encontró: ninguna traducción de "Finalizado"
      qué hacer: traducirlo; mientras tanto se muestra así

    src/content/en/proyectos.json
      se encontró: ningún archivo con ese nombre
      qué hacer: crearlo: npm run translations -- en"
  `)
})

it('check finds the example’s texts, and gaps, in an overlay', async () => {
  writeOverlay(project, {
    ...ENGLISH,
    perfil: { ...ENGLISH.perfil, resumen: 'Summary to be completed.' },
    proyectos: {
      items: [
        {
          ...ENGLISH.proyectos.items[0],
          titulo:
            'A title that nobody could possibly read at a glance, for it goes on and on and on',
        },
      ],
    },
  })
  expect(await report()).toMatchInlineSnapshot(`
    "Hay 1 cosa por resolver antes de publicar:

    src/content/en/perfil.json:5  resumen
      se encontró: un texto sin completar: "Summary to be completed."
      qué hacer: completarlo

    1 consejo, que no impide publicar:

    src/content/en/proyectos.json:5  items[0].titulo
      se encontró: un texto de 81 caracteres
      qué hacer: acortarlo a 70, para leerse de una vez como título"
  `)
  expect(runCommand(project.root, 'check')).toMatchObject({ status: 1 })
})

it('check says in which words a language without an interface is shown', () => {
  writeOverlay(project, ENGLISH, 'pt')
  writeOverlay(project)
  expect(checkNotes(project.root)).toEqual([
    'El contenido en portugués se muestra con las palabras del sitio (menús, botones, fechas) en español.',
  ])
})

it('npm run translations says what it wrote and what is left', () => {
  const run = (...args: string[]) => runCommand(project.root, 'translations', {}, args)
  const usage = 'Uso: npm run translations -- en'
  expect(run()).toEqual({ status: 1, told: usage })
  expect(run('en').told).toBe(
    `${WHOLE_WRITTEN}\nQuedan 20 textos por traducir (inglés): los que dicen "".`,
  )
  expect(run().told).toBe(
    'No hay nada que escribir.\nQuedan 20 textos por traducir (inglés): los que dicen "".',
  )
})
