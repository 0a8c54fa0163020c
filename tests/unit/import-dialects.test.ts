import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { textOfHtml } from '../../src/tools/import/dialects/html-text'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

describe('JSON Resume 0.0.0', () => {
  it('has the names of 1.x', () => {
    project.write('cv/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { content, report } = project.importValue({
      basics: {
        name: 'Ana Vieja',
        picture: 'yo.svg',
        website: 'https://ana.example.org/',
        location: 'Lima, Perú',
      },
      work: [
        {
          company: 'Uno',
          position: 'Dos',
          website: 'https://uno.example.org',
          startDate: '2015-02-01',
          highlights: ['Tres', '• Cuatro'],
        },
      ],
      skills: [{ name: 'Java', level: 'Master', keywords: [] }],
    })
    expect(content.perfil).toMatchObject({
      foto: 'yo.svg',
      ciudad: 'Lima',
      pais: 'Perú',
      enlaces: [{ red: 'Web', url: 'https://ana.example.org/' }],
    })
    expect(content.lists.experiencia).toMatchObject([
      {
        titulo: 'Dos en Uno',
        descripcion: '- Tres\n- Cuatro',
        anioInicio: 2015,
        mesInicio: 2,
        anioFin: null,
        link: 'https://uno.example.org',
      },
    ])
    expect(report).toContain('skills[].level (1): «Master»')
    expect(report).not.toMatch(/company|website|picture/)
  })
})

describe('midudev’s minimalist CV', () => {
  const cv = {
    basics: { name: 'Ana', image: '/me.webp', url: 'https://ana.example.org' },
    work: [
      {
        name: 'Uno',
        position: 'Dos',
        startDate: '2021-01-01',
        endDate: null,
        summary: 'Texto.',
        responsibilities: ['Cuidar'],
        achievements: ['Ganar'],
      },
    ],
    skills: [
      { name: 'HTML', level: 'Master', keywords: ['Desarrollo Web', 'Frontend'] },
      { name: 'Frontend', keywords: ['React', 'CSS', 'Redacción'] },
      { name: 'JavaScript', keywords: ['Vue', 'Angular'] },
    ],
    interests: [{ name: 'Aves' }, { name: 'Ajedrez' }],
    projects: [
      {
        name: 'codi',
        isActive: true,
        description: 'Probar código',
        highlights: ['Libre'],
        url: 'https://codi.example.org',
        github: 'https://github.com/ana/codi',
      },
    ],
  }

  it('keeps responsibilities, code and skills; names what has no place', () => {
    const { content, report } = project.importValue(cv)
    expect(content.lists.experiencia[0]?.descripcion).toBe('Texto.\n\n- Ganar\n- Cuidar')
    expect(content.lists.proyectos).toMatchObject([
      {
        descripcion: 'Probar código\n\n- Libre',
        direccionWeb: 'https://codi.example.org',
        gitHubWeb: 'https://github.com/ana/codi',
      },
    ])
    expect(content.lists['hard-skills'].map(({ titulo, grupo }) => [titulo, grupo])).toEqual([
      ['HTML', undefined],
      ['React', 'Frontend'],
      ['CSS', 'Frontend'],
      ['Redacción', 'Frontend'],
      ['JavaScript', 'JavaScript'],
      ['Vue', 'JavaScript'],
      ['Angular', 'JavaScript'],
    ])
    for (const line of [
      'skills[].keywords (2): «Desarrollo Web», …',
      'interests (2): «Aves», …',
      'projects[].isActive (1): «true»',
    ]) {
      expect(report).toContain(line)
    }
  })
})

/** As Reactive Resume 4 exports it. */
const REACTIVE = {
  basics: {
    name: 'Ana Reactiva',
    headline: 'Arquitecta',
    email: 'ana@example.org',
    phone: '+34 600 000 000',
    location: 'Vigo, España',
    url: { label: '', href: 'https://ana.example.org' },
    customFields: [{ id: 'a', icon: 'envelope', name: 'Carnet', value: 'B' }],
    picture: { url: 'https://example.org/ana.jpg', size: 64 },
  },
  sections: {
    summary: { name: 'Summary', content: '<p>Construyo &amp; cuido <strong>casas</strong>.</p>' },
    experience: {
      items: [
        {
          visible: true,
          company: 'Estudio',
          position: 'Jefa',
          location: 'Vigo',
          date: 'March 2016 to Present',
          summary: '<p>Dirijo:</p><ul><li><p>obras</p></li><li>planos</li></ul>',
          url: { label: '', href: 'https://estudio.example.org' },
        },
        { visible: false, company: 'Oculta', position: 'Nada', date: '2010' },
      ],
    },
    education: {
      items: [
        {
          institution: 'ETSA',
          studyType: 'Máster',
          area: 'Arquitectura',
          score: '9',
          date: '2009 - 2015',
          summary: '',
        },
      ],
    },
    skills: {
      items: [{ name: 'Dibujo', description: 'Experta', level: 5, keywords: ['CAD', 'BIM'] }],
    },
    languages: { items: [{ name: 'Gallego', description: 'Nativo', level: 5 }] },
    certifications: {
      items: [
        {
          name: 'LEED',
          issuer: 'USGBC',
          date: 'Nov 2019',
          url: { href: 'https://leed.example.org' },
        },
      ],
    },
    profiles: {
      items: [{ network: 'GitHub', username: 'ana', url: { href: 'https://github.com/ana' } }],
    },
    projects: {
      items: [
        {
          name: 'Casa',
          description: 'Una casa',
          summary: '<ul><li>de piedra</li></ul>',
          keywords: ['Piedra'],
          url: { href: '' },
        },
      ],
    },
    awards: { items: [{ title: 'Premio X', awarder: 'Y' }, { title: 'Premio Z' }] },
    interests: { items: [] },
    custom: {},
  },
  metadata: { template: 'rhyhorn' },
}

