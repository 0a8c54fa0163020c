import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { makeImportProject } from './import-project'

const project = makeImportProject()
afterAll(project.remove)

const RESUME = {
  basics: {
    name: 'Grace Ejemplo',
    label: 'Ingeniera',
    email: 'grace@example.org',
    summary: 'Compiladores.',
    location: { city: 'Rosario', countryCode: 'AR' },
  },
  work: [
    {
      name: 'Marina',
      position: 'Capitana',
      startDate: '2019-03',
      summary: 'Uno.',
      keywords: ['COBOL'],
    },
    { name: 'Yale', position: 'Docente', startDate: '2015', endDate: '2018', summary: 'Dos.' },
  ],
  skills: [{ name: 'Java' }, { name: 'Git' }],
  projects: [{ name: 'Compilador', description: 'Tres.', url: 'https://example.org/a' }],
}
type Resume = typeof RESUME

const read = () => readContent(project.contentDir, project.publicDir)
const importAgain = (resume: Partial<Resume>, force = false) => {
  project.write('cv/resume.json', JSON.stringify({ ...RESUME, ...resume }))
  const report = project.run(force)
  return { report, ...read() }
}

type Items = Record<string, unknown>[]
/** The owner's hand. */
const edit = (name: string, change: (items: Items) => Items | undefined) => {
  const file = path.join(project.contentDir, `${name}.json`)
  const value = JSON.parse(readFileSync(file, 'utf8'))
  value.items = change(value.items) ?? value.items
  project.write(`src/content/${name}.json`, JSON.stringify(value))
}
const editProfile = (fields: object) => {
  const file = path.join(project.contentDir, 'perfil.json')
  const value = JSON.parse(readFileSync(file, 'utf8'))
  project.write('src/content/perfil.json', JSON.stringify({ ...value, ...fields }))
}
const work = (first: object, ...others: object[]) =>
  [{ ...RESUME.work[0], ...first }, RESUME.work[1], ...others] as Resume['work']

beforeEach(() => {
  project.reset()
  project.importValue(RESUME)
})

