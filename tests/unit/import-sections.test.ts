import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { asText } from './content-project'
import { makeImportProject } from './import-project'

// What a résumé holds besides jobs, studies, skills and projects.

const project = makeImportProject()
const PERSON = { name: 'Ada Prueba' }

it('a list of anything is no résumé', () => {
  expect(() => project.run({ users: [{ name: 'Ana' }] })).toThrow(es.import.noSection)
})

it('sections and links of projects come back from the site’s own resume.json', () => {
  const links = [{ name: 'Charla', url: 'https://l.dev' }, { url: 'javascript:alert(1)' }]
  const { content } = project.importNew({
    basics: PERSON,
    ...{ awards: [{ title: 'A', awarder: 'B', date: '2019-05', summary: 'C' }] },
    ...{ volunteer: [{ position: 'D', organization: 'E', startDate: '2018-02' }] },
    projects: [{ name: 'M', description: 'N', imageAlt: 'O', links }],
    references: [{ name: 'F', position: 'G', reference: 'H' }],
    Charlas: [{ name: 'I', location: 'J', startDate: '2020-03', endDate: '2021', url: 'k.dev' }],
  })
  const { perfil, lists, own } = content
  expect(own).toHaveLength(4)
  expect(lists.proyectos).toMatchObject([{ imagenAlt: 'O', enlaces: [{ texto: 'Charla' }] }])
  const again = project.importNew(resumeOf(perfil, lists, 'es', undefined, own)).content
  expect(again.lists).toEqual(lists)
  expect(again.own).toEqual(expect.arrayContaining([...(own ?? [])]))
})

describe('of the same person', () => {
  const award = { title: 'Best', date: '2019' }
  const write = (name: string, section: object) =>
    project.write(`src/content/secciones/${name}.json`, asText(section))

  it('a section keeps its name, title, ids and pictures; one that is new is shown, too', () => {
    write('reconocimientos', {
      ...{ titulo: 'Mis premios', icono: 'star', vacio: 'Ninguno.' },
      items: [{ id: 7, titulo: 'Best', fecha: '2019', imagen: 'retrato.webp', imagenAlt: 'Yo' }],
    })
    write('charlas', { titulo: 'Charlas', items: [{ id: 1, titulo: 'Hablar' }] })
    const perfil = project.json('perfil')
    project.writeContent('perfil', asText({ ...perfil, secciones: ['experiencia', 'charlas'] }))
    project.commit()
    const shipped = (name: string) => name.endsWith('charlas.json')
    project.run({ basics: PERSON, awards: [award], interests: ['Remo'] }, { shipped })
    expect(project.json('secciones/reconocimientos')).toMatchObject({
      ...{ titulo: 'Mis premios', icono: 'star', vacio: 'Ninguno.' },
      items: [{ id: 7, titulo: 'Best', imagen: 'retrato.webp', imagenAlt: 'Yo' }],
    })
    const isThere = (name: string) => existsSync(path.join(project.contentDir, 'secciones', name))
    expect(['premios.json', 'charlas.json'].filter(isThere)).toEqual([])
    expect(project.json('perfil').secciones).toEqual(['experiencia', 'intereses'])
    expect(() => project.site()).not.toThrow()
  })

  it('a section is not called as the folder of a language', () => {
    project.write('src/content/en/perfil.json', asText({ puesto: 'Developer' }))
    project.commit()
    project.run({ basics: PERSON, en: ['Uno.'] })
    expect(project.json('secciones/en-2').titulo).toBe('En')
    expect(() => project.site()).not.toThrow()
  })

  it('a reserved project stays without links, and keeps what no résumé says', () => {
    const before = { id: 4, titulo: 'Mapa', descripcion: 'Uno.', direccionWeb: '', gitHubWeb: '' }
    const own = { reservado: true, equipo: 'Tres', anioInicio: 2020 }
    project.writeList('proyectos', [{ ...before, ...own, numeroOrden: 1 }])
    project.commit()
    const url = 'https://mapa.dev'
    const said = { name: 'Mapa', description: 'Dos.', date: '2021', url, links: [{ url }] }
    project.run({ basics: PERSON, projects: [said] })
    expect(project.json('proyectos').items).toEqual([
      {
        ...{ ...before, ...own, descripcion: 'Dos.', anioInicio: 2021, anioFin: 2021 },
        numeroOrden: 1,
      },
    ])
  })

  it('another language fills the section that holds the same', () => {
    write('premios', { titulo: 'Premios', items: [{ id: 3, titulo: 'Mejor', fecha: '2019' }] })
    project.translate({ basics: PERSON, awards: [award] }, 'en')
    expect(project.json('en/secciones/premios')).toMatchObject({
      titulo: en.import.sections.awards,
      items: [{ id: 3, titulo: 'Best' }],
    })
  })
})
