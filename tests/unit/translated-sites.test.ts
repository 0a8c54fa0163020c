import { mkdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entriesIn } from '../../src/model/entries'
import type { Fallbacks } from '../../src/model/fallbacks'
import { CONTENT_NAMES, LIST_NAMES, namesOf } from '../../src/model/schema/schema'
import { pathsIn } from '../../src/tools/messages/built-words'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { contentLanguages } from '../../src/tools/output/modules/content-languages'
import { textModule } from '../../src/tools/output/modules/text-modules'
import { builtEn, builtEs } from '../fixtures/built-words'
import { inEnglish } from '../fixtures/fixture'
import {
  asText,
  CERTIFICATES,
  FULL_CONTENT,
  fileIn,
  freshProject,
  messageOf,
  VALID_CONTENT,
} from './content-project'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()

const { site, writeProfile } = project

/** The content in English, as the site would show it, and the places of what is not in English. */
function english() {
  const shown = inEnglish(site())
  const told = (place: string, entry: Fallbacks) =>
    (entry.fallbacks ?? []).map((text) => `${place}.${text}`)
  const inLists = namesOf(shown.lists).flatMap((name) =>
    entriesIn(shown.lists, name).flatMap((entry) =>
      told(`${name}.${entry.id}`, entry as Fallbacks),
    ),
  )
  const heads = shown.own.flatMap((section) => told(section.list, section))
  return { ...shown, fallbacks: [...told('perfil', shown.perfil), ...heads, ...inLists] }
}

describe('content in a further language', () => {
  it('has the texts of the translation and the facts of the main files', () => {
    const before = site()
    writeTranslation(project)
    const { perfil, lists, fallbacks } = english()
    const { $schema: _editor, ...main } = VALID_CONTENT.perfil
    expect(perfil).toEqual({ ...main, ...ENGLISH.perfil })
    for (const name of LIST_NAMES) {
      const texts = fileIn(ENGLISH, name).items
      const items = fileIn(VALID_CONTENT, name).items.map((item, index) => ({
        ...item,
        ...texts[index],
      }))
      expect(lists[name]).toEqual(items)
    }
    expect(fallbacks).toEqual([])
    const after = site()
    expect([after.perfil, after.lists]).toEqual([before.perfil, before.lists])
  })

  it('falls back to the main language, and says where', () => {
    const [study] = ENGLISH.educacion.items
    writeTranslation(project, {
      ...ENGLISH,
      perfil: { ...ENGLISH.perfil, resumen: '' },
      educacion: { items: [{ ...study, estado: undefined }] },
    })
    const { perfil, lists, fallbacks } = english()
    expect([perfil.puesto, perfil.resumen]).toEqual(['Developer', 'Una oración.'])
    expect(lists.educacion.map(({ titulo, estado }) => [titulo, estado])).toEqual([
      ['Degree', 'Cursando'],
      ['Curso', 'Finalizado'],
    ])
    const course = ['titulo', 'descripcion', 'estado'].map((text) => `educacion.2.${text}`)
    expect(fallbacks).toEqual(['perfil.resumen', 'educacion.1.estado', ...course])
  })

  it('joins entries by id, whatever their order, links by address, and languages by place', () => {
    const { perfil: profile, proyectos } = FULL_CONTENT
    const url = 'https://example.com/nuevo'
    const onTop = [{ red: 'Bitácora', url }, ...profile.enlaces]
    project.writeContent('perfil', asText({ ...profile, enlaces: onTop }))
    const [own] = proyectos.items
    const links = [{ texto: 'Charla', url }, ...(own?.enlaces ?? [])]
    project.writeList('proyectos', [{ ...own, enlaces: links }])
    const [diary] = ENGLISH.proyectos.items
    writeTranslation(project, {
      ...ENGLISH,
      educacion: { items: ENGLISH.educacion.items.toReversed() },
      perfil: {
        ...ENGLISH.perfil,
        disponibilidad: 'From March',
        enlaces: [{ url: 'https://example.com/@ada', red: 'My Mastodon' }],
        idiomas: [{ idioma: 'Spanish' }, { idioma: 'English' }],
      },
      proyectos: {
        items: [{ ...diary, imagenAlt: 'A day', enlaces: [{ ...links[1], texto: 'Docs' }] }],
      },
    })
    const { perfil, lists, fallbacks } = english()
    expect(lists.educacion.map(({ titulo }) => titulo)).toEqual(['Degree', 'Course'])
    expect(perfil.idiomas).toEqual([{ idioma: 'Spanish', nivel: 'Nativo' }, { idioma: 'English' }])
    expect(perfil.enlaces?.map(({ red }) => red)).toEqual(['Bitácora', 'My Mastodon'])
    expect(lists.proyectos[0]?.enlaces).toEqual([links[0], { ...links[1], texto: 'Docs' }])
    expect(fallbacks).toEqual([
      `perfil.enlaces.${url}.red`,
      'perfil.idiomas.0.nivel',
      `proyectos.1.enlaces.${url}.texto`,
    ])
  })
})

