import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { technologyItems } from '../../src/model/entries'
import { type ListName, type Profile, profileSchema } from '../../src/model/schema/schema'
import { lines } from '../../src/model/text-blocks'
import { textsIn } from '../../src/model/translated-texts'
import { checkNotes } from '../../src/tools/check/check-project'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { scriptFaults } from '../fixtures/inline-script'
import { builtSite } from './built-site'
import { HOSTILE_HEAD, HOSTILE_LISTS, HOSTILE_PROFILE, HOSTILE_SECTION } from './hostile-profile'
import { asOneLine, readMarkdown } from './markdown-text'
import { readPdf } from './pdf-text'
import { DEVICE, film, PLACE, PLAYED } from './recording-files'

const SITE = 'https://ana.github.io/portfolio/'
const CAMERA = 'Cámara de Ana'
const PORTRAIT = 'Ana en la playa.jpg'
/** As an old Mac's disk spells them; the content says them composed. */
const PICTURE = 'diseños/año.jpg'
const CERTIFICATE = 'certificados/título.jpg'
/** A copy that nothing names. */
const ORIGINAL = 'originales/IMG_1234.jpg'
/** Each form of them: recordings.test.ts. */
const RECORDINGS = {
  'clip.mp4': film(),
  // By its bytes, not by its name.
  'copia.bin': film(),
}
/** As drawing programs write it: its lines are broken. */
const DRAWING = 'dibujos/plano.svg'
const LEFT_BY_FILE_MANAGERS = ['.DS_Store', 'certificados/Thumbs.db', 'año.jpg.1a2b3c4d.tmp']

const PROFILE = {
  ...HOSTILE_PROFILE,
  sitio: SITE,
  foto: PORTRAIT,
  semilla: 'Una semilla que nadie ve',
  grabado: { version: 1 },
  tema: 'cobre',
  idioma: 'es',
  telefono: '+54 387 555 0134',
  canales: { email: ['pagina'], telefono: [] },
  variantes: { 'front-end': { puesto: 'Maquetadora' } },
} satisfies Profile
/** What stands under the title of a job and of a study. */
const UNDER_TITLES = {
  empresa: 'Obra Nueva',
  institucion: 'Escuela Nueva',
  ubicacion: 'Villa Lejos',
}
const LISTS = {
  ...HOSTILE_LISTS,
  proyectos: HOSTILE_LISTS.proyectos.map((project) => ({ ...project, imagen: PICTURE })),
  educacion: HOSTILE_LISTS.educacion.map((study, index) => ({
    ...study,
    certificado: CERTIFICATE,
    ...(index === 0 && {
      institucion: UNDER_TITLES.institucion,
      ubicacion: UNDER_TITLES.ubicacion,
    }),
  })),
  experiencia: HOSTILE_LISTS.experiencia.map((job, index) => ({
    ...job,
    ...(index === 0 && { empresa: UNDER_TITLES.empresa, ubicacion: UNDER_TITLES.ubicacion }),
  })),
  'hard-skills': HOSTILE_LISTS['hard-skills'].map((skill) => ({
    ...skill,
    icon: 'iconos/habilidad.svg',
  })),
}