describe('Reactive Resume', () => {
  it.each([
    ['its file', REACTIVE],
    ['its file of the server', { title: 'cv', data: REACTIVE }],
  ])('%s is read', (_name, file) => {
    const { content, report } = project.importValue(file)
    const { perfil, lists } = content
    expect(perfil).toMatchObject({
      nombre: 'Ana Reactiva',
      puesto: 'Arquitecta',
      ciudad: 'Vigo',
      pais: 'España',
      telefono: '+34 600 000 000',
      github: 'https://github.com/ana',
      enlaces: [{ red: 'Web', url: 'https://ana.example.org' }],
      resumen: 'Construyo & cuido casas.',
      idiomas: [{ idioma: 'Gallego', nivel: 'Nativo' }],
      secciones: ['experiencia', 'educacion', 'proyectos', 'habilidades', 'certificados'],
    })
    expect(lists.experiencia).toMatchObject([
      {
        titulo: 'Jefa en Estudio',
        descripcion: 'Dirijo:\n\n- obras\n- planos',
        anioInicio: 2016,
        mesInicio: 3,
        anioFin: null,
        link: 'https://estudio.example.org',
      },
    ])
    expect(lists.educacion).toMatchObject([
      { titulo: 'Máster en Arquitectura, ETSA', anioInicio: 2009, anioFin: 2015 },
    ])
    expect(lists['hard-skills']).toMatchObject([
      { titulo: 'CAD', grupo: 'Dibujo' },
      { titulo: 'BIM', grupo: 'Dibujo' },
    ])
    expect(lists.certificados).toMatchObject([
      { titulo: 'LEED', emisor: 'USGBC', fecha: '2019-11', enlace: 'https://leed.example.org' },
    ])
    expect(lists.proyectos).toMatchObject([
      { titulo: 'Casa', descripcion: 'Una casa\n\n- de piedra', tecnologias: 'Piedra' },
    ])
    for (const line of [
      'basics.image: "https://example.org/ana.jpg"',
      'basics.customFields (1): «Carnet»',
      'work[].location (1): «Vigo»',
      'education[].score (1): «9»',
      'skills[].level (1): «Experta»',
      'awards (2): «Premio X», …',
      'hiddenItems (1): «Oculta»',
    ]) {
      expect(report).toContain(line)
    }
  })

  it('version 3: periods with two dates, levels, a photo', () => {
    const { perfil, lists } = project.importValue({
      basics: { name: 'Ana', photo: { url: '' }, location: { city: 'Vigo', country: 'España' } },
      sections: {
        work: {
          items: [
            {
              name: 'Uno',
              position: 'Dos',
              date: { start: '2019-01-01', end: '' },
              summary: '- tres',
            },
          ],
        },
        education: {
          items: [{ institution: 'U', degree: 'Grado', date: { start: '2010', end: '2014' } }],
        },
        languages: { items: [{ name: 'Inglés', level: 'B2' }] },
      },
    }).content
    expect(perfil).toMatchObject({ pais: 'España', idiomas: [{ idioma: 'Inglés', nivel: 'B2' }] })
    expect(lists.experiencia).toMatchObject([
      { titulo: 'Dos en Uno', descripcion: '- tres', mesInicio: 1, anioFin: null },
    ])
    expect(lists.educacion).toMatchObject([{ titulo: 'Grado, U', anioFin: 2014 }])
  })
})

it.each([
  ['uno < dos & tres', 'uno < dos & tres'],
  ['<p>uno</p><p>dos</p>', 'uno\n\ndos'],
  ['<p>uno<br>dos</p>', 'uno\ndos'],
  ['<ol><li>uno</li><li><p>dos <b>tres</b></p></li></ol><p>fin</p>', '- uno\n- dos tres\n\nfin'],
  ['&lt;b&gt; &#243; &#x1F600; &nope;', '<b> ó 😀 &nope;'],
  ['<script>1</script><p>x</p>', '1\n\nx'],
])('the text of %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