describe('a second import', () => {
  it('of the same resume writes nothing, also without --force', () => {
    const before = project.everyFile()
    expect(importAgain({}).report).toMatch(
      /^El contenido ya dice lo mismo que el archivo: no hay nada que escribir\./,
    )
    const after = project.everyFile().filter(([file]) => file !== 'cv/resume.json')
    expect(after).toEqual(before.filter(([file]) => file !== 'cv/resume.json'))
  })

  it('brings in what the resume has changed and added, and drops what it no longer has', () => {
    const { lists, report } = importAgain({
      work: work(
        { summary: 'Uno, y más.' },
        { name: 'Nueva', position: 'Asesora', startDate: '2024', summary: 'x' },
      ),
      skills: [{ name: 'Docker' }, { name: 'Java' }],
    })
    expect(
      lists.experiencia.map(({ id, titulo, descripcion }) => [id, titulo, descripcion]),
    ).toEqual([
      [1, 'Capitana en Marina', 'Uno, y más.'],
      [2, 'Docente en Yale', 'Dos.'],
      [3, 'Asesora en Nueva', 'x'],
    ])
    const skills = lists['hard-skills'].map(({ id, titulo, numeroOrden }) => [
      id,
      titulo,
      numeroOrden,
    ])
    expect(skills).toEqual([
      [3, 'Docker', 1],
      [1, 'Java', 2],
    ])
    expect(report).not.toContain('Se conserva lo que usted cambió')
  })

  it('keeps the owner’s spaces and order of fields', () => {
    const file = path.join(project.contentDir, 'experiencia.json')
    const { items } = JSON.parse(readFileSync(file, 'utf8'))
    const turned = items.map((item: object) =>
      Object.fromEntries(Object.entries(item).toReversed()),
    )
    project.write('src/content/experiencia.json', JSON.stringify({ items: turned }, null, 4))
    importAgain({ work: work({ summary: 'Uno, y más.' }) })
    const [first] = turned
    const changed = [{ ...first, descripcion: 'Uno, y más.' }, ...turned.slice(1)]
    const $schema = '../tools/content/json-schema/experiencia.schema.json'
    expect(readFileSync(file, 'utf8')).toBe(
      `${JSON.stringify({ $schema, items: changed }, null, 4)}\n`,
    )
  })

  it('takes an older address of the schema, and writes today’s with the next change', () => {
    const $schema = '../tools/content/json-schema/en/perfil.schema.json'
    editProfile({ $schema })
    const schemaOf = () =>
      JSON.parse(readFileSync(path.join(project.contentDir, 'perfil.json'), 'utf8')).$schema
    importAgain({})
    expect(schemaOf()).toBe($schema)
    importAgain({ basics: { ...RESUME.basics, label: 'Almirante' } })
    expect(schemaOf()).toBe('../tools/content/json-schema/perfil.schema.json')
  })

  it('keeps what the owner has changed, field by field, and tells it', () => {
    edit('experiencia', (items) => {
      Object.assign(items[0] ?? {}, { descripcion: 'Con mis palabras.', tipoExperiencia: 'Beca' })
      return undefined
    })
    editProfile({ resumen: 'Lo mío.', telefono: '+54 341 555 0100' })
    const { perfil, lists, report } = importAgain({
      basics: { ...RESUME.basics, label: 'Almirante' },
      work: work({ summary: 'Uno, y más.', keywords: ['Java'] }),
    })
    expect(perfil).toMatchObject({
      resumen: 'Lo mío.',
      puesto: 'Almirante',
      telefono: '+54 341 555 0100',
    })
    expect(lists.experiencia[0]).toMatchObject({
      descripcion: 'Con mis palabras.',
      tipoExperiencia: 'Beca',
      tegnologiasUtilizadas: 'Java',
    })
    expect(report).toContain(
      [
        'Se conserva lo que usted cambió:',
        '  - perfil.json  resumen: el archivo dice "Compiladores."',
        '  - experiencia.json  items[0].descripcion: el archivo dice "Uno, y más."',
      ].join('\n'),
    )
  })

  it('--force takes the resume’s word, but keeps what it does not say', () => {
    edit('experiencia', (items) => {
      Object.assign(items[0] ?? {}, { descripcion: 'Con mis palabras.', tipoExperiencia: 'Beca' })
      return undefined
    })
    edit('hard-skills', (items) => {
      Object.assign(items[0] ?? {}, { icon: 'iconos/creativo.svg', grupo: 'Mío' })
      return undefined
    })
    editProfile({ resumen: 'Lo mío.', fechaNacimiento: '1990-01-01' })
    const { perfil, lists } = importAgain({}, true)
    expect(perfil).toMatchObject({ resumen: 'Compiladores.', fechaNacimiento: '1990-01-01' })
    expect(lists.experiencia[0]).toMatchObject({ descripcion: 'Uno.', tipoExperiencia: 'Beca' })
    expect(lists['hard-skills'][0]).toMatchObject({ icon: 'iconos/creativo.svg', grupo: 'Mío' })
  })

  it('knows an entry that the owner has given another title', () => {
    edit('experiencia', (items) => {
      Object.assign(items[0] ?? {}, { titulo: 'Capitana de fragata' })
      return undefined
    })
    const { lists, report } = importAgain({ work: work({ url: 'https://example.org/marina' }) })
    expect(lists.experiencia.map(({ titulo, link }) => [titulo, link])).toEqual([
      ['Capitana de fragata', 'https://example.org/marina'],
      ['Docente en Yale', ''],
    ])
    expect(report).toContain('items[0].titulo: el archivo dice "Capitana en Marina"')
  })

  it('leaves the owner’s own entries and order, and does not bring back what the owner removed', () => {
    const own = {
      titulo: 'Mía',
      descripcion: 'x',
      direccionWeb: '',
      gitHubWeb: '',
      id: 9,
      numeroOrden: 9,
    }
    edit('proyectos', (items) => [...items, own])
    edit('experiencia', (items) => items.slice(1))
    edit('hard-skills', (items) =>
      items.map((item, index) => ({ ...item, numeroOrden: 5 - index })),
    )
    for (const round of ['first', 'second']) {
      const { lists, report } = importAgain({})
      expect(
        lists.proyectos.map(({ id, titulo }) => [id, titulo]),
        round,
      ).toEqual([
        [1, 'Compilador'],
        [9, 'Mía'],
      ])
      expect(lists.experiencia.map(({ id, titulo }) => [id, titulo])).toEqual([
        [2, 'Docente en Yale'],
      ])
      expect(lists['hard-skills'].map(({ titulo, numeroOrden }) => [titulo, numeroOrden])).toEqual([
        ['Java', 5],
        ['Git', 4],
      ])
      expect(report).toContain('proyectos.json  items[1]: el archivo no tiene "Mía"')
      expect(report).toContain(
        'experiencia.json: el archivo tiene "Capitana en Marina", que usted borró',
      )
    }
  })

  it('keeps an entry that the owner has changed and the resume no longer has', () => {
    edit('proyectos', (items) =>
      items.map((item) => ({ ...item, descripcion: 'Con mis palabras.' })),
    )
    const { lists, report } = importAgain({
      projects: [{ name: 'Otro', description: 'Cuatro.', url: 'https://example.org/b' }],
    })
    expect(lists.proyectos.map(({ titulo }) => titulo).sort()).toEqual(['Compilador', 'Otro'])
    expect(report).toContain('el archivo no tiene "Compilador"')
  })

  it('changes the dates of an entry together', () => {
    const { lists } = importAgain({ work: work({ endDate: '2023-01' }) })
    expect(lists.experiencia[0]).toMatchObject({
      anioInicio: 2019,
      mesInicio: 3,
      anioFin: 2023,
      mesFin: 1,
    })
    expect(importAgain({ work: work({ startDate: '2020' }) }).lists.experiencia[0]).toEqual(
      expect.not.objectContaining({ mesInicio: expect.anything(), mesFin: expect.anything() }),
    )
  })

  it('does not complete again what the owner has completed', () => {
    const projects = [{ name: 'Solo' }] as unknown as Resume['projects']
    project.importValue({ ...RESUME, projects })
    edit('proyectos', (items) => items.map((item) => ({ ...item, descripcion: 'Ya está.' })))
    const { lists, report } = importAgain({ projects }, true)
    expect(lists.proyectos[0]?.descripcion).toBe('Ya está.')
    expect(report).not.toContain('Descripción por completar')
  })

  it('of the site’s own resume changes no byte of an edited content', () => {
    edit('experiencia', (items) =>
      items.toReversed().map((item) => ({ ...item, tipoExperiencia: 'Beca' })),
    )
    edit('hard-skills', (items) => items.map((item) => ({ ...item, icon: 'iconos/creativo.svg' })))
    const content = () => project.everyFile().filter(([file]) => file?.startsWith('src/'))
    const before = content()
    const { perfil, lists } = read()
    project.write('cv/resume.json', JSON.stringify(resumeOf(perfil, lists)))
    project.run(false)
    expect(content()).toEqual(before)
  })
})

