import { beforeEach, describe, expect, it } from 'vitest'
import { translatedFields, translatedList } from '../../src/model/translated-texts'
import { checkNotes, checkProject } from '../../src/tools/check/check-project'
import { readChecked } from '../../src/tools/check/checked'
import { translationProblems } from '../../src/tools/check/translation-problems'
import { run } from '../../src/tools/commands/translations'
import { noteOf } from '../../src/tools/content/translation/check-translation'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { es } from '../../src/tools/messages/es/es'
import { asText, CERTIFICATES, messageOf } from './content-project'
import { problemReport } from './problem-report'
import { readyProject } from './ready-project'
import { callCommand } from './run-command'
import { ENGLISH, WHOLE_WRITTEN, writeTranslation } from './translated-content'

const { project, change, add } = readyProject()
const { translation } = es.check

/** What `npm run translations` does. @returns texts left to fill in, by language */
function translations(language?: string) {
  const workspace = project.workspace()
  const plans = planTranslations(workspace, language)
  workspace.commit()
  return Object.fromEntries(plans.map((plan) => [plan.language, plan.count]))
}

/** What `npm run check` says of translations, with its places. */
const problems = () =>
  translationProblems(readChecked(project.workspace())).map(
    ({ file, line, path: field, ...said }) => [
      `${file.replace('src/content/en/', '')}:${line} ${field}`,
      said,
    ],
  )

const read = (name: string) => project.text(`en/${name}`)
const edit = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from)
  project.write(`src/content/en/${name}.json`, read(name).replace(from, to))
}

it('a new language gets files with every text to fill in, in order', () => {
  const enlaces = [{ red: 'Mastodon', url: 'https://ada.dev/@ada' }]
  add('perfil', { idiomas: [{ idioma: 'Español', nivel: 'Nativo' }], enlaces })
  expect(translations('en')).toEqual({ en: 21 })
  const { $schema, original, ...texts } = JSON.parse(read('perfil'))
  expect($schema).toMatch(/\/translation\/perfil\.schema\.json$/)
  expect(JSON.stringify(texts)).toBe(
    '{"puesto":"","pais":"","enlaces":[{"url":"https://ada.dev/@ada","red":""}],"resumen":"","idiomas":[{"idioma":"","nivel":""}]}',
  )
  expect(original).toMatchObject({
    puesto: 'edaee4ea',
    'enlaces.https://ada.dev/@ada.red': 'a53bdbbb',
  })
  expect(JSON.parse(read('educacion')).items[0]).toMatchObject({ id: 1, titulo: '', estado: '' })
  const workspace = project.workspace()
  expect(planTranslations(workspace)).toEqual([{ language: 'en', count: 21 }])
  expect(workspace.changes()).toEqual([])
})

describe('entries without an id', () => {
  const withoutId = { id: undefined }
  const first = { titulo: 'Otro', descripcion: 'Nuevo.', direccionWeb: '', gitHubWeb: '' }
  /** Puts a project before the one that is there. */
  const addFirst = () => {
    const { items } = project.json('proyectos')
    project.writeList('proyectos', [{ ...first, numeroOrden: 2 }, ...items])
  }
  const titles = () => {
    const { lists, translations } = readChecked(project.workspace())
    const english = translatedList(
      'proyectos',
      lists.proyectos,
      translations.get('en')?.lists.proyectos ?? {},
    )
    return english.map(({ titulo }) => titulo)
  }

  it('stop check and build where a language translates them, so that none gets another’s texts', () => {
    writeTranslation(project)
    add('proyectos', withoutId)
    const { missingField, translation } = es.reading
    const report = problemReport(es, [
      ['src/content/proyectos.json:4  items[0].id', missingField, translation.idWanted],
    ])
    expect(messageOf(project)).toBe(report)
  })

  it('get those of their translations by the command, whatever was put before them', () => {
    writeTranslation(project)
    translations()
    add('proyectos', withoutId)
    addFirst()
    translations()
    expect(titles()).toEqual(['Otro', 'Diary'])
  })

  it('get ids with the first files of a language', () => {
    add('proyectos', withoutId)
    translations('en')
    edit('proyectos', '"titulo": ""', '"titulo": "Diary"')
    addFirst()
    translations()
    expect(titles()).toEqual(['Otro', 'Diary'])
  })
})

