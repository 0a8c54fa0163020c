import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { entriesIn, entryId, type PresentPost, postText, whenText } from '../../src/model/entries'
import { sectionRows } from '../../src/model/sections'
import { textsIn } from '../../src/model/translated-texts'
import { screen as en } from '../../src/site/words/en'
import { screen as es } from '../../src/site/words/es'
import { readSite } from '../../src/tools/content/reading/read-content'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { writeContent } from '../fixtures/build-fixture'
import { builtEn, builtEs } from '../fixtures/built-words'
import { inEnglish, readContentFile } from '../fixtures/fixture'
import { builtSite } from './built-site'
import { CERTIFICATES, SMALLEST } from './content-project'
import { readMarkdown } from './markdown-text'

const SITE = 'https://ada.example.com/repo/'

const PROFILE = {
  resumen: 'Escribo [manuales](https://example.com/m) y [respondo](mailto:ada@example.com).',
  ...{ sitio: SITE, telefono: '+54 341 555 0100', disponibilidad: 'Disponible desde marzo' },
  idiomas: [{ idioma: 'Quechua', nivel: 'B1' }],
  enlaces: [
    { red: 'Mastodon', url: 'https://social.example.com/@ada' },
    // The site's own address, which is no page elsewhere.
    { red: 'Web', url: 'https://ada.example.com/repo' },
  ],
}
const SUMMARY_IN_ENGLISH = 'I write manuals.\n\nAnd:\n- I test;\n- I answer.'
const SCHOOL_STUDY = {
  ...{ id: 9, titulo: 'Licenciatura en Letras', numeroOrden: 9 },
  institucion: 'Universidad Ejemplo',
  ...{ anioInicio: 2001, anioFin: 2006, certificado: null },
  descripcion: 'Tesis sobre [una lengua](https://example.com/a_(b)); [no](javascript:x).',
}
const CERTIFICATE = {
  ...{ id: 1, titulo: 'Accesibilidad web', subtitulo: 'Escuela Ejemplo', fecha: '2023-05' },
  ...{ enlace: 'https://example.com/certificado', numeroOrden: 1 },
}
/** Before the present post, with its employer. */
const FORMER_POST = {
  ...{ id: 2, numeroOrden: 2, titulo: 'Auxiliar', anioInicio: 2022, mesInicio: 5, anioFin: 2024 },
  ...{ empresa: 'EMPRESA EJEMPLO', link: 'https://example.com/empresa' },
}
const FORMER_POST_IN_ENGLISH = { id: 2, titulo: 'Assistant', empresa: 'Example Company' }
const OWN_TWIN = 'De Ada.\n'
/** A CV for one job, in words that nothing else has. */
const VARIANT = 'tuercas'
const FOR_ONE_JOB = { puesto: 'Tornera', resumen: 'Torneo.' }

/** No page names them; a page names a file that ends as the last one does. */
const DRAFTS = ['cv-acme.pdf', 'borradores/año nuevo.pdf', 'ingles-tecnico-b2.pdf']
const NAMED = 'certificados/el año (2).pdf'

const site = builtSite(() => {
  const save = (name: string, value: unknown) => writeContent(site.root, { [name]: value })
  save('perfil', {
    ...readContentFile('perfil'),
    ...PROFILE,
    variantes: { [VARIANT]: FOR_ONE_JOB },
  })
  save('en/perfil', { ...readContentFile('en/perfil'), resumen: SUMMARY_IN_ENGLISH })
  save('educacion', {
    items: [...readContentFile('educacion').items, { ...SCHOOL_STUDY, certificado: NAMED }],
  })
  const withFormer = (name: string, post: object) =>
    save(name, { items: [...readContentFile(name).items, post] })
  withFormer('experiencia', FORMER_POST)
  withFormer('en/experiencia', FORMER_POST_IN_ENGLISH)
  save(CERTIFICATES, { titulo: 'Certificados', items: [{ ...CERTIFICATE, para: [VARIANT] }] })
  save(`en/${CERTIFICATES}`, { titulo: 'My certificates', items: [] })
  const [project, ...others] = readContentFile('proyectos').items
  const more = {
    descripcion: 'Un párrafo.\nOtra línea.\n\n- uno\n- dos',
    tecnologias: 'C#, F*',
    imagen: 'retrato.webp',
    imagenAlt: 'Una pantalla',
    enlaces: [{ texto: 'Video', url: 'https://example.com/video?a=1&copy;=(2)' }],
  }
  save('proyectos', { items: [{ ...project, ...more }, ...others] })
  site.write('public/contacto.md', OWN_TWIN)
  for (const file of [...DRAFTS, NAMED]) site.write(`public/${file}`, SMALLEST.pdf)
})
const { dist, files, root, text } = site