describe('the sections', () => {
  it('are those with entries, until the owner says otherwise', () => {
    expect(read().perfil.secciones).toEqual(['experiencia', 'proyectos', 'habilidades'])
    const education = [{ area: 'Física', startDate: '2000', endDate: '2004' }]
    expect(importAgain({ education } as Partial<Resume>).perfil).not.toHaveProperty('secciones')
    editProfile({ secciones: ['proyectos'] })
    expect(importAgain({}).perfil.secciones).toEqual(['proyectos'])
  })
})

it('a resume of somebody else still needs --force', () => {
  const basics = { ...RESUME.basics, name: 'Otra Persona', email: 'otra@example.org' }
  expect(() => importAgain({ basics })).toThrow('No se cambió nada. La importación reemplazaría')
})

it('the same person is known by what the last import said', () => {
  editProfile({ nombre: 'G. E.', email: 'ge@example.org' })
  const { perfil } = importAgain({ basics: { ...RESUME.basics, label: 'Almirante' } })
  expect(perfil).toMatchObject({ nombre: 'G. E.', email: 'ge@example.org', puesto: 'Almirante' })
})

it('the record of the last import is one that a person may edit or lose', () => {
  project.write('.portfolio-import.json', '{ broken')
  expect(() => importAgain({ basics: { ...RESUME.basics, label: 'x' } })).toThrow('--force')
})
