import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const packageDir = path.dirname(
  createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'),
)
const sample = readFileSync(path.join(packageDir, 'sample.resume.json'), 'utf8')

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
      github: 'https://example.com/github',
      sitio: 'https://portfolio.example.com/',
    })
    expect(perfil).not.toHaveProperty('fechaNacimiento')
    expect(perfil).not.toHaveProperty('cv')
    expect(
      lists.experiencia.map(({ titulo, tipoExperiencia }) => [titulo, tipoExperiencia]),
    ).toEqual([
      ['CEO/President en Pied Piper', 'Empleo'],
      ['Teacher en CoderDojo', 'Voluntariado'],
    ])
    expect(lists.experiencia[0]).toMatchObject({ anioInicio: 2013, anioFin: 2014, link: '' })
    expect(lists.experiencia[0]?.descripcion).toMatch(
      /^Pied Piper is .+ limit of lossless compression\. Build an algorithm .+ laws\. Succ/,
    )
    expect(lists.educacion).toEqual([
      {
        id: 1,
        titulo: 'Bachelor en Information Technology, University of Oklahoma',
        descripcion: 'Materias: DB1101 - Basic SQL; CS2011 - Java Introduction.',
        anioInicio: 2011,
        anioFin: 2014,
        estado: 'Finalizado',
        certificado: null,
        numeroOrden: 1,
      },
    ])
    expect(lists['hard-skills'].map(({ titulo, icon }) => `${titulo}: ${icon}`)).toEqual([
      'HTML: devicon:html5',
      'CSS: devicon:css3',
      'Javascript: devicon:javascript',
      'Mpeg: iconos/habilidad.svg',
      'MP4: iconos/habilidad.svg',
      'GIF: iconos/habilidad.svg',
    ])
    expect(lists['soft-skills']).toMatchObject([
      { titulo: 'English (Native speaker)', icon: 'iconos/idioma.svg', anchoIcon: 100 },
    ])
    expect(lists.proyectos).toMatchObject([{ titulo: 'Miss Direction', direccionWeb: '' }])
  })

  it('gets a report of what to complete, what stayed out and what has no place', () => {
    expect(project.importText(sample).report).toMatchInlineSnapshot(`
      "Se escribieron 6 archivos:
        src/content/perfil.json
        src/content/educacion.json
        src/content/experiencia.json
        src/content/hard-skills.json
        src/content/soft-skills.json
        src/content/proyectos.json

      Falta completar:
        - perfil.json  github: queda "https://example.com/github"
        - perfil.json  linkedin: queda "https://example.com/linkedin"
        - perfil.json  sitio: queda "https://portfolio.example.com/"
        - perfil.json  fechaNacimiento: sin ella no se muestra la edad
        - perfil.json  foto: queda "retrato.webp"
        - perfil.json  resumen: tiene 524 caracteres; bastan una o dos oraciones
        - experiencia.json  tegnologiasUtilizadas: JSON Resume no dice las tecnologías

      Quedó afuera:
        - basics.url: "http://richardhendricks.example.com" (solo se aceptan direcciones https://)
        - work[0].url: "http://piedpiper.example.com" (solo se aceptan direcciones https://)
        - volunteer[0].url: "http://coderdojo.example.com/" (solo se aceptan direcciones https://)
        - projects[0].url: "http://missdirection.example.com" (solo se aceptan direcciones https://)

      Sin lugar en este sitio:
        - basics.profiles: "Twitter"
        - basics.profiles: "SoundCloud"
        - skills: el nombre de grupo "Web Development"
        - skills: el nombre de grupo "Compression"
        - basics.phone
        - basics.location.address
        - basics.location.postalCode
        - basics.location.region
        - work[].location (1)
        - work[].description (1)
        - education[].url (1)
        - education[].score (1)
        - awards (1)
        - publications (1)
        - skills[].level (2)
        - interests (1)
        - references (1)
        - projects[].keywords (1)
        - projects[].startDate (1)
        - projects[].endDate (1)
        - projects[].roles (1)
        - projects[].entity (1)
        - projects[].type (1)"
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
      Para reemplazarlos, agregue --force: npm run import -- resume.json --force"
    `)
    expect(project.everyFile()).toEqual(before)
  })

  it('is written without --force where there is nothing yet', () => {
    rmSync(project.contentDir, { recursive: true })
    project.write('cv/resume.json', sample)
    expect(project.run(false)).toContain('src/content/proyectos.json')
  })

  it('leaves editor completion in place', () => {
    project.importText(sample)
    for (const name of ['perfil', ...LIST_NAMES]) {
      const text = readFileSync(path.join(project.contentDir, `${name}.json`), 'utf8')
      expect(JSON.parse(text).$schema).toBe(`../model/json-schema/${name}.schema.json`)
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
})
