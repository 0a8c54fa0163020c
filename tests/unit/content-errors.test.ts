import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileProblem } from '../../src/tools/content/reading/files/read-file'
import { messagesIn } from '../../src/tools/messages/messages'
import { asText, makeProject, messageOf, VALID_CONTENT } from './content-project'
import { expectTold, rowsOf } from './content-rows'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

const HTTPS = 'una dirección completa que empiece con https://'
const HTTPS_OR_NONE = `${HTTPS}, o "" si no hay`
const YEAR = 'un año de cuatro cifras, entre 1900 y 2200'
const YEAR_OR_NONE = `${YEAR}, o null si sigue en curso`
const WEB_OR_NONE = 'una dirección completa que empiece con https:// o http://, o "" si no hay'
const CERTIFICATE =
  'la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", una dirección https:// o null'
const PROFILE_FIELDS =
  'nombre, apellidos, puesto, fechaNacimiento, ciudad, pais, foto, email, telefono, github, linkedin, enlaces, resumen, disponibilidad, idiomas, secciones, sitio, cv, grabado, semilla, tema, idioma'
const ICON =
  'la ruta de una imagen de public/ (por ejemplo "iconos/creativo.svg") o "devicon:nombre"'
const EMAIL = 'una dirección de correo, por ejemplo "hola@example.com"'
const BIRTH = 'una fecha real ya pasada, con la forma AAAA-MM-DD'
const ID = 'un número entero mayor o igual que 0'
const OBJECT = 'un objeto entre llaves {}'
const LIST = 'una lista de entradas entre corchetes []'
const MISSING = 'nada: falta este campo'
const UNWRITABLE = 'un texto sin caracteres de control ni medios caracteres (\\u0000, \\ud800)'
const UNKNOWN = 'un campo desconocido'

