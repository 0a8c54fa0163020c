import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fontsFor } from '../../src/tools/files/fonts/script-fonts'
import { PDF, picture, readyProject } from './ready-project'

const READY = 'Todo listo para publicar.'
/** A CV is laid out. */
const SLOW_MS = 30_000
const { project, report, change, add } = readyProject()
afterEach(vi.unstubAllEnvs)

const LINES = ['- Una cosa.', '- Otra cosa.', '', 'Un párrafo.'].join('\n')

it('finds nothing in content that uses every optional field', async () => {
  project.write('public/proyectos/agenda.webp', await picture(1280, 800))
  add('perfil', {
    apellidos: 'Prueba',
    telefono: '+54 341 400 1234',
    enlaces: [{ red: 'Mastodon', url: 'https://mastodon.ada.dev/@ada' }],
    disponibilidad: 'Disponible desde marzo',
    idiomas: [{ idioma: 'Español', nivel: 'Nativo' }, { idioma: 'Inglés' }],
    secciones: ['proyectos', 'certificados', 'experiencia', 'educacion', 'habilidades'],
  })
  add('proyectos', {
    descripcion: LINES,
    tecnologias: 'Vite, React',
    imagen: 'proyectos/agenda.webp',
    imagenAlt: 'El calendario de la semana.',
    enlaces: [{ texto: 'Artículo', url: 'http://blog.ada.dev/agenda' }],
  })
  add('educacion', { mesInicio: 3, certificado: 'https://ada.dev/titulo' })
  add('hard-skills', { grupo: 'Frontend' })
  add('certificados', { enlace: 'certificados/curso.pdf' })
  expect(await report()).toBe(READY)
})

it('tells the place of a value in a list of an entry', async () => {
  add('perfil', { enlaces: [{ red: 'Blog', url: 'https://blog.example.com' }] })
  add('proyectos', {
    enlaces: [
      { texto: 'Vídeo', url: 'https://ada.dev/1' },
      { texto: 'Título por completar', url: 'https://ada.dev/2' },
    ],
  })
  add('certificados', { fecha: '1900', enlace: 'https://example.com/x' })
  add('perfil', { telefono: '+54 341 555 0100' })
  expect(await report()).toMatchInlineSnapshot(`
    "Hay 5 cosas por resolver antes de publicar:

    src/content/perfil.json:18  enlaces[0].url
      se encontró: la dirección de ejemplo "https://blog.example.com"
      qué hacer: escribir la dirección, o borrar el enlace

    src/content/perfil.json:21  telefono
      se encontró: el teléfono de ejemplo "+54 341 555 0100"
      qué hacer: escribir su teléfono, o borrar el campo

    src/content/proyectos.json:17  items[0].enlaces[1].texto
      se encontró: un texto sin completar: "Título por completar"
      qué hacer: completarlo

    src/content/certificados.json:8  items[0].fecha
      se encontró: el año 1900, que nadie completó
      qué hacer: escribir el año

    src/content/certificados.json:9  items[0].enlace
      se encontró: la dirección de ejemplo "https://example.com/x"
      qué hacer: escribir la dirección del certificado, o dejar """
  `)
})

