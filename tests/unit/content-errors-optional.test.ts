import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { readContent } from '../../src/tools/content/reading/read-content'
import { asText, makeProject, messageOf } from './content-project'
import { expectTold, rowsOf } from './content-rows'
import { FULL_CONTENT } from './full-content'

const [, course] = FULL_CONTENT.educacion.items
const files = makeProject()
beforeEach(() => {
  files.reset()
  for (const [name, value] of Object.entries(FULL_CONTENT)) {
    files.writeContent(name as keyof typeof FULL_CONTENT, asText(value))
  }
})
afterAll(files.remove)

const LATEST = new Date().getUTCFullYear() + 1
const HTTPS = 'una dirección completa que empiece con https://'
const WEB = `${HTTPS} o http://`
const TEXT = 'un texto no vacío'
const MISSING = 'nada: falta este campo'
const MONTH = 'un número de mes, de 1 a 12'
const UNKNOWN = 'un campo desconocido'
const PHONE = 'un número de teléfono, por ejemplo "+54 341 555 0100"'
const LAST_NAME = 'los apellidos tal como están en "nombre"'
const SECTIONS =
  'una lista sin repetidos de "experiencia", "educacion", "proyectos", "habilidades" y "certificados"'
const THEMES = '"cobre", "plata", "oro", "tinta", "billete" o "sanguina"'
const COLOR = 'un color de CSS sin transparencia, por ejemplo "oklch(0.78 0.1 300)"'
const PICTURE_TEXT = 'un texto que describa la imagen, para quienes no la ven'
const CERTIFICATE =
  'la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", una dirección https:// o null'
const CERTIFICATE_LINK =
  'una dirección https://, la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", o ""'
const YEAR_MONTH = 'un año, o un año y un mes, con la forma "AAAA" o "AAAA-MM"'
const FILE_THERE = 'un archivo que exista en public/'

