import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ContentName, LIST_NAMES } from '../../src/model/schema/schema'
import { checkNotes, checkProject } from '../../src/tools/check/check-project'
import { run as runBuild } from '../../src/tools/commands/build'
import { run as runCheck } from '../../src/tools/commands/check'
import { isAddressLeft, isExample } from '../../src/tools/content/example'
import type { Content } from '../../src/tools/content/reading/read-content'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_DIR, inEnglish, readFixtureSite } from '../fixtures/fixture'
import { asText, CERTIFICATES, FULL_CONTENT, SMALLEST } from './content-project'
import { checkReport, problemReport, type Told } from './problem-report'
import { at, picture, readyProject, withoutOwnCv } from './ready-project'
import { film, ogg } from './recording-files'
import { callCommand } from './run-command'

const { project, report, expectFaults, expectAdvice, change, add } = readyProject()
afterEach(vi.unstubAllEnvs)

const { image, length, placeholder, repeat, section } = es.check
const { fileContent } = es.reading
type Said = { found: string; todo: string }
const told = (place: string, { found, todo }: Said): Told => [place, found, todo]
const expectNothing = () => expectFaults()

describe('nothing is found', () => {
  it('in a project that is ready', expectNothing)

  it('in content that uses every optional field', async () => {
    project.write('public/retrato.webp', await picture(1280, 1280))
    for (const [name, value] of Object.entries(FULL_CONTENT)) {
      const text = asText(value)
        .replaceAll('example.com', 'ada.dev')
        .replace('555 0100', '400 1234')
      project.writeContent(name as ContentName, withoutOwnCv(text))
    }
    const secciones = ['proyectos', 'certificados', 'experiencia', 'educacion', 'habilidades']
    add('perfil', { secciones })
    await expectNothing()
  })

  it('in lists without a file, and in scripts that the project has fonts for', async () => {
    for (const list of ['proyectos', CERTIFICATES, 'hard-skills']) {
      project.remove(`src/content/${list}.json`)
    }
    add('perfil', { nombre: 'אדה עדה Ада Άντα', puesto: 'مطورة' })
    await expectNothing()
  })
})

