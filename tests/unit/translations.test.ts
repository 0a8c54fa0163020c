import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkNotes } from '../../src/tools/check/check-project'
import { readSite } from '../../src/tools/content/reading/read-content'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { planSwap } from '../../src/tools/content/translation/swap-main'
import { writeAll } from '../../src/tools/content/write-all'
import { asText } from './content-project'
import { ENGLISH, WHOLE_WRITTEN, writeOverlay } from './overlay-content'
import { readyProject } from './ready-project'
import { runCommand } from './run-command'

const { project, report, change, add } = readyProject()
const READY = 'Todo listo para publicar.'

/** What `npm run translations` does. @returns texts left to fill in, by language */
function translations(language?: string, isReviewed = false) {
  const plan = planTranslations({ root: project.root, language, isReviewed })
  writeAll(plan.files, { root: project.root })
  return Object.fromEntries(plan.left.map((one) => [one.language, one.count]))
}

const fileOf = (name: string, language = 'en') =>
  path.join(project.contentDir, language, `${name}.json`)
const read = (name: string, language?: string) => readFileSync(fileOf(name, language), 'utf8')
const edit = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from)
  project.write(`src/content/en/${name}.json`, read(name).replace(from, to))
}

describe('a new language', () => {
  it('gets files with every text to fill in, in order, but those that need no translator', () => {
    add('perfil', {
      idiomas: [{ idioma: 'Español', nivel: 'Nativo' }],
      enlaces: [{ red: 'Mastodon', url: 'https://ada.dev/@ada' }],
      pais: 'Alemania',
    })
    expect(translations('en')).toEqual({ en: 15 })
    expect(read('perfil')).toMatchInlineSnapshot(`
      "{
        "$schema": "../../tools/content/json-schema/translation/perfil.schema.json",
        "puesto": "",
        "ciudad": "",
        "pais": "Germany",
        "enlaces": [
          {
            "red": "Mastodon"
          }
        ],
        "resumen": "",
        "idiomas": [
          {
            "idioma": "Spanish",
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
      estado: 'In progress',
    })
    expect(JSON.parse(read('experiencia')).items[0]).toMatchObject({
      tipoExperiencia: 'Internship',
      tegnologiasUtilizadas: 'TypeScript, MySQL',
    })
    expect(JSON.parse(read('hard-skills')).items[0].titulo).toBe('React')
    expect(planTranslations({ root: project.root, isReviewed: false }).files).toEqual([])
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
    const swapped = planSwap(project.root, 'en').filter(({ bytes }) => bytes !== null)
    expect(swapped.map(({ file }) => path.basename(file))).not.toContain('proyectos.json')
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
        qué hacer: revisarla, y cuando estén todas: npm run translations -- en --reviewed"
    `)
    edit('educacion', 'Programming.', 'Programming and networks.')
    translations(undefined, true)
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
  const usage = 'Uso: npm run translations -- en [--reviewed | --main]'
  expect(run()).toEqual({ status: 1, told: usage })
  expect(run('en').told).toBe(
    `${WHOLE_WRITTEN}\nQuedan 14 textos por traducir (inglés): los que dicen "".`,
  )
  expect(run().told).toBe(
    'No hay nada que escribir.\nQuedan 14 textos por traducir (inglés): los que dicen "".',
  )
})

describe('a change of the main language', () => {
  const everything = () => {
    const { perfil, lists, overlays } = readSite(project.contentDir, project.publicDir)
    return { perfil, lists, overlays: Object.fromEntries(overlays) }
  }
  const swap = (language: string) =>
    writeAll(planSwap(project.root, language), { root: project.root })

  it('puts each text in the place of the other, and back', async () => {
    writeOverlay(project)
    translations()
    const before = everything()
    swap('en')
    const after = everything()
    const { $schema: _editor, ...main } = JSON.parse(
      readFileSync(path.join(project.contentDir, 'perfil.json'), 'utf8'),
    )
    expect(main).toEqual({ ...before.perfil, ...ENGLISH.perfil, idioma: 'en' })
    expect(Object.keys(after.overlays)).toEqual(['es'])
    expect(after.overlays.es?.perfil.resumen).toBe('Una oración.')
    expect(after.lists.educacion[0]).toMatchObject({ titulo: 'Degree', anioInicio: 2023 })
    expect(await report()).toBe('Everything is ready to publish.')
    swap('es')
    expect(everything()).toEqual(before)
  })

  it('keeps a text that has no translation', () => {
    writeOverlay(project, { perfil: { puesto: 'Developer' } })
    swap('en')
    const { perfil, overlays } = everything()
    expect([perfil.puesto, perfil.resumen]).toEqual(['Developer', 'Una oración.'])
    expect(overlays.es?.perfil.resumen).toBe('Una oración.')
  })

  it('is only to a language that the site speaks, and that has its texts', () => {
    writeOverlay(project, ENGLISH, 'pt')
    expect(() => swap('pt')).toThrow('el idioma principal del sitio: "es" o "en"')
    expect(() => swap('en')).toThrow('las de ese idioma: npm run translations -- en')
  })
})