const ROWS = rowsOf(String.raw`
perfil | "apellidos": "Prueba" | "apellidos": "Pruebas" | 15  apellidos | "Pruebas" | ${LAST_NAME}
perfil | "apellidos": "Prueba" | "apellidos": "" | 15  apellidos | "" | ${TEXT}
perfil | +54 341 555 0100 | 555-CASA | 16  telefono | "555-CASA" | ${PHONE}
perfil | +54 341 555 0100 | 12345 | 16  telefono | "12345" | ${PHONE}
perfil | "+54 341 555 0100" | 5550100 | 16  telefono | 5550100 | ${PHONE}
perfil | https://example.com/@ada | http://example.com/@ada | 20  enlaces[0].url | "http://example.com/@ada" | ${HTTPS}
perfil | "Mastodon" | " " | 19  enlaces[0].red | " " | ${TEXT}
perfil | /"red": "Mastodon",\s+/ | (nada) | 18  enlaces[0].red | ${MISSING} | ${TEXT}
perfil | "red" | "nombre": "Ada", "red" | 19  enlaces[0].nombre | ${UNKNOWN} | solo campos conocidos: red, url
perfil | "red" | "URL": "", "red" | 19  enlaces[0].URL | ${UNKNOWN} | solo campos conocidos; quizás quiso escribir "url"
perfil | /"enlaces": \[[^\]]*\]/ | "enlaces": "https://example.com/" | 17  enlaces | "https://example.com/" | una lista de enlaces entre corchetes []
perfil | /\{\s+"red"[^}]*\}/ | "https://example.com/" | 18  enlaces[0] | "https://example.com/" | un objeto entre llaves {}
perfil | "Desde marzo" | "" | 23  disponibilidad | "" | ${TEXT}
perfil | "Nativo" | 5 | 27  idiomas[0].nivel | 5 | ${TEXT}
perfil | "nivel": | "fluidez": | 27  idiomas[0].fluidez | ${UNKNOWN} | solo campos conocidos: idioma, nivel
perfil | "idioma": "Inglés" | "nivel": "B2" | 29  idiomas[1].idioma | ${MISSING} | ${TEXT}
perfil | /"idiomas": \[[^\]]*\]/ | "idiomas": "Español" | 24  idiomas | "Español" | una lista de idiomas entre corchetes []
perfil | "proyectos", | "experiencia", | 33  secciones | ["experiencia","experiencia"] | ${SECTIONS}
perfil | /"secciones": \[[^\]]*\]/ | "secciones": [] | 33  secciones | [] | ${SECTIONS}
perfil | "proyectos", | "proyecto", | 34  secciones[0] | "proyecto" | ${SECTIONS}
perfil | "version": 1 | "version": 2 | 38  grabado.version | 2 | la versión del grabado: 1
perfil | "version": 1 | "version": 1, "tabla": 2 | 38  grabado.tabla | ${UNKNOWN} | solo campos conocidos: version
perfil | /"grabado": \{[^}]*\}/ | "grabado": 1 | 37  grabado | 1 | un objeto entre llaves {}
perfil | "Otra vuelta" | "" | 40  semilla | "" | ${TEXT}
perfil | "plata" | "lata" | 42  tema.base | "lata" | ${THEMES}
perfil | /"base": "plata",\s+/ | (nada) | 41  tema.base | ${MISSING} | ${THEMES}
perfil | "base" | "brillo": 1, "base" | 42  tema.brillo | ${UNKNOWN} | solo campos conocidos: base, foil
perfil | /"tema": \{[^}]*\}/ | "tema": "dorado" | 41  tema | "dorado" | ${THEMES}, o { "base": uno de ellos, "foil": un color }
perfil | oklch(0.8 0.09 300) | violeta | 43  tema.foil | "violeta" | ${COLOR}
perfil | oklch(0.8 0.09 300) | #b48cff80 | 43  tema.foil | "#b48cff80" | ${COLOR}
educacion | "mesInicio": 3 | "mesInicio": 13 | 22  items[1].mesInicio | 13 | ${MONTH}
educacion | "mesInicio": 3 | "mesInicio": "marzo" | 22  items[1].mesInicio | "marzo" | ${MONTH}
educacion | "mesFin": 7 | "mesFin": 0 | 23  items[1].mesFin | 0 | ${MONTH}
educacion | "mesFin": 7 | "mesFin": null | 23  items[1].mesFin | null | ${MONTH}
educacion | /2022([^}]*)"mesFin": 7/ | 2021, "estado": "Listo", "certificado": null, "numeroOrden": 2, "mesInicio": 3, "mesFin": 2 | 18  items[1].mesFin | 2 | un mes igual o posterior a mesInicio, en el mismo año
educacion | /2022,\s+"estado": "Finalizado"/ | null, "estado": "Pausado" | 22  items[1].mesFin | 7 | ningún mes, porque anioFin está vacío
educacion | "Cursando" | "Finalizado" | 8  items[0].anioFin | null | el año en que terminó, porque estado dice "Finalizado"
educacion | 2023 | 2099 | 7  items[0].anioInicio | 2099 | un año hasta ${LATEST}
educacion | certificados/curso.pdf | http://example.com/a.pdf | 20  items[1].certificado | "http://example.com/a.pdf" | ${CERTIFICATE}
educacion | certificados/curso.pdf | https://[ | 20  items[1].certificado | "https://[" | ${CERTIFICATE}
experiencia | 2024 | 2099 | 8  items[0].anioInicio | 2099 | un año hasta ${LATEST}
hard-skills | "Frontend" | "" | 10  items[0].grupo | "" | ${TEXT}
proyectos | "Vue, SQLite" | ["Vue"] | 10  items[0].tecnologias | ["Vue"] | un texto con las tecnologías separadas por comas
proyectos | /\s+"imagenAlt": .*/ | (nada) | 3  items[0].imagenAlt | ${MISSING} | ${PICTURE_TEXT}
proyectos | "La agenda de un día" | "" | 12  items[0].imagenAlt | "" | ${PICTURE_TEXT}
proyectos | "retrato.webp" | "pantalla.png" | 11  items[0].imagen | "pantalla.png" | ${FILE_THERE}
proyectos | "retrato.webp" | "cv.pdf" | 11  items[0].imagen | "cv.pdf" | una imagen (.webp, .png, .jpg, .avif o .svg)
proyectos | "retrato.webp" | "https://example.com/a.png" | 11  items[0].imagen | "https://example.com/a.png" | la ruta de un archivo de public/, por ejemplo "proyectos/captura.webp"
proyectos | http://example.com/docs | ftp://example.com/ | 16  items[0].enlaces[0].url | "ftp://example.com/" | ${WEB}
proyectos | "Documentación" | "" | 15  items[0].enlaces[0].texto | "" | ${TEXT}
proyectos | "texto" | "titulo": "", "texto" | 15  items[0].enlaces[0].titulo | ${UNKNOWN} | solo campos conocidos: texto, url
certificados | 2023-05 | 2023-13 | 8  items[0].fecha | "2023-13" | ${YEAR_MONTH}
certificados | 2023-05 | 2023-05-01 | 8  items[0].fecha | "2023-05-01" | ${YEAR_MONTH}
certificados | "2023-05" | 2023 | 8  items[0].fecha | 2023 | ${YEAR_MONTH}
certificados | https://example.com/certificado | certificados/otro.pdf | 9  items[0].enlace | "certificados/otro.pdf" | ${FILE_THERE}; quizás quiso escribir "certificados/curso.pdf"
certificados | "https://example.com/certificado" | null | 9  items[0].enlace | null | ${CERTIFICATE_LINK}
certificados | "Escuela Ejemplo" | "" | 7  items[0].emisor | "" | ${TEXT}
certificados | "id": 1 | "id": "1" | 5  items[0].id | "1" | un número entero mayor o igual que 0
`)