const ROWS = rowsOf(String.raw`
perfil | "Ada Prueba" | 7 | 3  nombre | 7 | un texto no vacío
perfil | "Ada Prueba" | " \t " | 3  nombre | " \t " | un texto no vacío
perfil | "Rosario" | null | 6  ciudad | null | un texto no vacío
perfil | "Una oración." | [] | 12  resumen | [] | un texto de una o dos oraciones
perfil | "Rosario" | "Rosario\u0000" | 6  ciudad | "Rosario\u0000" | ${UNWRITABLE}
perfil | "Una oración." | "Una \ud83d oración." | 12  resumen | "Una \ud83d oración." | ${UNWRITABLE}
perfil | "Ada Prueba" | "Ada\u000bPrueba" | 3  nombre | "Ada\u000bPrueba" | ${UNWRITABLE}
perfil | https://example.com/github | https://example.com/\u009f | 10  github | "https://example.com/\u009f" | ${UNWRITABLE}
experiencia | TypeScript, MySQL | TypeScript\u0007 | 11  items[0].tegnologiasUtilizadas | "TypeScript\u0007" | ${UNWRITABLE}
perfil | ada@example.com | ada en casa | 9  email | "ada en casa" | ${EMAIL}
perfil | 1990-02-28 | 1990-02-30 | 5  fechaNacimiento | "1990-02-30" | ${BIRTH}
perfil | 1990-02-28 | 2190-02-28 | 5  fechaNacimiento | "2190-02-28" | ${BIRTH}
educacion | 2023 | "2023" | 8  items[0].anioInicio | "2023" | ${YEAR}
educacion | 2022 | 2022.5 | 19  items[1].anioFin | 2022.5 | ${YEAR_OR_NONE}
educacion | 2022 | 22 | 19  items[1].anioFin | 22 | ${YEAR_OR_NONE}
educacion | 2022 | "Actualidad" | 19  items[1].anioFin | "Actualidad" | ${YEAR_OR_NONE}
educacion | 2022 | 2019 | 19  items[1].anioFin | 2019 | un año igual o posterior a anioInicio
educacion | "id": 2 | "id": 1 | 15  items[1].id | 1 | un id que no use otra entrada de la lista
educacion | "id": 2 | "id": -2 | 15  items[1].id | -2 | ${ID}
educacion | "id": 2 | "id": "2" | 15  items[1].id | "2" | ${ID}
proyectos | "numeroOrden": 1 | "numeroOrden": 1.5 | 10  items[0].numeroOrden | 1.5 | un número entero
hard-skills | "anchoIcon": 100 | "anchoIcon": 1000 | 8  items[0].anchoIcon | 1000 | un número entero de píxeles entre 1 y 400
perfil | https://example.com/github | http://example.com/ | 10  github | "http://example.com/" | ${HTTPS_OR_NONE}
perfil | https://ada.example.com/ | ada.example.com | 13  sitio | "ada.example.com" | ${HTTPS}
perfil | https://ada.example.com/ | https:// | 13  sitio | "https://" | ${HTTPS}
experiencia | "link": "" | "link": "javascript:alert(1)" | 12  items[0].link | "javascript:alert(1)" | ${HTTPS_OR_NONE}
experiencia | "link": "" | "link": null | 12  items[0].link | null | ${HTTPS_OR_NONE}
proyectos | "https://example.com/turnos | " https://example.com/turnos | 8  items[0].direccionWeb | " https://example.com/turnos" | ${WEB_OR_NONE}
perfil | retrato.webp | Retrato.webp | 8  foto | "Retrato.webp" | un archivo de public/ con las mismas mayúsculas y minúsculas: "retrato.webp"
perfil | retrato.webp | retarto.webp | 8  foto | "retarto.webp" | un archivo que exista en public/; quizás quiso escribir "retrato.webp"
perfil | retrato.webp | cv.pdf | 8  foto | "cv.pdf" | una imagen (.webp, .png, .jpg, .avif o .svg)
perfil | retrato.webp | /retrato.webp | 8  foto | "/retrato.webp" | la ruta de un archivo de public/, por ejemplo "retrato.webp"
perfil | "cv.pdf" | "retrato.webp" | 14  cv | "retrato.webp" | un archivo .pdf
educacion | certificados/curso.pdf | ../curso.pdf | 21  items[1].certificado | "../curso.pdf" | ${CERTIFICATE}
educacion | certificados/curso.pdf | (nada) | 21  items[1].certificado | "" | ${CERTIFICATE}
educacion | certificados/curso.pdf | otra-cosa.pdf | 21  items[1].certificado | "otra-cosa.pdf" | un archivo que exista en public/
educacion | certificados/curso.pdf | certificados | 21  items[1].certificado | "certificados" | un PDF o una imagen (.pdf, .webp, .png, .jpg, .avif o .svg)
hard-skills | devicon:react | devicon:raect | 7  items[0].icon | "devicon:raect" | un icono que exista en devicon; quizás quiso escribir "rect" o "react"
hard-skills | devicon:react | devicon:constructor | 7  items[0].icon | "devicon:constructor" | un icono que exista en devicon
hard-skills | devicon:react | devicon:React | 7  items[0].icon | "devicon:React" | ${ICON}
soft-skills | iconos/creativo.svg | iconos | 7  items[0].icon | "iconos" | una imagen (.svg, .webp, .png, .jpg o .avif)
experiencia | "link" | "tecnologiasUtilizadas": "", "link" | 12  items[0].tecnologiasUtilizadas | ${UNKNOWN} | solo campos conocidos; quizás quiso escribir "tegnologiasUtilizadas"
perfil | "cv": | "fax": | 14  fax | ${UNKNOWN} | solo campos conocidos: ${PROFILE_FIELDS}
perfil | "cv": | "telefonos": | 14  telefonos | ${UNKNOWN} | solo campos conocidos; quizás quiso escribir "telefono"
proyectos | "items" | "notas": [], "items" | 3  notas | ${UNKNOWN} | solo campos conocidos: items
perfil | "cv": "cv.pdf" | "pais": "Chile" | 14  pais | un campo repetido | cada campo una sola vez
proyectos | /\n.*"titulo".*/ | (nada) | 4  items[0].titulo | ${MISSING} | un texto no vacío
educacion | /\n.*"anioFin": null,/ | (nada) | 4  items[0].anioFin | ${MISSING} | ${YEAR_OR_NONE}
perfil | /\n.*"email".*/ | (nada) | 1  email | ${MISSING} | ${EMAIL}
proyectos | /\{\s+"id"[^}]*\}/ | "Agenda" | 4  items[0] | "Agenda" | ${OBJECT}
proyectos | /\{\s+"id"[^}]*\}/ | ["Agenda"] | 4  items[0] | ["Agenda"] | ${OBJECT}
proyectos | /\[[^\]]*\]/ | {} | 3  items | {} | ${LIST}
proyectos | /,\s+"items": \[[^\]]*\]/ | (nada) | 1  items | ${MISSING} | ${LIST}
proyectos | /^[\s\S]*$/ | [1] | 1 | [1] | un objeto con la lista en "items": { "items": [] }
perfil | /^[\s\S]*$/ | "hola" | 1 | "hola" | ${OBJECT}
`)