it('tells new texts that are too long; marks of lists do not count', async () => {
  add('perfil', {
    enlaces: [{ red: 'Una red con un nombre larguísimo', url: 'https://ada.dev/red' }],
    idiomas: [{ idioma: 'Español', nivel: 'Nativo, con acento de la costa' }],
    disponibilidad: 'Disponible desde marzo para proyectos cortos, largos y de toda clase',
  })
  add('experiencia', { descripcion: `- ${'a'.repeat(249)}\n\n- ${'b'.repeat(250)}` })
  add('educacion', { descripcion: `- ${'a'.repeat(250)}\n- ${'b'.repeat(250)}` })
  add('hard-skills', { grupo: 'Herramientas de integración continua' })
  add('certificados', { emisor: 'Una universidad con un nombre que no termina más' })
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    6 consejos, que no impiden publicar:

    src/content/perfil.json:17  enlaces[0].red
      se encontró: un texto de 32 caracteres
      qué hacer: acortarlo a 24, para leerse de una vez como enlace

    src/content/perfil.json:24  idiomas[0].nivel
      se encontró: un texto de 30 caracteres
      qué hacer: acortarlo a 24, para leerse de una vez

    src/content/perfil.json:27  disponibilidad
      se encontró: un texto de 68 caracteres
      qué hacer: acortarlo a 60, para entrar en un renglón

    src/content/educacion.json:7  items[0].descripcion
      se encontró: un texto de 501 caracteres
      qué hacer: acortarlo a 500, para que se lea

    src/content/hard-skills.json:11  items[0].grupo
      se encontró: un texto de 36 caracteres
      qué hacer: acortarlo a 28, para leerse de una vez como título de su grupo

    src/content/certificados.json:7  items[0].emisor
      se encontró: un texto de 48 caracteres
      qué hacer: acortarlo a 44, para entrar en un renglón"
  `)
})

it('tells pictures of projects that are too narrow, and documents that are heavy', async () => {
  project.write('public/proyectos/agenda.webp', await picture(600, 800))
  project.write('public/certificados/curso.pdf', PDF.padEnd(3_100_000))
  add('proyectos', { imagen: 'proyectos/agenda.webp', imagenAlt: 'Un calendario.' })
  add('certificados', { enlace: 'certificados/curso.pdf' })
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    3 consejos, que no impiden publicar:

    src/content/educacion.json:21  items[1].certificado
      se encontró: public/certificados/curso.pdf pesa 3,1 MB
      qué hacer: reducirlo a menos de 3,0 MB

    src/content/proyectos.json:11  items[0].imagen
      se encontró: public/proyectos/agenda.webp mide 600 × 800 px
      qué hacer: usar una imagen de 1280 px de ancho, para que no se vea borrosa

    src/content/certificados.json:9  items[0].enlace
      se encontró: public/certificados/curso.pdf pesa 3,1 MB
      qué hacer: reducirlo a menos de 3,0 MB"
  `)
})

describe('sections', () => {
  const EMPTY = '{ "items": [] }'

  it('without entries are told, unless the lists are fetched', async () => {
    project.writeContent('proyectos', EMPTY)
    project.writeContent('hard-skills', EMPTY)
    expect(await report()).toMatchInlineSnapshot(`
      "Todo listo para publicar.

      2 consejos, que no impiden publicar:

      src/content/proyectos.json:1  items
        se encontró: ninguna entrada, aunque el sitio muestra la sección "proyectos"
        qué hacer: agregar una entrada, o borrar el archivo para no mostrarla

      src/content/hard-skills.json:1  items
        se encontró: ninguna entrada, aunque el sitio muestra la lista
        qué hacer: agregar una entrada, o borrar el archivo para no mostrar la lista"
    `)
    vi.stubEnv('VITE_CONTENT_URL', 'https://listas.ada.dev')
    expect(await report()).toBe(READY)
  })

  it('without any entries are told once, and those without a file where "secciones" names them', async () => {
    project.writeContent('hard-skills', EMPTY)
    project.writeContent('soft-skills', EMPTY)
    rmSync(path.join(project.contentDir, 'certificados.json'))
    add('perfil', {
      secciones: ['certificados', 'habilidades', 'proyectos', 'experiencia', 'educacion'],
    })
    rmSync(path.join(project.publicDir, 'iconos/creativo.svg'))
    expect(await report()).toMatchInlineSnapshot(`
      "Todo listo para publicar.

      2 consejos, que no impiden publicar:

      src/content/hard-skills.json:1  items
        se encontró: ninguna entrada, aunque el sitio muestra la sección "habilidades"
        qué hacer: agregar una entrada, o borrar el archivo para no mostrarla

      src/content/perfil.json:15  secciones
        se encontró: la sección "certificados", que no tiene ningún archivo
        qué hacer: crear el archivo, o quitarla de la lista"
    `)
  })

  it('may be without files', async () => {
    for (const list of ['proyectos', 'certificados', 'hard-skills']) {
      rmSync(path.join(project.contentDir, `${list}.json`))
    }
    expect(await report()).toBe(READY)
  })

  it('without entries may be left out with "secciones", but not those with entries', async () => {
    project.writeContent('proyectos', EMPTY)
    add('perfil', { secciones: ['educacion', 'habilidades', 'certificados'] })
    expect(await report()).toMatchInlineSnapshot(`
      "Todo listo para publicar.

      1 consejo, que no impide publicar:

      src/content/experiencia.json:3  items
        se encontró: 1 entrada que no se muestra: "secciones" no nombra "experiencia"
        qué hacer: agregar "experiencia" a "secciones" de perfil.json, o borrar el archivo"
    `)
  })
})

