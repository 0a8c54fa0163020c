import { rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkNotes, checkProject } from '../../src/tools/check/check-project'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { ENGLISH, writeOverlay } from './overlay-content'
import { picture, readyProject, SVG } from './ready-project'
import { runCommand } from './run-command'

/** A CV is laid out. */
const SLOW_MS = 30_000
const { project, report, change, add } = readyProject()

it('finds nothing in a project that is ready', async () => {
  expect(await report()).toBe('Todo listo para publicar.')
})

it(
  'names everything that a project still has of the example',
  async () => {
    const problems = await checkProject(FIXTURE_DIR)
    const faults = problems.filter(({ isAdvice }) => !isAdvice)
    const shown = faults.map(({ file, path }) => `${file.replace('src/content/', '')} ${path}`)
    expect(shown).toEqual([
      ...['nombre', 'foto', 'email', 'github', 'linkedin', 'sitio'].map(
        (field) => `perfil.json ${field}`,
      ),
      ...[1, 2].map((index) => `educacion.json items[${index}].certificado`),
      'experiencia.json items[0].link',
      ...[0, 1].flatMap((index) =>
        ['direccionWeb', 'gitHubWeb'].map((field) => `proyectos.json items[${index}].${field}`),
      ),
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
      se encontró: el nombre de ejemplo "Nombre Apellido"
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

it('lets pass a long name and a long summary that every output shows well', async () => {
  change('perfil', 'Ada Prueba', 'María Fernanda de los Ángeles Rodríguez Etchegoyen Villanueva')
  change('perfil', 'Una oración.', 'Una oración larga. '.repeat(15).trim())
  expect(await report()).toBe('Todo listo para publicar.')
})

it('tells texts that are too long for their place', async () => {
  change(
    'perfil',
    'Ada Prueba',
    'Ada María Magdalena de los Ángeles Prueba Rodríguez y Ensayo Etchegoyen',
  )
  change('hard-skills', '"React"', '"Integración y despliegue continuos"')
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    2 consejos, que no impiden publicar:

    src/content/perfil.json:3  nombre
      se encontró: un texto de 71 caracteres
      qué hacer: acortarlo a 64, para entrar en la tarjeta y en la imagen que se comparte

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
      "Hay 1 cosa por resolver antes de publicar:

      src/content/soft-skills.json:7  items[0].icon
        se encontró: public/iconos/creativo.svg no se puede leer como imagen
        qué hacer: guardarlo de nuevo como .webp, .png, .jpg, .avif o .svg

      1 consejo, que no impide publicar:

      src/content/perfil.json:8  foto
        se encontró: public/retrato.webp mide 300 × 200 px
        qué hacer: usar una foto de 512 × 512 px, para que no se vea borrosa"
    `)
  })

  it('that are cut off, at the place that names them, as the build does', async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#345' },
    })
      .jpeg()
      .toBuffer()
    for (const file of ['yo.jpg', 'agenda.jpg', 'certificados/curso.jpg', 'suelta.jpg']) {
      project.write(`public/${file}`, whole.subarray(0, whole.length / 2))
    }
    change('perfil', '"retrato.webp"', '"yo.jpg"')
    change('educacion', 'curso.pdf', 'curso.jpg')
    add('proyectos', { imagen: 'agenda.jpg', imagenAlt: 'La agenda' })
    for (const file of ['retrato.webp', 'certificados/curso.pdf']) {
      rmSync(path.join(project.publicDir, file))
    }
    const found = (place: string, file: string) =>
      `${place}
  se encontró: "${file}", que no se puede leer como imagen
  se esperaba: una imagen entera; guárdela de nuevo como .jpg, .png o .webp`
    const told = [
      found('src/content/perfil.json:8  foto', 'yo.jpg'),
      found('src/content/educacion.json:21  items[1].certificado', 'certificados/curso.jpg'),
      found('src/content/proyectos.json:11  items[0].imagen', 'agenda.jpg'),
      found('public/suelta.jpg', 'suelta.jpg'),
    ]
    const said = await report()
    const built = runCommand(project.root, 'build')
    expect(built.told).toMatch(/^Hay 4 errores en el contenido:\n\n/)
    expect(built.status).toBe(1)
    for (const problem of told) {
      expect(said).toContain(problem)
      expect(built.told).toContain(problem)
    }
    expect(built.told).not.toMatch(/^ +at /m)
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
      "Todo listo para publicar.

      3 consejos, que no impiden publicar:

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

it('tells files that nothing names, but not those that hosts and browsers look for', async () => {
  project.write('public/viejo/foto anterior.jpg', 'x')
  project.write('public/favicon.svg', SVG)
  project.write('public/favicon.ico', 'x')
  project.write('public/CNAME', 'ada.dev')
  project.write('public/.well-known/security.txt', 'x')
  expect(await report()).toMatchInlineSnapshot(`
    "Todo listo para publicar.

    1 consejo, que no impide publicar:

    public/viejo/foto anterior.jpg
      se encontró: un archivo que nada nombra, y que igual se publica
      qué hacer: borrarlo, o nombrarlo en src/content/"
  `)
})

it('notes the files that are published in place of its own, and finds no fault in them', async () => {
  change('perfil', ',\n  "cv": "cv.pdf"', '')
  for (const file of ['robots.txt', '_headers', 'social-educacion.png', 'educacion/index.html']) {
    project.write(`public/${file}`, 'x')
  }
  expect(await report()).toBe('Todo listo para publicar.')
  expect(checkNotes(project.root)).toEqual([
    'Archivos de public/ que se publican en lugar de los que el sitio hace: _headers, cv.pdf, educacion/index.html, robots.txt, social-educacion.png.',
  ])
})

it(
  'tells a CV that is too long, or that has to leave letters out',
  async () => {
    change('perfil', ',\n  "cv": "cv.pdf"', '')
    rmSync(path.join(project.root, 'public/cv.pdf'))
    change('perfil', 'Una oración.', 'Una oración 🪶 con Ꮳ.')
    // An address is printed encoded.
    change('proyectos', 'https://ada.dev/turnos', 'https://ada.dev/🪶')
    change('experiencia', 'Un sistema de turnos.', `${'Un sistema de turnos y otro. '.repeat(700)}`)
    expect(await report()).toMatchInlineSnapshot(`
      "Hay 1 cosa por resolver antes de publicar:

      src/content/perfil.json:12  resumen
        se encontró: letras que ninguna tipografía instalada tiene: Ꮳ
        qué hacer: instalar la tipografía: npm i -D @fontsource/noto-sans-cherokee

      3 consejos, que no impiden publicar:

      src/content/experiencia.json:7  items[0].descripcion
        se encontró: un texto de 20299 caracteres
        qué hacer: acortarlo a 500, para que se lea

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

it(
  'tells the CV of another language too, also where the owner has one of his own',
  async () => {
    const [job] = ENGLISH.experiencia.items
    const descripcion = 'A booking system, and one more. '.repeat(500)
    writeOverlay(project, {
      ...ENGLISH,
      perfil: { ...ENGLISH.perfil, resumen: 'One sentence 🪶.' },
      experiencia: { items: [{ ...job, descripcion }] },
    })
    expect((await report()).split('\n\n').slice(3)).toEqual([
      `src/content/en/perfil.json:5  resumen
  se encontró: símbolos que la tipografía del CV no tiene: 🪶
  qué hacer: quitarlos`,
      `en/cv.pdf
  se encontró: un CV de 4 páginas
  qué hacer: acortar descripciones o quitar entradas hasta que entre en dos`,
    ])
  },
  SLOW_MS,
)

it(
  'fails for what is broken or the example’s, and not for advice alone',
  () => {
    change('hard-skills', '"React"', '"Integración y despliegue continuos"')
    const advised = runCommand(project.root, 'check')
    expect(advised.status).toBe(0)
    expect(advised.told).toMatch(
      /^Todo listo para publicar\.\n\n1 consejo, que no impide publicar:\n/,
    )
    change('perfil', 'Ada Prueba', 'Nombre Apellido')
    const failed = runCommand(project.root, 'check')
    expect(failed.status).toBe(1)
    expect(failed.told).toMatch(
      /^Hay 1 cosa por resolver antes de publicar:\n\n[\s\S]*\n\n1 consejo, /,
    )
  },
  SLOW_MS,
)

it('stops at what would stop the build', async () => {
  change('perfil', '"retrato.webp"', '"no-existe.webp"')
  await expect(report()).rejects.toThrow('un archivo que exista en public/')
})