const { translation, ...reading } = es.reading

/** What is told of one mistake in the content. */
const told = (place: string, found: string, expected: string) =>
  `${reading.inContent(1)}\n\nsrc/content/${place}\n  ${reading.found(found)}\n  ${reading.expected(expected)}`

describe('the folders of further languages', () => {
  it('are those with JSON files; others are set aside or the owner’s own', () => {
    writeTranslation(project)
    writeTranslation(project, { perfil: { puesto: 'Desenvolvedora' } }, 'pt')
    writeTranslation(project, { perfil: { puesto: 7 } }, 'de.old')
    mkdirSync(project.place('src/content/fr'))
    project.write('src/content/notas/ideas.txt', 'x')
    expect([...site().translations.keys()]).toEqual(['en', 'pt'])
  })

  const main = translation.mainLanguage('español')
  const unknown = translation.unknownFile
  const names = CONTENT_NAMES.map((name) => `${name}.json`)
  const known = unknown.expected(names.join(', ')) + reading.perhaps('"educacion.json"')

  it.each([
    ...['ingles', 'EN', 'en-GB', 'xx'].map((folder) => [
      ...[`${folder}/perfil.json`, `${folder}/`, `"${folder}"`, translation.unknownLanguage('en')],
    ]),
    ['es/perfil.json', 'es/', main.found, main.expected],
    ['en/educacio.json', 'en/educacio.json', unknown.found, known],
  ])('do not hold %s', (file, place = '', found = '', expected = '') => {
    project.write(`src/content/${file}`, '{}')
    expect(messageOf(project)).toBe(told(place, found, expected))
  })
})

const { expected: wanted } = es
const EXTRA = translation.noOriginal('src/content/perfil.json')
const PROFILE = 'puesto, ciudad, pais, enlaces, resumen, disponibilidad, idiomas, variantes'