it('tells an address that is linked twice, and a group that is spelt in two ways', async () => {
  add('perfil', {
    enlaces: [
      { red: 'Mastodon', url: 'https://mastodon.ada.dev/@ada' },
      { red: 'Código', url: 'https://ADA.dev/GitHub/' },
    ],
  })
  const skill = { icon: 'devicon:vuejs', anchoIcon: 100, altoIcon: 100 }
  project.writeContent(
    'hard-skills',
    JSON.stringify({
      items: [
        { id: 1, titulo: 'Vue', grupo: 'Diseño web', ...skill, numeroOrden: 1 },
        { id: 2, titulo: 'Vuex', grupo: 'diseno  web', ...skill, numeroOrden: 2 },
        { id: 3, titulo: 'Pinia', grupo: 'Diseño web', ...skill, numeroOrden: 3 },
      ],
    }),
  )
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    2 consejos, que no impiden publicar:

    src/content/perfil.json:22  enlaces[1].url
      se encontró: la misma dirección que en github
      qué hacer: borrar una de las dos

    src/content/hard-skills.json:1  items[1].grupo
      se encontró: el grupo "diseno  web", que antes está escrito "Diseño web"
      qué hacer: escribirlo siempre igual, para que sea un solo grupo"
  `)
})

describe('scripts', () => {
  it('that no installed font has are told, with the command that installs them', async () => {
    add('perfil', { nombre: 'ᏣᎳᎩ', puesto: 'ꦗꦮ' })
    // Not drawn: the CV is the owner's.
    change('proyectos', 'Reserva de turnos.', 'ᏣᎳᎩ')
    expect(await report()).toMatchInlineSnapshot(`
      "Hay 1 cosa por resolver antes de publicar:

      src/content/perfil.json:3  nombre
        se encontró: letras que ninguna tipografía instalada tiene: Ꮳ Ꮃ Ꭹ ꦗ ꦮ (en 2 textos)
        qué hacer: instalar la tipografía: npm i -D @fontsource/noto-sans-cherokee @fontsource/noto-sans-javanese"
    `)
  })

  it(
    'count wherever the CV has text, but not in addresses',
    async () => {
      change('perfil', ',\n  "cv": "cv.pdf"', '')
      change('proyectos', 'https://ada.dev/turnos', 'https://ada.dev/Ꮳ')
      add('perfil', { idiomas: [{ idioma: 'Ꮳ' }] })
      // Mathematical letters, of no script.
      add('certificados', { emisor: '𝓐𝓭𝓪' })
      rmSync(path.join(project.root, 'public/cv.pdf'))
      expect(await report()).toMatchInlineSnapshot(`
        "Hay 2 cosas por resolver antes de publicar:

        src/content/perfil.json:16  idiomas[0].idioma
          se encontró: letras que ninguna tipografía instalada tiene: Ꮳ
          qué hacer: instalar la tipografía: npm i -D @fontsource/noto-sans-cherokee

        src/content/certificados.json:7  items[0].emisor
          se encontró: letras que ninguna tipografía instalada tiene: 𝓐 𝓭 𝓪
          qué hacer: escribirlo con otras letras"
      `)
    },
    SLOW_MS,
  )

  it('that the project brings fonts for are no problem', async () => {
    add('perfil', { nombre: 'אדה עדה Ада Άντα', puesto: 'مطورة' })
    expect(await report()).toBe(READY)
  })

  it.each([
    ['山', '山田 さくら', 'noto-sans-jp'],
    ['ー', 'ハンナー', 'noto-sans-jp'],
    ['山', '山田太郎\nJapón', 'noto-sans-jp'],
    ['山', '王小山', 'noto-sans-sc'],
    ['山', '王小山\nTaiwán', 'noto-sans-tc'],
    ['山', '山 홍길동', 'noto-sans-kr'],
    ['홍', '홍길동', 'noto-sans-kr'],
    ['ส', 'สวัสดี', 'noto-sans-thai'],
    ['བ', 'བོད', 'noto-serif-tibetan'],
  ])('%s in %j needs %s', (letter, text, font) => {
    expect(fontsFor(letter, text)[0]).toBe(font)
  })
})