const LANGUAGES = {
  es: { words: es, slugs: { ...builtEs.slugs, [CERTIFICATES]: 'certificados' }, folder: '' },
  en: { words: en, slugs: { ...builtEn.slugs, [CERTIFICATES]: 'my-certificates' }, folder: 'en/' },
} as const
type Code = keyof typeof LANGUAGES

/** Each list with the route of its section. */
const LISTS = sectionRows([CERTIFICATES]).flatMap(({ route, lists }) =>
  lists.map((name) => ({ name, route })),
)

/** What the built site says in a language. */
function contentIn(code: Code) {
  const content = readSite(new Workspace(root))
  return code === 'en' ? inEnglish(content) : content
}

const elementsOf = (html: string) => {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } })
  document.body.innerHTML = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return document
}

describe.each(['es', 'en'] as const)('the Markdown twins, %s', (code) => {
  const { words, slugs, folder } = LANGUAGES[code]

  // Each text: owner-build.test.ts.
  it('say each title, date and link of the content, under the address of its entry', () => {
    const { lists } = contentIn(code)
    for (const { name, route } of LISTS) {
      const slug = slugs[route]
      const twin = readMarkdown(text(`${folder}${slug}.md`))
      for (const entry of entriesIn(lists, name)) {
        const address = `${SITE}${folder}${slug}/#${entryId(name, entry)}`
        expect(twin).toContain(`[${entry.titulo}](${address})`)
        if ('anioInicio' in entry)
          expect(twin).toContain(whenText(entry, words).replace(' - ', ' – '))
        for (const value of Object.values(entry))
          if (String(value).startsWith('http')) expect(twin).toContain(`](${value})`)
      }
    }
    const [post, former] = lists.experiencia
    const posts = readMarkdown(text(`${folder}${slugs.experience}.md`)).match(/^##.*$/gm)
    expect(posts?.map((heading) => heading.replace(/\]\(.*/, ']'))).toEqual([
      `## ${post?.empresa}`,
      `### [${post?.titulo}]`,
      `### [${former?.titulo}]`,
    ])
    const projects = text(`${folder}${slugs.projects}.md`)
    expect(projects).toContain('](https://example.com/video?a=1&amp;copy;=%282%29)')
    expect(projects).toContain(`](${SITE}retrato.webp)`)
    expect(projects).toContain('C\\#, F\\*')
    expect(projects.includes('Un párrafo.\\\nOtra línea.\n\n- uno\n- dos\n')).toBe(code === 'es')
  })

  it('tell who the owner is, the present post, and how to reach them', () => {
    const { perfil, lists } = contentIn(code)
    const [post] = lists.experiencia
    const home = readMarkdown(text(`${folder}index.md`))
    const plain = { ...perfil, resumen: '', idiomas: [], enlaces: [], variantes: {} }
    for (const [, written] of textsIn('perfil', plain)) expect(home).toContain(written)
    expect(home).toContain(`[${postText(post as PresentPost, words)}](`)
    for (const address of [perfil.github, perfil.linkedin, PROFILE.enlaces[0]?.url])
      expect(home).toContain(`](${address})`)
    expect(home).toContain('](tel:+543415550100)')
    expect(text(`${folder}${slugs.skills}.md`)).toContain('- Quechua (B1)')
  })

  it('are linked by their pages, and lead only to what is there', () => {
    const twins = files().filter((file) =>
      folder ? file.startsWith(folder) && file.endsWith('.md') : /^[\w-]+\.md$/.test(file),
    )
    expect(twins).toHaveLength(8)
    for (const twin of twins) {
      const page = twin.replace(/(?:index)?\.md$/, (end) => (end === '.md' ? '/' : ''))
      const link = `<link rel="alternate" type="text/markdown" href="/repo/${twin}"`
      expect(text(`${page}index.html`)).toContain(link)
      const own = [...text(twin).matchAll(/\]\(([^)]*)\)/g)].flatMap(([, to = '']) =>
        to.startsWith(SITE) ? [decodeURI(to.slice(SITE.length).replace(/#.*/, ''))] : [],
      )
      const missing = own
        .map((file) => (file === '' || file.endsWith('/') ? `${file}index.html` : file))
        .filter((file) => !files().includes(file))
      expect(missing).toEqual([])
    }
  })
})

it('a summary keeps its paragraphs and lists in its twin', () => {
  expect(text('index.md')).toContain(`\n${readSite(new Workspace(root)).perfil.resumen}\n`)
  expect(text('en/index.md')).toContain('I write manuals.\n\nAnd:\n\n- I test;\n- I answer.\n')
})

it('llms.txt names the owner, sums up, and links each twin with what it tells', () => {
  const said = text('llms.txt')
  expect(said).toMatch(/^# Nombre Apellido\n\n> .+\n\n.+\n\n## Español\n\n- \[/)
  const linked = [...said.matchAll(/^- \[[^\]]+\]\((.*?\.md)\): \S/gm)].map(([, to = '']) => to)
  const twins = files().filter((file) => file.endsWith('.md'))
  expect(linked.toSorted()).toEqual(twins.map((file) => SITE + file).toSorted())
})

it('a twin of the owner takes the place of the built one; none is cached for offline use', () => {
  expect(text('contacto.md')).toBe(OWN_TWIN)
  expect(text('sw.js')).not.toMatch(/\.md"|llms\.txt/)
  expect(text('sitemap.xml')).not.toContain('.md')
})

describe('a file of public/ that no page names', () => {
  const listed = () => {
    const [, site = ''] = /^const SITE = (.*)$/m.exec(text('sw.js')) ?? []
    return JSON.parse(site) as { files: string[]; others: string[] }
  }

  it('is published, and told to nobody', () => {
    const told = files().filter((file) => /cv-acme|borradores/.test(text(file)))
    expect([files().filter((file) => DRAFTS.includes(file)).length, told]).toEqual([3, []])
  })

  it('is all that is missing in the list of files that are kept once they were opened', () => {
    const { files: kept, others } = listed()
    const all = [...kept, ...others].map((address) => decodeURI(address).replace('/repo/', ''))
    for (const file of DRAFTS) expect(all).not.toContain(file)
    const certificate = 'certificados/ingles-tecnico-b2.pdf'
    const named = [certificate, NAMED, 'retrato.webp', 'cv.pdf', 'resume.json']
    expect(all).toEqual(expect.arrayContaining(named))
  })
})

it('JSON-LD tells employers, schools and credentials, by schema.org’s types and nothing else', () => {
  const dataOf = (page: string) =>
    JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text(page))?.[1] ?? '{}')
  const { perfil, lists } = contentIn('es')
  const organization = (name: string) => ({ '@type': 'Organization', name })
  const role = (said: object) => ({
    ...{ '@type': 'EmployeeRole', employee: { '@id': `${SITE}#person` } },
    ...said,
  })
  const credential = (name: string, url: string, by?: string) => ({
    ...{ '@type': 'EducationalOccupationalCredential', credentialCategory: 'certificate' },
    ...{ name, url, ...(by && { recognizedBy: organization(by) }) },
  })
  const owner = {
    ...{ '@type': 'Person', '@id': `${SITE}#person`, url: SITE, name: perfil.nombre },
    ...{
      jobTitle: perfil.puesto,
      description: 'Escribo manuales y respondo.',
      telephone: perfil.telefono,
    },
    image: `${SITE}${perfil.foto}`,
    address: {
      ...{ '@type': 'PostalAddress', addressLocality: perfil.ciudad },
      addressCountry: perfil.pais,
    },
    sameAs: [perfil.github, perfil.linkedin, PROFILE.enlaces[0]?.url],
    worksFor: [
      {
        ...{ ...organization('Empresa Ejemplo'), url: FORMER_POST.link },
        employee: [
          role({ roleName: lists.experiencia[0]?.titulo, startDate: '2024' }),
          role({ roleName: 'Auxiliar', startDate: '2022-05', endDate: '2024' }),
        ],
      },
    ],
    alumniOf: lists.educacion
      .filter(({ anioFin, institucion }) => anioFin && institucion)
      .map(({ institucion: name }) => ({ '@type': 'EducationalOrganization', name })),
    hasCredential: [
      credential(CERTIFICATE.titulo, CERTIFICATE.enlace, CERTIFICATE.subtitulo),
      ...lists.educacion
        .filter(({ certificado }) => certificado)
        .map((study) =>
          credential(study.titulo, encodeURI(`${SITE}${study.certificado}`), study.institucion),
        ),
    ],
    knowsLanguage: ['Quechua'],
    knowsAbout: lists['hard-skills'].map(({ titulo }) => titulo),
  }
  expect(dataOf('index.html')).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'ProfilePage', '@id': SITE, url: SITE },
    ...{ name: `${perfil.nombre} · ${perfil.puesto}`, inLanguage: 'es', mainEntity: owner },
  })
  const english = dataOf('en/index.html')
  expect(Object.keys(english.mainEntity)).toEqual(expect.arrayContaining(Object.keys(owner)))
  expect(english.mainEntity.worksFor).toMatchObject([{ name: 'Example Company' }])
})