/** A photo as a phone takes it: higher than wide, and knowing where and with what. */
const phonePhoto = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a65' } })
    .withExif({ IFD0: { Make: CAMERA }, IFD3: { GPSLatitude: '32/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const site = builtSite(async () => {
  const { root, write } = site
  const photo = await phonePhoto()
  rmSync(path.join(root, 'src/content/en'), { recursive: true })
  write('src/content/perfil.json', JSON.stringify(PROFILE))
  for (const [name, items] of Object.entries(LISTS)) {
    const head = name === HOSTILE_SECTION ? HOSTILE_HEAD : {}
    write(`src/content/${name}.json`, JSON.stringify({ ...head, items }))
  }
  for (const name of [PORTRAIT, PICTURE, CERTIFICATE, ORIGINAL]) {
    write(`public/${name.normalize('NFD')}`, photo)
  }
  for (const [name, bytes] of Object.entries(RECORDINGS)) write(`public/${name}`, bytes)
  const lines = photo.toString('base64').replace(/.{76}/g, '$&&#xA;')
  write(
    `public/${DRAWING}`,
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Año</title><image href="data:image/jpeg;base64,${lines}"/></svg>`,
  )
  for (const file of LEFT_BY_FILE_MANAGERS) appendFileSync(path.join(root, 'public', file), 'x')
  write('.env', 'VITE_OFFLINE=off\n')
})
const { dist, files, root, text } = site
const pages = () => files().filter((file) => file.endsWith('.html'))
const json = (file: string) => JSON.parse(text(file))
const read = (file: string) => readFileSync(dist(file), 'latin1')

describe('the site of an owner', () => {
  it('is built without a word that looks like a fault, and open to search engines', () => {
    expect(site.told).not.toMatch(/\(!\)|warn|https?:|noindex/i)
    const closed = pages().filter((file) => text(file).includes('content="noindex"'))
    expect(closed.filter((file) => !file.endsWith('404.html'))).toEqual([])
  })

  it('stands under the path of sitio', () => {
    const page = text('index.html')
    expect(page).toContain(`<link rel="canonical" href="${SITE}"`)
    expect(page).toMatch(/<script[^>]* src="\/portfolio\/assets\//)
    expect(text('sitemap.xml')).toContain(`<loc>${SITE}educacion/</loc>`)
    expect(text('contacto.vcf')).toContain(`URL:${SITE}`)
    expect(json('resume.json').basics.url).toBe(SITE)
  })

  it('follows .env', () => {
    expect(text('sw.js')).toContain('const SITE = {"base":"/portfolio/"}')
  })

  it('has no file that check does not know', () => {
    const written = files().filter((file) => !/^(?:assets|iconos|dibujos)\/|\.jpg$/.test(file))
    const made = written.filter((file) => !existsSync(path.join(root, 'public', file)))
    expect(made.length).toBeGreaterThan(20)
    for (const file of made) site.write(`public/${file}`, file.endsWith('.svg') ? '<svg/>' : 'x')
    const [note = ''] = checkNotes(new Workspace(root))
    expect(made.filter((file) => !note.includes(file))).toEqual([])
  })
})

describe('where a job or a study was, and with whom, is', () => {
  const { empresa, institucion, ubicacion } = UNDER_TITLES
  const docx = () =>
    strFromU8(unzipSync(readFileSync(dist('cv.docx')))['word/document.xml'] ?? new Uint8Array())

  it.each([
    ['experiencia', empresa],
    ['educacion', institucion],
  ])('on the page of %s and in its Markdown, in every CV', async (folder, organization) => {
    const said = `${organization} · ${ubicacion}`
    const plain = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '').replaceAll('\u00a0', ' ')
    expect(plain(text(`${folder}/index.html`))).toContain(said)
    const { text: printed } = await readPdf(readFileSync(dist('cv.pdf')))
    for (const each of [text(`${folder}.md`), text('cv.txt'), docx(), printed]) {
      expect(each).toContain(said)
    }
  })

  it('in resume.json and in the data for search engines', () => {
    const { work, education } = json('resume.json')
    expect(work).toContainEqual(expect.objectContaining({ name: empresa, location: ubicacion }))
    expect(education).toContainEqual(
      expect.objectContaining({ institution: institucion, location: ubicacion }),
    )
    expect(text('index.html')).toContain(`"name":"${empresa}","url"`)
    expect(text('index.html')).toContain(`"address":"${ubicacion}"`)
  })
})

describe('what no page shows of the profile', () => {
  const shown = 'nombre apellidos puesto ciudad pais foto email telefono github linkedin enlaces'
  const alsoShown = 'resumen disponibilidad desde modalidad zonaHoraria pronunciacion idiomas sitio'
  /** Words of a closed set; a file of its own; an address that the scripts need. */
  const settings = 'secciones grabado retrato tema idioma cv papel urlListas canales variantes'
  const known = [shown, alsoShown, settings].join(' ').split(' ')
  const fields = Object.keys(profileSchema.entries).filter((field) => !known.includes(field))

  it('is in no file', () => {
    expect(fields).toEqual(['fechaNacimiento', 'semilla'])
    const { fechaNacimiento, semilla, telefono } = PROFILE
    const day = fechaNacimiento?.replaceAll('-', '')
    const secrets = [
      ...fields,
      fechaNacimiento,
      day,
      semilla,
      telefono,
      '5550134',
      'canales',
      'variantes',
    ]
    const told = files().flatMap((file) => {
      const bytes = readFileSync(dist(file), 'latin1')
      return secrets.filter((secret) => bytes.includes(secret ?? '')).map((each) => [file, each])
    })
    // An import takes the plate from there.
    const plate = ['semilla', semilla].map((each) => ['resume.json', each])
    expect(told).toEqual(plate)
  })

  it('shows mail and telephone only where their owner wants them', async () => {
    const { email, telefono } = PROFILE
    expect(text('index.html')).toContain(`mailto:${email}`)
    expect(text('index.md')).toContain(email)
    const elsewhere = ['cv.txt', 'contacto.vcf', 'resume.json'].map(text)
    const cv = asOneLine((await readPdf(readFileSync(dist('cv.pdf')))).text)
    for (const said of [...elsewhere, cv]) expect(said).not.toContain(email)
    expect(cv).not.toContain(telefono)
    const notes = checkNotes(new Workspace(root)).join()
    expect(notes).toContain(`${email} se publica solo en: las páginas.`)
    expect(notes).toContain(`${telefono} no está en ningún archivo que se publique.`)
  })
})

describe('pictures', () => {
  it('are upright, and none knows where it was taken', async () => {
    const photos = files().filter((file) => /\.(?:jpg|webp|avif|png)$/.test(file))
    expect(photos).toContain(ORIGINAL)
    for (const file of photos) {
      const { exif, xmp, iptc, orientation } = await sharp(dist(file)).metadata()
      expect([file, exif ?? xmp ?? iptc, orientation]).toEqual([file, undefined, undefined])
      expect(readFileSync(dist(file), 'latin1')).not.toContain('mara de Ana')
    }
    for (const file of [PICTURE, CERTIFICATE, ORIGINAL]) {
      const { width, height, format } = await sharp(dist(file)).metadata()
      expect([width, height, format]).toEqual([900, 1200, 'jpeg'])
    }
  })

  it('are found where the page looks for them, however the disk spells their names', () => {
    expect(text('educacion/index.html')).toContain(`href="/portfolio/${CERTIFICATE}"`)
    expect(json('resume.json').projects[0].image).toBe(`${SITE}${encodeURI(PICTURE)}`)
    expect(text('proyectos/index.html')).toMatch(/srcSet="[^"]*proyecto-800-\w+\.avif/i)
    expect(files()).toEqual(expect.arrayContaining([PICTURE, CERTIFICATE]))
  })

  it('have the portrait cropped, never the original', async () => {
    const { width, height, format } = await sharp(dist(PORTRAIT)).metadata()
    expect([width, height, format]).toEqual([640, 640, 'jpeg'])
    const address = `${SITE}${encodeURI(PORTRAIT)}`
    expect(text('index.html')).toContain(`"image":"${address}"`)
    expect(json('resume.json').basics.image).toBe(address)
  })

  it('of the template are there where they are named, and nothing that file managers leave', () => {
    const own = readFileSync('src/tools/content/iconos/habilidad.svg', 'utf8')
    expect(text('iconos/habilidad.svg')).toBe(own)
    expect(text('favicon.svg')).toMatch(/^<svg /)
    expect(text('index.html')).toContain('href="/portfolio/favicon.svg"')
    for (const file of ['iconos/idioma.svg', ...LEFT_BY_FILE_MANAGERS]) {
      expect(existsSync(dist(file))).toBe(false)
    }
  })
})

/** A tag as the build writes them: every value quoted, so a quote or an angle in one is a text's. */
const TAG = /<\/?[a-z](?:[^>"]|"[^"]*")*>/gi
const WHOLE_TAG = /^<\/?[a-z][a-z0-9]*(?:\s+[\w:-]+(?:="")?)*\s*\/?>$/i

describe('videos, sounds and drawings', () => {
  it('say nowhere where and with what they were made', () => {
    expect(files()).toEqual(expect.arrayContaining(Object.keys(RECORDINGS)))
    const told = files().filter((file) => [PLACE, DEVICE].some((said) => read(file).includes(said)))
    expect(told).toEqual([])
    for (const name of Object.keys(RECORDINGS)) expect(read(name)).toContain(PLAYED)
  })

  it('of a photo inside a drawing, too', async () => {
    const [, data = ''] = /base64,([^"]+)"/.exec(text(DRAWING)) ?? []
    const { exif, width, height } = await sharp(Buffer.from(data, 'base64')).metadata()
    expect([exif, width, height]).toEqual([undefined, 900, 1200])
    expect(text(DRAWING)).toContain('<title>Año</title>')
  })
})

describe('hostile texts add nothing to', () => {
  it('the pages', () => {
    expect(pages().length).toBeGreaterThan(8)
    for (const file of pages()) {
      const html = text(file).replace(/^<!doctype html>/i, '')
      const tags = [...html.matchAll(TAG)].map(([tag]) => tag.replace(/="[^"]*"/g, '=""'))
      expect(html.replace(TAG, ''), file).not.toContain('<')
      expect(tags.filter((tag) => !WHOLE_TAG.test(tag) || /\son\w+=/.test(tag))).toEqual([])
      expect(scriptFaults(html), file).toEqual([])
      const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, value]) => value)
      expect(
        addresses.filter((value) => !/^(?:https?:|mailto:|tel:|\/|#)/.test(value ?? '')),
      ).toEqual([])
    }
  })

  it('the data for search engines, the manifest and the résumé, which say them to the letter', () => {
    const { nombre, puesto, resumen } = PROFILE
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text('index.html')) ?? []
    expect(JSON.parse(data).mainEntity).toMatchObject({
      name: nombre,
      jobTitle: puesto,
      description: resumen,
    })
    expect(json('manifest.webmanifest')).toMatchObject({ short_name: nombre, start_url: './' })
    expect(json('resume.json').basics).toMatchObject({ label: puesto, summary: resumen })
  })

  it('the contact card: one of each line, whatever its reader takes for an end of line', () => {
    const lines = text('contacto.vcf').split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    const names = lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(/[:;]/)[0])
    expect(names).toEqual([
      ...['BEGIN', 'VERSION', 'N', 'FN', 'TITLE', 'ADR'],
      // sitio, github, linkedin and `enlaces`
      ...Array(3 + (PROFILE.enlaces?.length ?? 0)).fill('URL'),
      'END',
      '',
    ])
  })

  it('the Markdown, which reads as it was written', () => {
    const twins = files().filter((file) => /\.md$|^llms\.txt$/.test(file))
    expect(twins).toHaveLength(pages().length)
    for (const file of twins) {
      const plain = text(file).replace(/\\[!-/:-@[-`{-~]/g, '')
      const links = plain.match(/\]\((?:https?:|mailto:|tel:)[^()<>\s]*\)/g) ?? []
      const rest = plain.replace(/\]\([^)]*\)/g, ']')
      expect([file, rest.match(/[`*_<|~]|&#?\w+;/g)]).toEqual([file, null])
      expect([file, rest.match(/\[/g)?.length, rest.match(/\]/g)?.length]).toEqual([
        file,
        links.length,
        links.length,
      ])
      const structure = text(file)
        .split('\n')
        .filter((line) => /^(?:#|>|=|\d+[.)]|[-+](?! ))/.test(line))
      expect(structure.filter((line) => !/^(?:#{1,3} |> |---$)/.test(line))).toEqual([])
      expect(text(file).match(/^# /gm)).toHaveLength(1)
    }
    const readable = twins.map((file) => readMarkdown(text(file))).join('\n')
    const said = [
      ['perfil', [{ ...PROFILE, variantes: {} }]] as const,
      ...Object.entries(LISTS),
    ].flatMap(([name, all]) => all.flatMap((entry) => textsIn(name as ListName, entry)))
    expect(said.length).toBeGreaterThan(60)
    for (const [path, written] of said) {
      const parts = /ecnologias|tegnologias/.test(path) ? technologyItems(written) : lines(written)
      for (const part of parts) expect(readable, path).toContain(asOneLine(part).replace(/^- /, ''))
    }
  })

  it('the sitemap, robots.txt and the service worker', () => {
    const sitemap = text('sitemap.xml')
    expect(sitemap.match(/<(?!\/?(?:urlset|url|loc)\b|\?xml)/g)).toBeNull()
    expect(sitemap.match(/<loc>/g)).toHaveLength(pages().length - 1)
    expect(text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}sitemap.xml\n`)
    expect(text('sw.js')).not.toMatch(/alert|VCARD/)
  })

  it('the CV: no script, no form, no address but those of the content', async () => {
    const bytes = readFileSync(dist('cv.pdf'))
    const source = bytes.toString('latin1')
    expect(source).not.toMatch(/\/(?:JavaScript|JS|Launch|AcroForm|OpenAction)\b/)
    expect(source.match(/\/Type \/EmbeddedFile\b/g), 'resume.json').toHaveLength(1)
    const { links, text: printed } = await readPdf(bytes)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/^(?:https?:\/\/|mailto:|tel:)/.test(link))).toEqual([])
    expect(printed).toContain('</script><script>alert(1)</script>')
    expect(printed).toContain('BEGIN:VCARD')
  })
})