describe('a translated link', () => {
  const BLOG = { red: 'Mi blog', url: 'https://ada.dev/blog' }
  const NOTES = { red: 'Mis notas', url: 'https://ada.dev/notas' }
  const FIRST = { red: 'Otra', url: 'https://ada.dev/otra' }
  const writeLinks = (...enlaces: object[]) => project.writeProfile({ cv: undefined, enlaces })
  const translate = (...enlaces: object[]) =>
    writeTranslation(project, { ...ENGLISH, perfil: { ...ENGLISH.perfil, enlaces } })
  const names = () => {
    const { perfil, translations } = readChecked(project.workspace())
    const english = translatedFields('perfil', perfil, translations.get('en')?.perfil ?? {})
    return english.enlaces?.map(({ red }) => red)
  }
  /** As these were written until now. */
  const translateByPlace = () => {
    writeLinks(BLOG, NOTES)
    translate({ red: 'My blog' }, { red: 'My notes' })
  }

  it.each([true, false])('gets its address by its note: %s', (isNoted) => {
    translateByPlace()
    const [url, found] = ['enlaces[0].url', es.reading.missingField]
    expect(messageOf(project)).toContain(`${url}\n  ${es.reading.found(found)}`)
    if (isNoted) {
      const noted = {
        'enlaces.0.red': noteOf('Mi blog', ''),
        'enlaces.1.red': noteOf('Mis notas', ''),
      }
      edit('perfil', '"puesto"', `"original": ${JSON.stringify(noted)}, "puesto"`)
      writeLinks(FIRST, BLOG, NOTES)
    }
    translations()
    writeLinks(FIRST, BLOG, NOTES)
    expect(names()).toEqual(['Otra', 'My blog', 'My notes'])
    translations()
    const { enlaces, original } = JSON.parse(read('perfil'))
    expect(enlaces).toMatchObject([{ red: '' }, { url: BLOG.url }, { url: NOTES.url }])
    expect(original[`enlaces.${BLOG.url}.red`]).toBe(noteOf('Mi blog', 'My blog'))
  })

  it('without a link of its address is told, and found again by its note', () => {
    translateByPlace()
    translations()
    writeLinks({ ...BLOG, url: 'https://blog.ada.dev/' }, NOTES)
    expect(messageOf(project)).toContain(
      es.reading.translation.unknownLink('src/content/perfil.json'),
    )
    translations()
    expect(names()).toEqual(['My blog', 'My notes'])
    expect(problems()).toEqual([])
  })
})

describe('a translation', () => {
  it('of a list without a file or entries is left alone, and there is no word of it', () => {
    const { [CERTIFICATES]: _none, ...others } = ENGLISH
    const items = [{ id: 9, titulo: '', descripcion: es.import.placeholders.mark }]
    writeTranslation(project, { ...others, proyectos: { items } })
    project.remove('src/content/proyectos.json')
    project.remove(`src/content/${CERTIFICATES}.json`)
    expect(translations()).toEqual({ en: 0 })
    expect(problems()).toEqual([])
    expect(read('proyectos')).toBe(asText({ items }))
    expect(() => read(CERTIFICATES)).toThrow('ENOENT')
  })

  it('is never overwritten: what the main files say since is added', () => {
    const perfil = { ...ENGLISH.perfil, puesto: 'My own words' }
    writeTranslation(project, {
      ...ENGLISH,
      perfil: { $schema: 'of-an-older-version.json', ...perfil },
    })
    const added = { id: 7, titulo: 'Nuevo', descripcion: 'Otro.', direccionWeb: '', gitHubWeb: '' }
    change('proyectos', '[', `[${JSON.stringify({ ...added, numeroOrden: 0 })},`)
    add('perfil', { disponibilidad: 'Ya' })
    expect(translations()).toEqual({ en: 3 })
    const $schema = '../../tools/content/json-schema/translation/perfil.schema.json'
    const whole = { ...perfil, $schema, disponibilidad: '' }
    expect(JSON.parse(read('perfil'))).toMatchObject(whole)
    const empty = { id: 7, titulo: '', descripcion: '' }
    expect(JSON.parse(read('proyectos')).items).toMatchObject([empty, ...ENGLISH.proyectos.items])
  })
})

