import { describe, expect, it } from 'vitest'
import type { FormName } from '../../src/model/schema/content-fields'
import { SPOKEN } from '../../src/site/words/language'
import { formOf } from '../../src/tools/edit/client/form-schema'
import { shownSpot } from '../../src/tools/edit/client/preview'
import { technologiesIn } from '../../src/tools/edit/client/technologies'
import { translatedPath } from '../../src/tools/edit/client/translations'
import { turnOf } from '../../src/tools/edit/client/turn-keys'
import { linkIn, linksIn, withLinks } from '../../src/tools/edit/page-links'
import { fieldWords } from '../../src/tools/messages/fields'
import { messagesIn } from '../../src/tools/messages/messages'
import { knownAge } from '../../src/tools/output/modules/content-module'
import { findIcons } from '../../src/tools/skills/find-icons'

it.each([
  ['go', 'devicon:go'],
  ['c#', 'devicon:csharp'],
  ['C++', 'devicon:cplusplus'],
  ['node.js', 'devicon:nodejs'],
  ['auth0', 'simple-icons:auth0'],
])('%s is found first by its own name', (wanted, icon) => {
  expect(findIcons(wanted)[0]).toBe(icon)
})

it('marks are found by a part of their name, in both sets', () => {
  const found = findIcons('script')
  expect(found).toContain('devicon:javascript')
  expect(found.some((icon) => icon.startsWith('simple-icons:'))).toBe(true)
  expect(findIcons('  ')).toEqual([])
})

it.each([
  ['React, Vue', ['React', 'Vue']],
  ['React; Vue/Svelte\nDocker', ['React', 'Vue', 'Svelte', 'Docker']],
  ['CI/CD, TCP/IP, HTML/CSS', ['CI/CD', 'TCP/IP', 'HTML', 'CSS']],
])('technologies that are typed as %o', (text, items) => {
  expect(technologiesIn(text)).toEqual(items)
})

it('what may not be empty is marked, and nothing else', () => {
  const required = (name: FormName) =>
    formOf(name, 'es')
      .filter(({ isRequired }) => isRequired)
      .map(({ path }) => path)
  expect(required('perfil')).toEqual(['nombre'])
  expect(required('experiencia')).toEqual(['titulo'])
})

it('a hint is of use to who writes no JSON', () => {
  const names = [
    'perfil',
    'educacion',
    'experiencia',
    'hard-skills',
    'proyectos',
    'seccion',
    'secciones/',
  ]
  const hints = names.flatMap((name) =>
    (['es', 'en'] as const).flatMap((language) =>
      formOf(name as 'perfil', language).map(({ hint }) => hint),
    ),
  )
  expect(
    hints.filter((hint) =>
      /null|""|public\/|de "|AAAA|VITE_|SITE_|npm run|"(?:citas|foto|grabado|cobre|remoto|pagina|devicon)/.test(
        hint,
      ),
    ),
  ).toEqual([])
})

it('an object has its fields, and any of a few are ticks by their names', () => {
  const form = formOf('perfil', 'en')
  const field = (path: string) => form.find((each) => each.path === path)
  expect(field('pronunciacion')?.widget).toBe('group')
  expect(field('pronunciacion')?.fields.map(({ path }) => path)).toEqual([
    'pronunciacion.ipa',
    'pronunciacion.audio',
  ])
  const [email] = field('canales')?.fields ?? []
  expect(email?.widget).toBe('ticks')
  expect(email?.choices.map(({ name }) => name)[0]).toBe('the pages')
  expect(field('modalidad')?.choices[0]).toEqual({ value: 'remoto', name: 'remote' })
  const names = ['tema', 'retrato', 'papel'].map((path) =>
    field(path)?.choices.map(({ name }) => name),
  )
  expect(names[0]?.slice(0, 2)).toEqual(['copper', 'silver'])
  expect(names.slice(1)).toEqual([
    ['the photo', 'engraved'],
    ['A4', 'letter'],
  ])
})

const BLOG = { red: 'Mi blog', url: 'https://ada.dev/blog' }
const NOTES = { red: 'Mis notas', url: 'https://ada.dev/notas' }

