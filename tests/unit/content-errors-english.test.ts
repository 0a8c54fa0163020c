import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { en } from '../../src/tools/messages/en/en'
import { asText, makeProject, messageOf, VALID_CONTENT } from './content-project'
import { expectTold, rowsOf } from './content-rows'
import { runCommand } from './run-command'

const project = makeProject()
const ENGLISH_CONTENT = {
  ...VALID_CONTENT,
  perfil: { ...VALID_CONTENT.perfil, idioma: 'en' },
}
const reset = () => {
  project.reset()
  project.writeContent('perfil', asText(ENGLISH_CONTENT.perfil))
}
beforeEach(reset)
afterAll(project.remove)

const HTTPS = 'a full address that begins with https://'
const YEAR_OR_NONE = 'a year of four digits, from 1900 to 2200, or null if it has not ended'
const CERTIFICATE =
  'the path of a file in public/, for example "certificados/curso.pdf", an https:// address or null'
const UNKNOWN = 'an unknown field'
const MISSING = 'nothing: this field is missing'

const ROWS = rowsOf(String.raw`
perfil | "Ada Prueba" | 7 | 3  nombre | 7 | a text that is not empty
perfil | "Una oración." | [] | 12  resumen | [] | a text of one or two sentences
perfil | "Rosario" | "Rosario\u0000" | 6  ciudad | "Rosario\u0000" | a text without control characters or half characters (\u0000, \ud800)
perfil | ada@example.com | ada at home | 9  email | "ada at home" | an email address, for example "hello@example.com"
perfil | 1990-02-28 | 1990-02-30 | 5  fechaNacimiento | "1990-02-30" | a real date in the past, in the form YYYY-MM-DD
educacion | 2022 | 22 | 19  items[1].anioFin | 22 | ${YEAR_OR_NONE}
educacion | "estado": "Cursando" | "estado": "Completed" | 9  items[0].anioFin | null | the year in which it ended, because estado says "Completed"
educacion | 2022 | 2019 | 19  items[1].anioFin | 2019 | a year not before anioInicio
educacion | "id": 2 | "id": 1 | 15  items[1].id | 1 | an id that no other entry of the list uses
hard-skills | "anchoIcon": 100 | "anchoIcon": 1000 | 8  items[0].anchoIcon | 1000 | a whole number of pixels from 1 to 400
perfil | https://ada.example.com/ | ada.example.com | 13  sitio | "ada.example.com" | ${HTTPS}
experiencia | "link": "" | "link": null | 12  items[0].link | null | ${HTTPS}, or "" if there is none
perfil | retrato.webp | Retrato.webp | 8  foto | "Retrato.webp" | a file in public/ with the same upper and lower case: "retrato.webp"
perfil | retrato.webp | retarto.webp | 8  foto | "retarto.webp" | a file that exists in public/; perhaps you meant "retrato.webp"
educacion | certificados/curso.pdf | ../curso.pdf | 21  items[1].certificado | "../curso.pdf" | ${CERTIFICATE}
hard-skills | devicon:react | devicon:raect | 7  items[0].icon | "devicon:raect" | an icon that exists in devicon; perhaps you meant "rect" or "react"
experiencia | "link" | "tecnologiasUtilizadas": "", "link" | 12  items[0].tecnologiasUtilizadas | ${UNKNOWN} | only known fields; perhaps you meant "tegnologiasUtilizadas"
perfil | "cv": "cv.pdf" | "pais": "Chile" | 14  pais | a repeated field | each field only once
proyectos | /\n.*"titulo".*/ | (nada) | 4  items[0].titulo | ${MISSING} | a text that is not empty
proyectos | /\[[^\]]*\]/ | {} | 3  items | {} | a list of entries in square brackets []
proyectos | /^[\s\S]*$/ | [1] | 1 | [1] | an object with the list in "items": { "items": [] }
`)

describe('a site whose main language is English', () => {
  it.each(ROWS)('%s: %s → %s is told in English', (...row) =>
    expectTold(project, ENGLISH_CONTENT, row, 'en'),
  )

  it('hears of all mistakes of all files at once', () => {
    project.writeContent('perfil', asText({ ...ENGLISH_CONTENT.perfil, foto: 'no.webp' }))
    project.writeContent('proyectos', '{')
    project.writeContent('educacion', '{ "items": [1, ] }')
    expect(messageOf(project)).toMatchInlineSnapshot(`
      "There are 3 mistakes in the content:

      src/content/perfil.json:8  foto
        found: "no.webp"
        expected: a file that exists in public/

      src/content/educacion.json:1
        found: a comma too many before "]"
        expected: no comma after the last element

      src/content/proyectos.json:1
        found: the file ends too early
        expected: the closing brace of the "{" that opens on line 1"
    `)
  })

  it('hears of a broken profile in English too', () => {
    project.writeContent('perfil', '{\n  "idioma": "en",\n  "nombre": "Ada",\n}\n')
    expect(messageOf(project)).toContain('found: a comma too many before "}"')
    project.writeContent('perfil', '{\n  "idioma": "en",\n  "nombre": "Ada\n}\n')
    expect(messageOf(project)).toContain('found: an unclosed text')
  })

  it('hears the commands in English', () => {
    expect(runCommand(project.root, 'no-such-thing').told).toMatch(
      /^There is no command "no-such-thing"\. The commands are: build, check, /,
    )
    expect(runCommand(project.root, 'check').told).toMatch(
      /^There are \d+ things to fix before publishing:\n/,
    )
    expect(runCommand(project.root, 'serve', { PORT: 'x' }).told).toBe(
      'PORT\n  found: "x"\n  expected: a port number from 1 to 65535',
    )
  })
})

it('is Spanish where "idioma" is absent or "es", also after a site in English', () => {
  readContent(project.contentDir, project.publicDir)
  for (const idioma of [undefined, 'es']) {
    project.writeContent('perfil', asText({ ...ENGLISH_CONTENT.perfil, idioma, foto: 'no.webp' }))
    expect(messageOf(project)).toMatch(/^Hay 1 error en el contenido:/)
  }
})

it.each(['fr', 'EN', '', null, 'en-GB'])('%j is no main language', (idioma) => {
  project.writeContent('perfil', asText({ ...ENGLISH_CONTENT.perfil, idioma }))
  expect(messageOf(project)).toContain(
    `idioma\n  se encontró: ${JSON.stringify(idioma)}\n  se esperaba: el idioma principal del sitio: "es" o "en"`,
  )
})

/** Every text of the messages, with something in the place of what is filled in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => textsOf(value(count, count, count)))
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('no English message has a Spanish word', () => {
  // This one joins a list, and this one changes a text.
  const script = { ...en.check.script, command: '' }
  const texts = textsOf({
    ...en,
    check: { ...en.check, script },
    reading: { ...en.reading, decimal: '' },
  })
  expect(texts.length).toBeGreaterThan(300)
  const spanish =
    /[áéíóúñ¿¡]|\b(?:el|los|las|una|del|con|para|por|que|de|se|falta|archivo|texto|dirección)\b/i
  expect(texts.filter((text) => spanish.test(text.replace(/"[^"]*"/g, '')))).toEqual([])
})