it('a link in a summary or description leads there, and is told where nothing can be pressed', () => {
  const paragraphOf = (page: string, words: string) =>
    [...elementsOf(text(page)).querySelectorAll('p')].find((each) =>
      each.textContent.includes(words),
    )
  const links = (page: string, words: string) =>
    [...(paragraphOf(page, words)?.querySelectorAll('a') ?? [])].map((each) => [
      each.firstChild?.textContent,
      ...['href', 'rel'].map((name) => each.getAttribute(name)),
    ])
  const rel = 'noopener noreferrer'
  expect(links('index.html', 'Escribo')).toEqual([
    ['manuales', 'https://example.com/m', rel],
    ['respondo', 'mailto:ada@example.com', null],
  ])
  expect(links('educacion/index.html', 'Tesis')).toEqual([
    ['una lengua', 'https://example.com/a_(b)', rel],
  ])
  expect(paragraphOf('educacion/index.html', 'Tesis')?.textContent).toContain('[no](javascript:x).')
  expect(text('index.html')).toContain('<meta name="description" content="Escribo manuales y respo')
  expect(text('educacion.md')).toContain('[una lengua](https://example.com/a_%28b%29); \\[no\\](')
  const plain = ['Tesis sobre una lengua (https://example.com/a_(b)); [no](javascript:x).']
  expect(text('resume.json')).toContain(plain[0])
  expect(text('cv.txt')).toContain(plain[0])
  expect(text('cv.txt')).toContain('Escribo manuales (https://example.com/m) y respondo (ada@')
})

