import { beforeEach, describe, expect, it } from 'vitest'
import { routeOf, SECTION_NAMES } from '../../src/model/sections'
import { sectionIcon } from '../../src/tools/content/section-kinds'
import { cvText } from '../../src/tools/cv/cv-text'
import { es } from '../../src/tools/messages/es/es'
import { contentLanguages } from '../../src/tools/output/modules/content-languages'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { languageOf } from '../fixtures/fixture'
import { asText, CERTIFICATES, freshProject, messageOf, VALID_CONTENT } from './content-project'
import { problemReport, type Told } from './problem-report'

const project = freshProject()

const TALKS = 'secciones/charlas'
const QUOTES = 'secciones/opiniones'
const write = (name: string, value: unknown) =>
  project.write(`src/content/${name}.json`, asText(value))
const { site } = project
const expectProblems = (...told: Told[]) => expect(messageOf(project)).toBe(problemReport(es, told))

const { translation, perhaps, section, iconIn } = es.reading
const { unknownFile } = translation

describe('an own section', () => {
  it('needs no more than a title', () => {
    write(TALKS, { titulo: 'Charlas' })
    expect(site().own.at(-1)).toEqual({ list: TALKS, titulo: 'Charlas' })
    expect(site().lists[TALKS]).toEqual([])
  })

  it('has an address of its file, and in another language of its title, or of what that says', () => {
    write(TALKS, { titulo: 'Charlas y talleres' })
    write(QUOTES, { titulo: 'Opiniones', forma: 'citas' })
    write('en/perfil', { puesto: 'Developer' })
    write(`en/${TALKS}`, { titulo: 'Talks & workshops' })
    write(`en/${CERTIFICATES}`, { titulo: 'Certificates', ruta: 'certified' })
    const pathsIn = (language: number) =>
      [TALKS, CERTIFICATES, QUOTES].map(
        (list) => contentLanguages(site())[language]?.language.paths[routeOf(list as 'secciones/')],
      )
    expect(pathsIn(0)).toEqual(['/charlas/', '/certificados/', '/opiniones/'])
    expect(pathsIn(1)).toEqual(['/en/talks-workshops/', '/en/certified/', '/en/opiniones/'])
  })

  it('has the icon of its name, of lucide’s, or a file', () => {
    project.write('public/iconos/charla.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const iconOf = (icono?: string) => {
      write(TALKS, { titulo: 'Charlas', icono })
      return sectionIcon(routeOf(TALKS), site().own)
    }
    expect(iconOf()).not.toEqual(iconOf('mic'))
    expect(iconOf('mic')).toContainEqual(['path', expect.anything()])
    expect(iconOf('iconos/charla.svg')).toBe('iconos/charla.svg')
    write(TALKS, { titulo: 'Charlas', icono: 'presentaton' })
    const known = iconIn('lucide') + perhaps('"presentation"')
    expectProblems([`src/content/${TALKS}.json:3  icono`, '"presentaton"', known])
  })

  it('may stand in `secciones`, which names nothing else', () => {
    write(TALKS, { titulo: 'Charlas' })
    write('perfil', { ...VALID_CONTENT.perfil, secciones: ['charlas', 'charla'] })
    const known = [...SECTION_NAMES, 'certificados', 'charlas'].join(', ')
    const expected = section.oneOf(known) + perhaps('"charlas"')
    expectProblems(['src/content/perfil.json:17  secciones[1]', '"charla"', expected])
  })

  it('has no address that another page has, in any language', () => {
    write('secciones/contacto', { titulo: 'Otro contacto' })
    write(TALKS, { titulo: 'Charlas' })
    write('en/perfil', { puesto: 'Developer' })
    write(`en/${TALKS}`, { titulo: 'Talks', ruta: 'skills' })
    expectProblems(
      ['src/content/secciones/contacto.json', section.taken('contacto'), section.otherName],
      [`src/content/en/${TALKS}.json:3  ruta`, section.taken('skills'), section.otherPath],
    )
  })

  it('has a file with a name for an address; a translation, one of those that there are', () => {
    write('secciones/Mis Charlas', { titulo: 'Charlas' })
    write('en/secciones/certificates', { titulo: 'Certificates' })
    const known = `${CERTIFICATES}.json`
    expectProblems(
      [
        'src/content/secciones/Mis Charlas.json',
        section.wrongName.found,
        section.wrongName.expected,
      ],
      [
        'src/content/en/secciones/certificates.json',
        unknownFile.found,
        unknownFile.expected(known) + perhaps(`"${known}"`),
      ],
    )
  })

  it('is where certificates are now: their old file is told', () => {
    write('certificados', { items: [] })
    const { certificates } = section
    expectProblems(['src/content/certificados.json', certificates.found, certificates.expected])
  })
})

describe('what an own section says', () => {
  beforeEach(() => {
    write(TALKS, {
      titulo: 'Charlas',
      items: [{ titulo: 'Sobre mapas', subtitulo: 'Encuentro', fecha: '2024-05' }],
    })
    write(QUOTES, {
      titulo: 'Opiniones',
      forma: 'citas',
      items: [{ titulo: 'Lía Sosa', subtitulo: 'Jefa', descripcion: 'Explica bien.' }],
    })
    write('secciones/voluntariado', {
      titulo: 'Voluntariado',
      items: [{ titulo: 'Mentora', subtitulo: 'Club', anioInicio: 2020, mesInicio: 3 }],
    })
  })

  it('is in resume.json by the standard’s names, or else as its file says it', () => {
    const { perfil, lists, own } = site()
    const resume = resumeOf(perfil, lists, 'es', undefined, own)
    expect(resume).toMatchObject({
      certificates: [
        { name: 'Accesibilidad web', issuer: 'Escuela Ejemplo', date: '2023-05' },
        { type: 'education' },
      ],
      references: [{ name: 'Lía Sosa', position: 'Jefa', reference: 'Explica bien.' }],
      volunteer: [{ organization: 'Club', position: 'Mentora', startDate: '2020-03' }],
      meta: { portfolio: { [TALKS]: { titulo: 'Charlas', items: [{ titulo: 'Sobre mapas' }] } } },
    })
  })

  it('is in the CV after the others, by its title', () => {
    const { perfil, lists, own } = site()
    const text = cvText({ profile: perfil, lists, own }, languageOf('es', perfil.sitio))
    const [, after = ''] = text.split('\nPROYECTOS\n')
    for (const said of [
      'CERTIFICADOS\n\nAccesibilidad web | may 2023\nEscuela Ejemplo\nexample.com/certificado',
      'CHARLAS\n\nSobre mapas | may 2024\nEncuentro',
      'OPINIONES\n\nLía Sosa\nJefa\nExplica bien.',
      'VOLUNTARIADO\n\nMentora | mar 2020 – Actualidad\nClub',
    ]) {
      expect(after).toContain(`\n\n${said}`)
    }
  })
})
