import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { readSite } from '../../src/tools/content/reading/read-content'
import { VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const packageDir = path.dirname(
  createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'),
)
const sample = readFileSync(path.join(packageDir, 'sample.resume.json'), 'utf8')

/** Lists that the sample has none of. */
const LACKED: readonly string[] = ['soft-skills', 'certificados']
const absentLists = () => readSite(project.contentDir, project.publicDir).absent

describe('the sample resume of @jsonresume/schema', () => {
  it('becomes content that the site accepts', () => {
    const { perfil, lists } = project.importText(sample).content
    expect(perfil).toMatchObject({
      nombre: 'Richard Hendriks',
      puesto: 'Programmer',
      ciudad: 'San Francisco',
      pais: 'Estados Unidos',
      foto: 'retrato.webp',
      email: 'richard.hendriks@mail.com',
      telefono: '912 555-4321',
      enlaces: [
        { red: 'Twitter', url: 'https://www.twitter.com' },
        { red: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
      ],
      idiomas: [{ idioma: 'English', nivel: 'Native speaker' }],
      sitio: 'https://portfolio.example.com/',
    })
    expect(perfil).not.toHaveProperty('github')
    expect(perfil).not.toHaveProperty('fechaNacimiento')
    expect(perfil).not.toHaveProperty('cv')
    expect(
      lists.experiencia.map(({ titulo, tipoExperiencia }) => [titulo, tipoExperiencia]),
    ).toEqual([
      ['CEO/President, Pied Piper', 'Empleo'],
      ['Teacher, CoderDojo', 'Voluntariado'],
    ])
    expect(lists.experiencia[0]).toMatchObject({
      anioInicio: 2013,
      mesInicio: 12,
      anioFin: 2014,
      mesFin: 12,
      link: '',
    })
    expect(lists.experiencia[0]?.descripcion).toMatch(
      /^Pied Piper is .+ limit of lossless compression\.\n\n- Build an algorithm .+ laws\n- Succ/,
    )
    expect(lists.educacion).toEqual([
      {
        id: 1,
        titulo: 'Bachelor, Information Technology, University of Oklahoma',
        descripcion: 'Materias: DB1101 - Basic SQL; CS2011 - Java Introduction.',
        anioInicio: 2011,
        mesInicio: 6,
        anioFin: 2014,
        mesFin: 1,
        estado: 'Finalizado',
        certificado: null,
        numeroOrden: 1,
      },
    ])
    expect(
      lists['hard-skills'].map(({ grupo, titulo, icon }) => `${grupo}, ${titulo}: ${icon}`),
    ).toEqual([
      'Web Development, HTML: devicon:html5',
      'Web Development, CSS: devicon:css3',
      'Web Development, Javascript: devicon:javascript',
      'Compression, Mpeg: iconos/habilidad.svg',
      'Compression, MP4: iconos/habilidad.svg',
      'Compression, GIF: iconos/habilidad.svg',
    ])
    expect(lists['soft-skills']).toEqual([])
    expect(lists.proyectos).toMatchObject([
      {
        titulo: 'Miss Direction',
        direccionWeb: 'http://missdirection.example.com',
        tecnologias: 'GoogleMaps, Chrome Extension, Javascript',
      },
    ])
    expect(lists.certificados).toEqual([])
  })

  it('gets a report of what to complete, what stayed out and what has no place', () => {
    expect(project.importText(sample).report).toMatchInlineSnapshot(`
      "Se escribieron 5 archivos:
        src/content/perfil.json
        src/content/educacion.json
        src/content/experiencia.json
        src/content/hard-skills.json
        src/content/proyectos.json

      Archivos borrados: los de ejemplo que ya no se usan, y las listas que el archivo no trae:
        - src/content/soft-skills.json
        - src/content/certificados.json

      Falta completar:
        - perfil.json  sitio: queda "https://portfolio.example.com/" (escriba la dirección en la que publicará; la de su currículum puede ser otra)
        - perfil.json  foto: queda "retrato.webp"
        - perfil.json  fechaNacimiento: sin ella no se muestra la edad
        - perfil.json  resumen: tiene 524 caracteres; bastan una o dos oraciones
        - experiencia.json  tegnologiasUtilizadas: el archivo no dice las tecnologías de cada empleo

      Quedó afuera:
        - basics.url: "http://richardhendricks.example.com" (solo se aceptan direcciones https://)
        - work[0].url: "http://piedpiper.example.com" (solo se aceptan direcciones https://)
        - volunteer[0].url: "http://coderdojo.example.com/" (solo se aceptan direcciones https://)

      Sin lugar en este sitio:
        - basics.location.address: «2712 Broadway St»
        - basics.location.postalCode: «CA 94115»
        - basics.location.region: «California»
        - work[].location (1): «Palo Alto, CA»
        - work[].description (1): «Awesome compression company»
        - education[].url (1): «https://www.ou.edu/»
        - education[].score (1): «4.0»
        - awards (1): «Digital Compression Pioneer Award»
        - publications (1): «Video compression for 3d media»
        - skills[].level (2): «Master», …
        - interests (1): «Wildlife»
        - references (1): «Erlich Bachman»
        - projects[].startDate (1): «2016-08-24»
        - projects[].endDate (1): «2016-08-24»
        - projects[].roles (1): «Team lead»
        - projects[].entity (1): «Smoogle»
        - projects[].type (1): «application»

      En .portfolio-import.json queda lo que el archivo decía, para que otra importación respete lo que usted cambie. Súbalo con el resto."
    `)
  })

  it('is not written over existing files without --force', () => {
    project.write('cv/resume.json', sample)
    const before = project.everyFile()
    expect(project.failureOf(sample, false)).toMatchInlineSnapshot(`
      "No se cambió nada. La importación reemplazaría estos archivos:
        src/content/perfil.json
        src/content/educacion.json
        src/content/experiencia.json
        src/content/hard-skills.json
        src/content/soft-skills.json
        src/content/proyectos.json
        src/content/certificados.json
      Para reemplazarlos, agregue --force: npm run import -- resume.json --force"
    `)
    expect(project.everyFile()).toEqual(before)
  })

  it('is written without --force where there is nothing yet', () => {
    rmSync(project.contentDir, { recursive: true })
    project.write('cv/resume.json', sample)
    expect(project.run(false)).toContain('src/content/proyectos.json')
    expect(absentLists()).toEqual(LACKED)
  })

  it('has no list of which it says nothing: the site would show an empty one', () => {
    project.importText(sample)
    expect(absentLists()).toEqual(LACKED)
  })

  it('leaves editor completion in place', () => {
    project.importText(sample)
    const lists = LIST_NAMES.filter((name) => !LACKED.includes(name))
    for (const name of ['perfil', ...lists]) {
      const text = readFileSync(path.join(project.contentDir, `${name}.json`), 'utf8')
      expect(JSON.parse(text).$schema).toBe(`../tools/content/json-schema/${name}.schema.json`)
    }
  })
})

it.each(['career-changer', 'new-grad', 'senior-engineer'])('the example %s passes', (name) => {
  const file = path.join(packageDir, 'examples', `${name}.resume.json`)
  expect(() => project.importText(readFileSync(file, 'utf8'))).not.toThrow()
})

it('keeps lists and values that are about the same person', () => {
  const { content, report } = project.importValue({
    basics: { name: ' Ada Prueba ', label: 'Líder técnica' },
    projects: [{ name: 'Nuevo', description: 'Otro.', url: 'https://github.com/ada/nuevo' }],
  })
  expect(content.perfil).toEqual({
    ...VALID_CONTENT.perfil,
    $schema: undefined,
    puesto: 'Líder técnica',
  })
  expect(content.lists.educacion).toEqual(VALID_CONTENT.educacion.items)
  expect(content.lists.proyectos).toMatchObject([
    { titulo: 'Nuevo', direccionWeb: '', gitHubWeb: 'https://github.com/ada/nuevo' },
  ])
  expect(report).toContain('perfil.json  email: se conserva "ada@example.com"')
  expect(report).toContain('educacion.json: se conserva la lista que había')
  expect(absentLists()).toEqual([])
})