it('everything that a project still has of the example is named', async () => {
  const problems = await checkProject(new Workspace(FIXTURE_DIR))
  const faults = problems.filter(({ isAdvice }) => !isAdvice)
  const shown = faults.map(({ file, path }) => `${file.replace('src/content/', '')} ${path}`)
  const descriptions = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}.json items[${index}].descripcion`)
  const texts = (folder: string) => [
    `${folder}perfil.json resumen`,
    ...descriptions(`${folder}educacion`, 4),
    ...descriptions(`${folder}experiencia`, 1),
    ...descriptions(`${folder}proyectos`, 2),
    ...['hard', 'soft'].map((kind) => `${folder}${kind}-skills.json items`),
  ]
  const profile = ['nombre', 'fechaNacimiento', 'foto', 'email', 'github', 'linkedin', 'sitio']
  const expected = [
    ...profile.map((field) => `perfil.json ${field}`),
    ...texts(''),
    ...texts('en/'),
    ...[1, 2].map((index) => `educacion.json items[${index}].certificado`),
    'experiencia.json items[0].link',
    ...[0, 1].flatMap((index) =>
      ['direccionWeb', 'gitHubWeb'].map((field) => `proyectos.json items[${index}].${field}`),
    ),
  ]
  expect(shown.sort()).toEqual(expected.sort())
})

it('search engines are kept away while one text is the example’s, in its language', () => {
  const example = readFixtureSite()
  const mine = project.site()
  const isKeptAway = ({ perfil: profile, lists }: Content) => isExample({ profile, lists })
  expect(isKeptAway(mine)).toBe(false)
  const { resumen } = example.perfil
  expect(isKeptAway({ ...mine, perfil: { ...mine.perfil, resumen } })).toBe(true)
  for (const name of LIST_NAMES.filter((name) => example.lists[name].length > 0)) {
    const list = JSON.stringify(example.lists[name]).replaceAll('example.com', 'ada.dev')
    const lists = { ...mine.lists, [name]: JSON.parse(list) }
    expect(isKeptAway({ ...mine, lists }), name).toBe(true)
  }
  const { translations } = example
  expect(isKeptAway(inEnglish({ ...mine, translations }))).toBe(true)
})

it('a site of which only the address is still missing is told from an example', () => {
  const { perfil, lists } = project.site()
  const { sitio, resumen } = readFixtureSite().perfil
  const isLeft = (changes: object) => isAddressLeft({ profile: { ...perfil, ...changes }, lists })
  expect([isLeft({ sitio }), isLeft({ sitio, resumen }), isLeft({})]).toEqual([true, false, false])
})

it('a text may speak of example.com', async () => {
  const text = 'Mande un correo a hola@example.com o vea https://example.com/.'
  add('perfil', { resumen: text })
  add('proyectos', { descripcion: text })
  await expectNothing()
})

it('placeholders are told with their place, also in a list of an entry', async () => {
  const unfinished = es.import.placeholders.titulo
  change('perfil', 'Ada Prueba', 'Nombre Apellido')
  change('perfil', 'ada@ada.dev', 'hola@example.com')
  add('perfil', { enlaces: [{ red: 'Blog', url: 'https://blog.example.com' }] })
  add('perfil', { telefono: '+54 341 555 0100' })
  add('proyectos', { enlaces: [{ texto: unfinished, url: 'https://ada.dev/2' }] })
  add(CERTIFICATES, { enlace: 'https://example.com/x' })
  const { address, name, ownValues, phone, reserved } = placeholder
  await expectFaults(
    [at('perfil', '3  nombre'), name('"Nombre Apellido"'), ownValues.nombre],
    [at('perfil', '9  email'), address('"hola@example.com"'), ownValues.email],
    [at('perfil', '17  enlaces[0].url'), reserved('"https://blog.example.com"'), ownValues.url],
    [at('perfil', '20  telefono'), phone('"+54 341 555 0100"'), ownValues.telefono],
    [
      at('proyectos', '13  items[0].enlaces[0].texto'),
      placeholder.unfinished(JSON.stringify(unfinished)),
      placeholder.finish,
    ],
    [at(CERTIFICATES, '10  items[0].enlace'), address('"https://example.com/x"'), ownValues.enlace],
  )
})

it('an owner’s own telephone number is none of the example’s, whatever its digits', async () => {
  add('perfil', { telefono: '+1 415 555 0142' })
  await expectNothing()
})

it('texts that are too long for their place are told; marks of lists do not count', async () => {
  change('perfil', 'Ada Prueba', `Ada ${'e'.repeat(30)} ${'e'.repeat(30)}`)
  add('perfil', {
    resumen: 'Una oración larga. '.repeat(15).trim(),
    enlaces: [{ red: 'r'.repeat(25), url: 'https://ada.dev/red' }],
    disponibilidad: 'd'.repeat(61),
  })
  add('experiencia', { descripcion: `- ${'a'.repeat(249)}\n\n- ${'b'.repeat(250)}` })
  add('educacion', { descripcion: `- ${'a'.repeat(250)}\n- ${'b'.repeat(250)}` })
  add('hard-skills', { grupo: 'g'.repeat(29) })
  add(CERTIFICATES, { subtitulo: 'e'.repeat(45) })
  const { found, reasons, shorten } = length
  const long = (place: string, most: number, why: keyof typeof reasons): Told => [
    place,
    found(most + 1),
    shorten(most, reasons[why]),
  ]
  await expectAdvice(
    long(at('perfil', '3  nombre'), 64, 'cardAndImage'),
    long(at('perfil', '16  enlaces[0].red'), 24, 'link'),
    long(at('perfil', '20  disponibilidad'), 60, 'oneLine'),
    long(at('educacion', '7  items[0].descripcion'), 500, 'story'),
    long(at('hard-skills', '11  items[0].grupo'), 28, 'group'),
    long(at(CERTIFICATES, '8  items[0].subtitulo'), 44, 'oneLine'),
  )
})

describe('pictures and documents', () => {
  it('that say nothing as an engraving are told, where one is wanted', async () => {
    change('perfil', '"foto":', '"retrato": "grabado",\n  "foto":')
    const { flat, useFoto } = image
    await expectAdvice([at('perfil', '9  foto'), flat('public/retrato.webp'), useFoto])
  })

  it('that are too small, too large, heavy or unreadable are told', async () => {
    project.write('public/retrato.webp', await picture(300, 200))
    project.write('public/agenda.webp', await picture(600, 800))
    project.write('public/iconos/grande.png', await picture(900, 900, 'png'))
    project.write('public/iconos/creativo.svg', '<svg>no es una imagen')
    project.write('public/certificados/curso.pdf', SMALLEST.pdf.padEnd(3_100_000))
    change('hard-skills', 'devicon:react', 'iconos/grande.png')
    project.write('public/iconos/curso.svg', SMALLEST.svg.padEnd(31_000))
    change(CERTIFICATES, '{', '{\n  "icono": "iconos/curso.svg",')
    add('proyectos', { imagen: 'agenda.webp', imagenAlt: 'Un calendario.' })
    const { bestIcon, bestPicture, bestPortrait, reduce, size, shownLarge, weight } = image
    const unreadable: Told = [
      at('soft-skills', '7  items[0].icon'),
      image.unreadable('public/iconos/creativo.svg'),
      image.saveAgain,
    ]
    const advice: Told[] = [
      [at('perfil', '8  foto'), size('public/retrato.webp', 300, 200), bestPortrait(512)],
      [
        at('educacion', '21  items[1].certificado'),
        weight('public/certificados/curso.pdf', '3,1 MB'),
        reduce('3,0 MB'),
      ],
      [
        at('hard-skills', '7  items[0].icon'),
        shownLarge(size('public/iconos/grande.png', 900, 900), 100, 100),
        bestIcon(200, 200),
      ],
      [
        at('proyectos', '11  items[0].imagen'),
        size('public/agenda.webp', 600, 800),
        bestPicture(1280),
      ],
      [at(CERTIFICATES, '2  icono'), weight('public/iconos/curso.svg', '31 KB'), reduce('30 KB')],
    ]
    expect(await report()).toBe(checkReport(es, [unreadable], advice))
  })

  it('that are cut off are told at the place that names them, as by the build', async () => {
    const whole = await picture(900, 900, 'jpeg')
    for (const file of ['yo.jpg', 'certificados/curso.jpg', 'suelta.jpg']) {
      project.write(`public/${file}`, whole.subarray(0, whole.length / 2))
    }
    const inside = whole.subarray(0, whole.length / 2).toString('base64')
    project.write(
      'public/dibujo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/jpeg;base64,${inside}"/></svg>`,
    )
    project.write('public/clip.mp4', film().subarray(0, -40))
    project.write('public/voz.opus', ogg('theora'))
    change('perfil', '"retrato.webp"', '"yo.jpg"')
    change('educacion', 'curso.pdf', 'curso.jpg')
    for (const file of ['retrato.webp', 'certificados/curso.pdf']) {
      project.remove(`public/${file}`)
    }
    const { cleanable, decodable, unclean, undecodable } = fileContent
    const problems = problemReport(es, [
      [at('perfil', '8  foto'), undecodable('"yo.jpg"'), decodable],
      [
        at('educacion', '21  items[1].certificado'),
        undecodable('"certificados/curso.jpg"'),
        decodable,
      ],
      ['public/suelta.jpg', undecodable('"suelta.jpg"'), decodable],
      ['public/dibujo.svg', undecodable('"dibujo.svg"'), decodable],
      ['public/clip.mp4', unclean('"clip.mp4"'), cleanable],
      ['public/voz.opus', unclean('"voz.opus"'), cleanable],
    ])
    // In the order of the disk.
    const problemsOf = (said: string) => said.split('\n\n').slice(1, 7).sort()
    expect(problemsOf(await report())).toEqual(problemsOf(problems))
    const built = await callCommand(project.root, runBuild)
    expect([built.status, problemsOf(built.told)]).toEqual([1, problemsOf(problems)])
  })

  it('that nothing names are told, but not those that hosts and browsers look for', async () => {
    for (const file of ['viejo/foto.jpg', 'favicon.ico', 'CNAME', '.well-known/security.txt']) {
      project.write(`public/${file}`, 'x')
    }
    project.write('public/favicon.svg', SMALLEST.svg)
    await expectAdvice(told('public/viejo/foto.jpg', es.check.deadFile))
  })
})

