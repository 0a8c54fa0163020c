import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkProject } from '../../src/check/check-project'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { picture, readyProject, SVG } from './ready-project'

/** A CV is laid out. */
const SLOW_MS = 30_000
const { project, report, change } = readyProject()

it('finds nothing in a project that is ready', async () => {
  expect(await report()).toBe('Todo listo para publicar.')
})

it(
  'names everything that a project still has of the example',
  async () => {
    const problems = await checkProject(FIXTURE_DIR)
    const shown = problems.map(({ file, path }) => `${file.replace('src/content/', '')} ${path}`)
    expect(shown).toEqual([
      ...[
        'nombre',
        'fechaNacimiento',
        'foto',
        'email',
        'github',
        'linkedin',
        'resumen',
        'sitio',
      ].map((field) => `perfil.json ${field}`),
      'educacion.json items[0].descripcion',
      ...[1, 2].flatMap((index) => [
        `educacion.json items[${index}].descripcion`,
        `educacion.json items[${index}].certificado`,
      ]),
      'educacion.json items[3].descripcion',
      ...['titulo', 'descripcion', 'link'].map((field) => `experiencia.json items[0].${field}`),
      ...[0, 1].flatMap((index) =>
        ['descripcion', 'direccionWeb', 'gitHubWeb'].map(
          (field) => `proyectos.json items[${index}].${field}`,
        ),
      ),
      ...[
        'perfil.json resumen',
        ...[0, 1, 2, 3].map((index) => `educacion.json items[${index}].descripcion`),
      ].map((shownPlace) => `en/${shownPlace}`),
      ...['titulo', 'descripcion'].map((field) => `en/experiencia.json items[0].${field}`),
      ...[0, 1].map((index) => `en/proyectos.json items[${index}].descripcion`),
      ...(problems.some(({ todo }) => todo?.includes('160')) ? ['perfil.json resumen'] : []),
    ])
  },
  SLOW_MS,
)

it('tells placeholders with their place', async () => {
  change('perfil', 'Ada Prueba', 'Nombre Apellido')
  change('perfil', 'ada@ada.dev', 'hola@example.com')
  change('educacion', '2023', '1900')
  change('proyectos', 'Reserva de turnos.', 'Descripción por completar.')
  expect(await report()).toMatchInlineSnapshot(`
    "Hay 4 cosas por resolver antes de publicar:

    src/content/perfil.json:3  nombre
      se encontró: el texto de ejemplo "Nombre Apellido"
      qué hacer: escribir su nombre y apellido

    src/content/perfil.json:9  email
      se encontró: la dirección de ejemplo "hola@example.com"
      qué hacer: escribir su dirección de correo

    src/content/educacion.json:8  items[0].anioInicio
      se encontró: el año 1900, que nadie completó
      qué hacer: escribir el año

    src/content/proyectos.json:7  items[0].descripcion
      se encontró: un texto sin completar: "Descripción por completar."
      qué hacer: completarlo"
  `)
})

it('tells texts that are too long for their place', async () => {
  change('perfil', 'Ada Prueba', 'Ada María de los Ángeles Prueba y Ensayo')
  change('hard-skills', '"React"', '"Integración y despliegue continuos"')
  expect(await report()).toMatchInlineSnapshot(`
    "Hay 2 cosas por resolver antes de publicar:

    src/content/perfil.json:3  nombre
      se encontró: un texto de 40 caracteres
      qué hacer: acortarlo a 34, para entrar en dos renglones de la tarjeta

    src/content/hard-skills.json:6  items[0].titulo
      se encontró: un texto de 34 caracteres
      qué hacer: acortarlo a 22, para entrar debajo de su icono"
  `)
})