it('the home card is an h-card, and profiles are the owner’s own', () => {
  const { perfil } = contentIn('es')
  const home = elementsOf(text('index.html'))
  const card = home.querySelector('article.h-card')
  const saying = (name: string) => card?.querySelector(`.${name}`)?.textContent
  expect(['p-name', 'p-job-title', 'p-locality', 'p-country-name'].map(saying)).toEqual([
    perfil.nombre,
    perfil.puesto,
    perfil.ciudad,
    perfil.pais,
  ])
  expect(saying('p-org')).toBe('Empresa Ejemplo')
  expect(card?.querySelector('img.u-photo')?.getAttribute('src')).toBe(`/repo/${perfil.foto}`)
  expect(card?.querySelector('.u-email')?.getAttribute('href')).toBe(`mailto:${perfil.email}`)
  const profiles = [perfil.github, perfil.linkedin, PROFILE.enlaces[0]?.url]
  const addresses = (found: Iterable<{ getAttribute: (name: string) => string | null }>) =>
    [...found].map((link) => link.getAttribute('href'))
  expect(addresses(card?.querySelectorAll('a.u-url') ?? [])).toEqual(profiles)

  const navigation = elementsOf(text('navegacion/index.html'))
  const own = [...navigation.querySelectorAll('a[rel~=me]')]
  expect(addresses(own)).toEqual(profiles.slice(0, 2))
  for (const link of own) expect(link.getAttribute('rel')).toContain('noopener')
  const files = [...navigation.querySelectorAll('a[target=_blank]:not([rel~=me])')]
  expect(addresses(files)).toEqual(['/repo/cv.pdf'])
  expect(readFileSync(dist('educacion/index.html'), 'utf8')).not.toContain('rel="me')
})

it('nothing of the editor is in a built site', () => {
  const said = files().filter((file) => /\.(?:js|html|css|json)$/.test(file))
  expect(
    said.filter((file) => /x-edit-key|_edit\b|data-spot|PORTFOLIO_EDITED/.test(text(file))),
  ).toEqual([])
})

describe('a CV for one job', () => {
  const variants = ['', 'en/'].flatMap((folder) =>
    ['pdf', 'docx', 'txt'].map((ending) => `${folder}cv-${VARIANT}.${ending}`),
  )

  it('is there in each language, and told by the build in one line', () => {
    expect(files().filter((file) => file.includes(VARIANT))).toHaveLength(variants.length)
    for (const file of variants) expect(files()).toContain(file)
    const told = site.told.split('\n').filter((line) => line.includes(VARIANT))
    expect(told).toEqual([
      expect.stringContaining(`dist/cv-${VARIANT}.pdf, dist/en/cv-${VARIANT}.pdf`),
    ])
    expect(text(`cv-${VARIANT}.txt`)).toContain(FOR_ONE_JOB.puesto)
    expect(text(`en/cv-${VARIANT}.txt`)).toContain(SCHOOL_STUDY.titulo)
  })

  it('is in no other file: nobody is led there, and no script knows of it', () => {
    const secrets = [VARIANT, 'variantes', '"para"', 'para:[', ...Object.values(FOR_ONE_JOB)]
    const others = files().filter((file) => !variants.includes(file))
    const told = others.flatMap((file) => {
      const bytes = readFileSync(dist(file), 'utf8')
      return secrets.filter((secret) => bytes.includes(secret)).map((each) => [file, each])
    })
    expect(told).toEqual([])
    expect(others.length).toBeGreaterThan(60)
  })
})