it('the files that are published in place of its own are noted, and no fault', async () => {
  const files = '_headers, cv.pdf, educacion/index.html, robots.txt, social-educacion.png'
  for (const file of files.split(', ')) project.write(`public/${file}`, 'x')
  await expectNothing()
  expect(checkNotes(project.workspace())).toEqual([es.check.replacedFiles(files)])
})

describe('sections', () => {
  const EMPTY = '{ "items": [] }'
  it('without entries are told once, unless the lists are fetched', async () => {
    project.writeContent('proyectos', EMPTY)
    project.writeContent('hard-skills', EMPTY)
    await expectAdvice(
      told(at('proyectos', '1  items'), section.emptySection('proyectos')),
      told(at('hard-skills', '1  items'), section.emptyList),
    )
    vi.stubEnv('VITE_CONTENT_URL', 'https://listas.ada.dev')
    await expectNothing()
  })

  it('without a file that "secciones" names, and hidden ones with entries, are told', async () => {
    for (const name of ['hard-skills', 'soft-skills'] as const) project.writeContent(name, EMPTY)
    for (const list of ['proyectos', CERTIFICATES]) {
      project.remove(`src/content/${list}.json`)
    }
    project.remove('public/iconos/creativo.svg')
    add('perfil', { secciones: ['proyectos', 'habilidades', 'educacion'] })
    await expectAdvice(
      told(at('experiencia', '3  items'), section.hidden('experiencia', 1)),
      told(at('perfil', '14  secciones'), section.noFile('proyectos')),
      told(at('hard-skills', '1  items'), section.emptySection('habilidades')),
    )
  })
})