describe('pictures', () => {
  it('that are small or unreadable', async () => {
    project.write('public/retrato.webp', await picture(300, 200))
    project.write('public/iconos/creativo.svg', '<svg>no es una imagen')
    expect(await report()).toMatchInlineSnapshot(`
      "Hay 2 cosas por resolver antes de publicar:

      src/content/perfil.json:8  foto
        se encontró: public/retrato.webp mide 300 × 200 px
        qué hacer: usar una foto de 512 × 512 px, para que no se vea borrosa

      src/content/soft-skills.json:7  items[0].icon
        se encontró: public/iconos/creativo.svg no se puede leer como imagen
        qué hacer: guardarlo de nuevo como .webp, .png, .jpg, .avif o .svg"
    `)
  })

  it('but not portraits that the build has to crop and reduce', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const wide = sharp({
      create: { width: 900, height: 600, channels: 3, background: '#000', noise },
    })
    project.write('public/retrato.webp', await wide.webp({ quality: 100 }).toBuffer())
    expect(await report()).toBe('Todo listo para publicar.')
  })

  it('of icons that do not fit the size they are shown at', async () => {
    project.write('public/iconos/grande.png', await picture(900, 900, 'png'))
    project.write('public/iconos/chico.png', await picture(40, 40, 'png'))
    change('hard-skills', 'devicon:react', 'iconos/grande.png')
    change('soft-skills', 'iconos/creativo.svg', 'iconos/chico.png')
    expect(await report()).toMatchInlineSnapshot(`
      "Hay 3 cosas por resolver antes de publicar:

      src/content/hard-skills.json:7  items[0].icon
        se encontró: public/iconos/grande.png mide 900 × 900 px y se muestra a 100 × 100: la mayor parte se descarga para nada
        qué hacer: usar una imagen de 200 × 200 px, o un .svg

      src/content/soft-skills.json:7  items[0].icon
        se encontró: public/iconos/chico.png mide 40 × 40 px y se muestra a 100 × 100: se verá borroso
        qué hacer: usar una imagen de 200 × 200 px, o un .svg

      public/iconos/creativo.svg
        se encontró: un archivo que nada nombra, y que igual se publica
        qué hacer: borrarlo, o nombrarlo en src/content/"
    `)
  })
})

it('tells files that nothing names, but not those that hosts look for', async () => {
  project.write('public/viejo/foto anterior.jpg', 'x')
  project.write('public/favicon.svg', SVG)
  project.write('public/CNAME', 'ada.dev')
  project.write('public/.well-known/security.txt', 'x')
  expect(await report()).toMatchInlineSnapshot(`
    "Hay 1 cosa por resolver antes de publicar:

    public/viejo/foto anterior.jpg
      se encontró: un archivo que nada nombra, y que igual se publica
      qué hacer: borrarlo, o nombrarlo en src/content/"
  `)
})

it(
  'tells a CV that is too long, or that has to leave letters out',
  async () => {
    change('perfil', ',\n  "cv": "cv.pdf"', '')
    change('perfil', 'Una oración.', 'Una oración 🪶 con Ꮳ.')
    // An address is printed encoded.
    change('proyectos', 'https://ada.dev/turnos', 'https://ada.dev/🪶')
    change('experiencia', 'Un sistema de turnos.', `${'Un sistema de turnos y otro. '.repeat(700)}`)
    expect(await report()).toMatchInlineSnapshot(`
      "Hay 5 cosas por resolver antes de publicar:

      src/content/experiencia.json:7  items[0].descripcion
        se encontró: un texto de 20299 caracteres
        qué hacer: acortarlo a 500, para que se lea

      public/cv.pdf
        se encontró: un archivo que nada nombra, y que igual se publica
        qué hacer: borrarlo, o nombrarlo en src/content/

      src/content/perfil.json:12  resumen
        se encontró: letras que ninguna tipografía instalada tiene: Ꮳ
        qué hacer: instalar la tipografía: npm i -D @fontsource/noto-sans-cherokee

      src/content/perfil.json:12  resumen
        se encontró: símbolos que la tipografía del CV no tiene: 🪶
        qué hacer: quitarlos, o poner un PDF propio en public/ y nombrarlo en "cv" de perfil.json

      cv.pdf
        se encontró: un CV de 5 páginas
        qué hacer: acortar descripciones o quitar entradas hasta que entre en dos, o poner un PDF propio en public/ y nombrarlo en "cv" de perfil.json"
    `)
  },
  SLOW_MS,
)

it('stops at what would stop the build', async () => {
  change('perfil', '"retrato.webp"', '"no-existe.webp"')
  await expect(report()).rejects.toThrow('un archivo que exista en public/')
})