const read = () => readContent(files.contentDir, files.publicDir)

describe('an optional field', () => {
  it('is read as it was written', () => {
    const { $schema: _editor, ...perfil } = FULL_CONTENT.perfil
    expect(read().perfil).toEqual(perfil)
    for (const name of LIST_NAMES) expect(read().lists[name]).toEqual(FULL_CONTENT[name].items)
  })

  it.each(ROWS)('that is wrong is told with its place: %s: %s → %s', (...row) =>
    expectTold(files, FULL_CONTENT, row),
  )
})

describe('dates', () => {
  const withCourse = (changes: object) =>
    files.writeContent(
      'educacion',
      asText({ items: [{ ...course, mesInicio: undefined, mesFin: undefined, ...changes }] }),
    )

  it.each([
    ['the same month of one year', { anioInicio: 2021, anioFin: 2021, mesInicio: 5, mesFin: 5 }],
    ['an earlier month of a later year', { anioInicio: 2021, mesInicio: 9, mesFin: 2 }],
    ['next year', { anioInicio: LATEST, anioFin: LATEST + 4, estado: 'Inscripta' }],
    ['an open end with the month of the start', { anioFin: '', mesInicio: 5, estado: 'Pausado' }],
    ['a month of the end only', { mesFin: 12 }],
  ])('may be %s', (_, changes) => {
    withCourse(changes)
    expect(messageOf(files)).toBe('sin errores')
  })

  it.each(['Finalizada', 'terminado', 'Completo', 'Graduada con honores'])(
    'need an end for what is %s',
    (estado) => {
      withCourse({ anioFin: '', estado })
      expect(messageOf(files)).toContain(`porque estado dice "${estado}"`)
    },
  )
})

describe('certificates', () => {
  it('may have no file, no link, and a date of a year', () => {
    files.writeContent('certificados', asText({ items: [] }))
    expect(read().lists.certificados).toEqual([])
    files.writeContent(
      'certificados',
      asText({ items: [{ ...FULL_CONTENT.certificados.items[0], fecha: '2023', enlace: '' }] }),
    )
    expect(read().lists.certificados).toMatchObject([{ fecha: '2023', enlace: '' }])
  })
})