describe('a translation of a text that has changed since', () => {
  const STALE = [
    ['educacion.json:7 items[0].descripcion', translation.stale('"Programación y redes."')],
  ]
  const changeOriginal = () => change('educacion', 'Programación.', 'Programación y redes.')
  const noted = () => JSON.parse(read('educacion')).items[0].original.descripcion as string
  beforeEach(() => {
    writeTranslation(project)
    translations()
  })

  it.each([
    ['', 12],
    [', also where it was not noted once it was made', 8],
  ])('is told until it is written again%s', (_title, digits) => {
    edit('educacion', noted(), noted().slice(0, digits))
    expect(problems()).toEqual([])
    changeOriginal()
    expect(problems()).toEqual(STALE)
    translations()
    expect(problems()).toEqual(STALE)
    edit('educacion', 'Programming.', 'Programming and networks.')
    expect(problems()).toEqual([])
    translations()
    expect(problems()).toEqual([])
    change('educacion', 'y redes', 'y sistemas')
    expect(problems()).toHaveLength(1)
  })

  it('is right where the owner has deleted its note', () => {
    changeOriginal()
    edit('educacion', `"descripcion": "${noted()}",`, '')
    expect(problems()).toEqual([])
    translations()
    expect(problems()).toEqual([])
  })

  it('is told only from when it is made', () => {
    edit('perfil', 'One sentence.', '')
    change('perfil', 'Una oración.', 'Otra oración.')
    translations()
    edit('perfil', '"resumen": ""', '"resumen": "Another sentence."')
    expect(problems()).toEqual([])
  })
})

it('names of skills, technologies and employers are not asked for, and kept where they are said', () => {
  const [job] = project.json('experiencia').items
  project.writeList('experiencia', [{ ...job, empresa: 'Correo Ejemplo' }])
  writeTranslation(project)
  project.remove('src/content/en/hard-skills.json')
  expect(translations()).toEqual({ en: 0 })
  expect(problems()).toEqual([])
  const said = { id: 1, empresa: 'Example Post' }
  writeTranslation(project, {
    experiencia: { items: [{ ...ENGLISH.experiencia.items[0], ...said }] },
  })
  translations()
  expect(JSON.parse(read('experiencia')).items[0]).toMatchObject(said)
  project.writeList('experiencia', [{ ...job, empresa: 'Correo Nuevo' }])
  expect(problems()).toEqual([
    ['experiencia.json:10 items[0].empresa', translation.stale('"Correo Nuevo"')],
  ])
})

it.each([
  ['Pagos, libros contables y balances', 1],
  ['Planning, Budgeting, and Forecasting', 0],
  ['Control de versiones', 0],
])('a skill of many small words is a text, and no name: %s', (titulo, count) => {
  const [skill] = project.json('hard-skills').items
  writeTranslation(project)
  project.remove('src/content/en/hard-skills.json')
  project.writeList('hard-skills', [{ ...skill, titulo }])
  const missing = translation.missing(JSON.stringify(titulo)).found
  expect(translations()).toEqual({ en: count })
  expect(problems().filter(([, told]) => Object(told).found === missing)).toHaveLength(count)
})

it('check quotes of a text its first line', () => {
  project.writeList('experiencia', [
    { ...project.json('experiencia').items[0], descripcion: 'Turnos.\n\n- 3 millones' },
  ])
  translations('en')
  expect(problems().map(([, said]) => said)).toContainEqual(translation.missing('"Turnos.…"'))
})