/** file | what it says | path | found | expected */
const MISTAKES = `
educacion | {"items":[{"id":9}]} |   items[0].id | 9 | ${translation.unknownId('src/content/educacion.json')}
educacion | {"items":[{"id":1,"titulos":""}]} |   items[0].titulos | ${reading.unknownField} | ${wanted.knownFields}${reading.perhaps('"titulo"')}
educacion | {"items":[{"id":1,"anioFin":2}]} |   items[0].anioFin | ${translation.fact} | ${translation.onlyTexts('titulo, institucion, ubicacion, descripcion, estado')}
perfil | {"email":"a@example.com"} |   email | ${translation.fact} | ${translation.onlyTexts(PROFILE)}
proyectos | {"items":[{"id":1,"enlaces":[{"url":""}]}]} |   items[0].enlaces[0].url | "" | ${wanted.web}
perfil | {"puesto":7} |   puesto | 7 | ${wanted.optionalText}
educacion | {"items":[{"id":1},{"id":1}]} |   items[1].id | 1 | ${wanted.uniqueId}
educacion | {"items":[{"titulo":"x"}]} |   items[0].id | ${reading.missingField} | ${wanted.id}
perfil | {"disponibilidad":"Now"} |   disponibilidad | ${EXTRA.found} | ${EXTRA.expected}
perfil | {"enlaces":[{"red":"x"}]} |   enlaces[0].url | ${reading.missingField} | ${translation.unknownLink('src/content/perfil.json')}
perfil | {"enlaces":[{"red":"x","url":"https://a.dev"}]} |   enlaces[0].url | "https://a.dev" | ${translation.unknownLink('src/content/perfil.json')}
educacion | {} |   items | ${reading.missingField} | ${wanted.entries}
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [string, string, ...string[]])

it.each(MISTAKES)('in %s.json, %s is told', (name, text, at = '', found = '', expected = '') => {
  project.write(`src/content/en/${name}.json`, text)
  expect(messageOf(project)).toBe(told(`en/${name}.json:1${at}`, found, expected))
})

it('mistakes are told in the main language, with those of the main files', () => {
  writeProfile({ idioma: 'en' })
  project.writeContent('proyectos', '{')
  project.write('src/content/es/educacion.json', '{"items":[{"id":9}]}')
  const message = messageOf(project)
  expect(message).toContain(en.reading.inContent(2))
  expect(message).toContain(en.json.cutShort)
  expect(message).toContain(en.reading.translation.unknownId('src/content/educacion.json'))
})

const read = () => contentLanguages(site())
const languageOf = (code: string) => {
  const found = read().find(({ language }) => language.code === code)
  if (!found) throw new Error(`no ${code}`)
  return found
}

describe('the languages of the content', () => {
  const shown = () =>
    read().map(({ language: { code, name, dir, paths } }) => ({ code, name, dir, paths }))
  // ENGLISH has a title of its section.
  const OWN_SPANISH = { [CERTIFICATES]: 'certificados' }
  const OWN_ENGLISH = { [CERTIFICATES]: 'certificates' }
  const paths = pathsIn('', { ...builtEs.slugs, ...OWN_SPANISH })
  const SPANISH = { code: 'es', name: 'Español', dir: 'ltr', paths }

  it('are the main one alone without a folder', () => {
    expect(shown()).toEqual([SPANISH])
  })

  it('have the main one first, each with its own name, addresses and direction', () => {
    writeTranslation(project)
    writeTranslation(project, ENGLISH, 'ar')
    expect(shown()).toEqual([
      SPANISH,
      {
        code: 'ar',
        name: 'العربية',
        dir: 'rtl',
        paths: pathsIn('ar/', { ...builtEs.slugs, ...OWN_ENGLISH }),
      },
      {
        code: 'en',
        name: 'English',
        dir: 'ltr',
        paths: pathsIn('en/', { ...builtEn.slugs, ...OWN_ENGLISH }),
      },
    ])
  })

  it('put Spanish below /es/ where the main one is English', () => {
    writeProfile({ idioma: 'en' })
    writeTranslation(project, ENGLISH, 'es')
    writeTranslation(project, ENGLISH, 'ca')
    expect(shown()).toMatchObject([
      { code: 'en', paths: pathsIn('', { ...builtEn.slugs, ...OWN_SPANISH }) },
      // Without words of its own.
      { code: 'ca', paths: pathsIn('ca/', { ...builtEn.slugs, ...OWN_ENGLISH }) },
      { code: 'es', paths: pathsIn('es/', { ...builtEs.slugs, ...OWN_ENGLISH }) },
    ])
  })

  it('run as the main content does, which has an interface in another language', () => {
    writeProfile({ resumen: 'אני בונה יישומי רשת עם React.' })
    writeTranslation(project)
    expect(shown()).toMatchObject([
      { code: 'es', dir: 'rtl' },
      { code: 'en', dir: 'ltr' },
    ])
  })
})

describe('the words of the pages', () => {
  it('are the main language’s where the site does not speak the other', () => {
    writeTranslation(project, ENGLISH, 'ca')
    writeTranslation(project)
    expect(textModule(languageOf('ca'), { main: 'es' })).toMatch(
      /import { screen } from ".*\/words\/es\.ts"/,
    )
    expect(textModule(languageOf('ca'), { main: 'es' })).toContain('Developer')
    expect(textModule(languageOf('en'), { main: 'es' })).toMatch(
      /import { screen } from ".*\/words\/en\.ts"/,
    )
    expect(textModule(languageOf('es'), { main: 'es' })).not.toContain('Developer')
  })

  it('name the language of a link whose name is in another than theirs', () => {
    const enlaces = [
      { red: 'Mi blog', url: 'https://ada.example.com/blog' },
      { red: 'Mis notas', url: 'https://ada.example.com/notas' },
    ]
    const perfil = { ...ENGLISH.perfil, enlaces: [{ ...enlaces[0], red: 'My blog' }] }
    writeProfile({ enlaces })
    writeTranslation(project, { perfil })
    writeTranslation(project, { perfil }, 'ca')
    const namesIn = (code: string) => {
      const module = textModule(languageOf(code), { main: 'es' })
      const links = JSON.parse(/export const links = (.*)/.exec(module)?.[1] ?? '[]')
      return links.slice(2).map(({ name, lang }: { name: string; lang?: string }) => [name, lang])
    }
    expect(namesIn('en')).toEqual([
      ['My blog', undefined],
      ['Mis notas', 'es'],
    ])
    // The interface's words are Spanish there.
    expect(namesIn('ca')).toEqual([
      ['My blog', 'ca'],
      ['Mis notas', undefined],
    ])
  })
})