it.each([
  ['that are as in their file', [BLOG, NOTES], [BLOG.url, NOTES.url]],
  ['below one that is not written yet', [{}, BLOG, NOTES], ['0', BLOG.url, NOTES.url]],
  ['whose address is being typed', [BLOG, { ...NOTES, url: 'htt' }], [BLOG.url, NOTES.url]],
  ['whose address was cleared', [{ red: 'Mi blog' }, NOTES], [BLOG.url, NOTES.url]],
])('in the form, links %s have their own translations', (_title, enlaces, keys) => {
  const paths = enlaces.map((_, index) =>
    translatedPath('perfil', { enlaces: [BLOG, NOTES] }, { enlaces }, ['enlaces', index, 'red']),
  )
  expect(paths).toEqual(keys.map((key) => `enlaces.${key}.red`))
})

it('in the form, a language that is moved has its own translations until its file says so', () => {
  const [spanish, english] = [
    { idioma: 'Español', nivel: 'Nativo' },
    { idioma: 'Inglés', nivel: 'B2' },
  ]
  const paths = [{ ...english, nivel: 'C1' }, { idioma: 'Francés' }, spanish].map(
    (_, index, idiomas) =>
      translatedPath('perfil', { idiomas: [spanish, english] }, { idiomas }, [
        'idiomas',
        index,
        'idioma',
      ]),
  )
  expect(paths).toEqual([1, -1, 0].map((place) => `idiomas.${place}.idioma`))
})

it('a link on the site leads to its row of the form, wherever it lies', () => {
  const values = { perfil: { enlaces: [BLOG, NOTES] } }
  const spotOf = (spot: object) => shownSpot(JSON.stringify(spot), values)
  const link = { place: 'perfil', field: `enlaces.${NOTES.url}.red` }
  expect(spotOf(link)).toEqual({ place: 'perfil', field: 'enlaces.1.red' })
  // What is in no file has no form.
  expect(spotOf({ place: 'experiencia', id: 4, field: 'titulo' })).toBeUndefined()
})

it('of a birth date, the form says as much as the site publishes', () => {
  const { years, builtIn, changesOn, hadChanged } = knownAge('1990-02-28', new Date())
  const date = `${builtIn - years - Number(!hadChanged)}-${changesOn}`
  expect(date).toBe('1990-02-28')
  const { es, en } = fieldWords('perfil', 'fechaNacimiento') ?? {}
  expect(es).toContain('con eso se sabe la fecha')
  expect(en).toContain('the date is known')
})

describe('the links of a page that is begun from the other language’s text', () => {
  const text =
    'Ver [mi carrera](/experiencia/#empresa), [el mapa](/proyectos/mapa), [charlas](charlas/) y [fuera](https://a.dev).\n![Plano](proyectos/plano.svg) [arriba](#uno)'
  const values = {
    'secciones/charlas': { titulo: 'Charlas', items: [] },
    'en/secciones/charlas': { titulo: 'My talks' },
  }

  it('lead to the same pages in that language', () => {
    const links = linksIn(text)
    const inEnglish = links.map((each) => linkIn(each, values, 'es', 'en'))
    expect(inEnglish).toEqual([
      '/en/experience/#empresa',
      '/en/projects/mapa/',
      '/en/my-talks/',
      'https://a.dev',
    ])
    const begun = withLinks(
      text,
      Object.fromEntries(links.map((each, at) => [each, inEnglish[at] ?? ''])),
    )
    expect(begun).toContain('[mi carrera](/en/experience/#empresa)')
    expect(begun).toContain('![Plano](proyectos/plano.svg) [arriba](#uno)')
  })
})

it.each([
  ['z', {}, 'undo'],
  ['Z', { shiftKey: true }, 'redo'],
  ['y', {}, 'redo'],
  ['z', { altKey: true }, undefined],
  ['z', { target: 'textarea' }, undefined],
])('Ctrl and %s, %o: %s', (key, changes: object, action) => {
  const { target = 'button', ...more } = changes as { target?: string }
  const element = { matches: (selector: string) => selector.includes(target) }
  const event = { key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more }
  expect(turnOf({ ...event, target: element } as unknown as KeyboardEvent)).toBe(action)
})

it.each(SPOKEN)(
  'no field of the profile is called as a part of another, below headings: %s',
  (language) => {
    const form = formOf('perfil', language)
    const say = messagesIn(language).form
    const names = [...form.map(({ label }) => label), say.languages]
    const isPart = (one: string) =>
      names.some((other) => other !== one && other.startsWith(`${one} `))
    expect(names.filter(isPart)).toEqual([])
    const paths = form.map(({ path }) => path)
    expect(Object.keys(say.headings).filter((path) => !paths.includes(path))).toEqual([])
  },
)