it('check tells a shared name once, those of places not at all, and what is often a name in one line', () => {
  const [skill] = project.json('hard-skills').items
  const shared = [1, 2].map((id) => ({ ...skill, id, grupo: 'Bases' }))
  project.writeList('hard-skills', shared)
  const enlaces = [{ red: 'ada.dev', url: 'https://ada.dev/' }]
  add('perfil', { ciudad: 'Rosario', enlaces })
  project.write(
    'src/content/secciones/charlas.json',
    JSON.stringify({ titulo: 'Charlas', items: [{ id: 1, titulo: 'Mapas', subtitulo: 'PyCon' }] }),
  )
  translations('en')
  const told = problems().map(([, said]) => Object(said).found)
  const together = told.filter((found) => found.startsWith(translation.names('', '').found))
  expect(together).toHaveLength(1)
  for (const name of ['ada.dev', 'Mapas']) expect(together[0]).toContain(name)
  expect(told.filter((found) => found === translation.missing('"Bases"').found)).toHaveLength(1)
  expect(told).toContain(translation.missing('"Charlas"').found)
  for (const text of ['Rosario', 'PyCon', 'Mapas', 'ada.dev']) {
    expect(told).not.toContain(translation.missing(`"${text}"`).found)
  }
})

it('check names what is missing or untouched, and npm run translations names what to do', () => {
  const { proyectos: _none, ...others } = ENGLISH
  writeTranslation(project, {
    ...others,
    perfil: { ...ENGLISH.perfil, puesto: '', resumen: 'Una oración.' },
    educacion: { items: [{ id: 2, titulo: 'Course', descripcion: 'Web.' }] },
  })
  expect(problems()).toEqual([
    ['perfil.json:2 puesto', translation.missing('"Desarrolladora"')],
    ['perfil.json:5 resumen', translation.untouched],
    ['educacion.json:2 items', translation.noEntry(1, '"Tecnicatura"', 'en')],
    ['educacion.json:3 items[0].estado', translation.missing('"Finalizado"')],
    ['proyectos.json:undefined undefined', translation.noFile('en')],
  ])
})

it('check finds gaps and long texts in a translation, and tells the rest as advice', async () => {
  const mark = es.import.placeholders.perfil.resumen
  const [diary] = ENGLISH.proyectos.items
  const items = [{ ...diary, titulo: `${'x '.repeat(40)}x`, descripcion: '' }]
  const perfil = { ...ENGLISH.perfil, resumen: mark }
  writeTranslation(project, { ...ENGLISH, perfil, proyectos: { items } })
  const { placeholder, length } = es.check
  expect(await checkProject(project.workspace())).toMatchObject([
    { line: 5, found: placeholder.unfinished(`"${mark}"`), todo: placeholder.finish },
    { line: 6, ...translation.missing('"Reserva de turnos."'), isAdvice: true },
    { line: 5, found: length.found(81), todo: length.shorten(70, length.reasons.title) },
  ])
})

it('check says in which words a language without an interface is shown', () => {
  writeTranslation(project, ENGLISH, 'ca')
  writeTranslation(project)
  expect(checkNotes(project.workspace())).toEqual([translation.noInterface('catalán', 'español')])
})

it('npm run translations says what it wrote and what is left', async () => {
  const { left, nothingNew } = es.commands.translations
  const usage = es.commands.usage.translations
  for (const [args, status, told] of [
    [[], 1, usage],
    [['en', '--main'], 1, `${es.commands.unknownOption('--main')}\n${usage}`],
    [['en'], 0, `${WHOLE_WRITTEN}\n${left('inglés', 18)}`],
    [[], 0, `${nothingNew}\n${left('inglés', 18)}`],
  ] as const) {
    expect(await callCommand(project.root, run, args)).toEqual({ status, told })
  }
})