it('an address that is linked twice, and a group that is spelt in two ways, are told', async () => {
  add('perfil', { enlaces: [{ red: 'Código', url: 'https://ADA.dev/GitHub/' }] })
  const skill = { titulo: 'React', icon: 'devicon:react', anchoIcon: 100, altoIcon: 100 }
  const items = ['Diseño web', 'diseno  web', 'Diseño web'].map((grupo, id) => ({
    ...skill,
    id,
    grupo,
    numeroOrden: id,
  }))
  project.writeContent('hard-skills', JSON.stringify({ items }))
  await expectAdvice(
    told(at('perfil', '17  enlaces[0].url'), repeat.link('github')),
    told(at('hard-skills', '1  items[1].grupo'), repeat.group('"diseno  web"', '"Diseño web"')),
  )
})

it('skills that no entry names are told once, unless no page could name them', async () => {
  change('experiencia', 'React, ', '')
  await expectAdvice(told(at('hard-skills', '3  items'), es.check.evidence('React')))
  // Advice alone is no failure.
  expect((await callCommand(project.root, runCheck)).status).toBe(0)
  change('experiencia', 'MySQL', 'React.js')
  await expectNothing()
})

it('equal problems are told once, with five places and their number', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    ...{ id, titulo: 'React', icon: 'devicon:react', anchoIcon: 100, altoIcon: 100 },
    ...{ grupo: 'g'.repeat(60 + id), numeroOrden: id },
  }))
  project.writeList('hard-skills', items)
  const said = await report()
  expect(said.match(/items\[\d\]\.grupo/g)).toHaveLength(5)
  expect(said).toContain(es.check.moreAlike(2, 7))
  expect(said).toContain(es.reading.found(es.check.forExample(length.found(61))))
  expect(said).not.toContain(length.found(62))
  // Each at its line of a pull request.
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  expect((await report()).match(/^::warning .*grupo/gm)).toHaveLength(7)
})

it('a list from the oldest entry to the newest is advised against', async () => {
  const { items } = FULL_CONTENT.educacion
  const turned = items.map((study, index) => ({ ...study, numeroOrden: 9 - index }))
  const text = asText({ items: turned }).replaceAll('example.com', 'ada.dev')
  project.writeContent('educacion', text)
  await expectAdvice(told(at('educacion', '2  items'), es.check.oldestFirst))
})

it('what would stop the build stops it', async () => {
  change('perfil', '"retrato.webp"', '"no-existe.webp"')
  await expect(report()).rejects.toThrow(es.reading.publicFile)
})