describe('a mistake is reported with its file, line, path, value and what is expected', () => {
  it.each(ROWS)('%s: %s → %s', (...row) => expectTold(project, VALID_CONTENT, row))
})

describe('the report', () => {
  it('lists all mistakes of all files at once, by file and line', () => {
    const [first, second] = VALID_CONTENT.educacion.items
    const wrong = { ...second, titulo: undefined, id: 1, anioFin: 2019, notas: 'x', otra: 1 }
    project.writeContent('educacion', asText({ items: [first, wrong] }))
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, foto: 'no.webp', sitio: '' }))
    project.writeContent('proyectos', '{')
    expect(messageOf(project)).toMatchInlineSnapshot(`
      "Hay 8 errores en el contenido:

      src/content/perfil.json:8  foto
        se encontró: "no.webp"
        se esperaba: un archivo que exista en public/

      src/content/perfil.json:13  sitio
        se encontró: ""
        se esperaba: una dirección completa que empiece con https://

      src/content/educacion.json:13  items[1].titulo
        se encontró: nada: falta este campo
        se esperaba: un texto no vacío

      src/content/educacion.json:14  items[1].id
        se encontró: 1
        se esperaba: un id que no use otra entrada de la lista

      src/content/educacion.json:17  items[1].anioFin
        se encontró: 2019
        se esperaba: un año igual o posterior a anioInicio

      src/content/educacion.json:21  items[1].notas
        se encontró: un campo desconocido
        se esperaba: solo campos conocidos: id, titulo, descripcion, anioInicio, anioFin, mesInicio, mesFin, estado, certificado, numeroOrden

      src/content/educacion.json:22  items[1].otra
        se encontró: un campo desconocido
        se esperaba: solo campos conocidos: id, titulo, descripcion, anioInicio, anioFin, mesInicio, mesFin, estado, certificado, numeroOrden

      src/content/proyectos.json:1
        se encontró: el archivo termina antes de tiempo
        se esperaba: cerrar la llave "{" que se abre en la línea 1"
    `)
  })

  it('shortens long values and keeps them on one line', () => {
    const sitio = `a\n\u202e${'x'.repeat(9999)}`
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, sitio }))
    expect(messageOf(project).split('\n')[3]).toBe(`  se encontró: "a\\n\\u202e${'x'.repeat(49)}…`)
  })
})

describe('an error of the file system', () => {
  it.each([
    ['EACCES', 'que falta permiso para usarlo'],
    ['EPERM', 'que falta permiso para usarlo'],
    ['EROFS', 'un disco de solo lectura'],
    ['EIO', 'un error del disco (EIO)'],
  ])('%s is told as a mistake in its file', (code, found) => {
    const error = Object.assign(new Error(`${code}: open`), { code, syscall: 'open' })
    expect(fileProblem('dist', error, messagesIn('es'))).toMatchObject({ file: 'dist', found })
  })

  it('is told apart from any other error', () => {
    expect(() => fileProblem('dist', new TypeError('wrong'), messagesIn('es'))).toThrow(TypeError)
  })
})
