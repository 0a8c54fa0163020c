import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { asked } from '../../src/tools/commands/import'
import { renderCv } from '../../src/tools/cv/cv-document'
import { fetchPicture } from '../../src/tools/import/portrait'
import { readResume, resumeInPdf } from '../../src/tools/import/sources/read-resume'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { languageOf, readFixture } from '../fixtures/fixture'
import { asText } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
const say = es.import
const RESUME = asText({ basics: { name: 'Grace Ejemplo' } })

const DEEP = 100_000
const ALIASES = `a0: &a0 [x]\n${Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]\n`).join('')}`
const UNFIT: [name: string, bytes: string | Uint8Array, message: string][] = [
  ['no JSON', '{ "basics": ', ':1\n'],
  ['empty', '', es.json.empty.found],
  ['another JSON file', '{"name": "x"}', say.noSection],
  ['an empty résumé', '{"basics":{"name":""},"work":[{"name":""}]}', say.noSection],
  ['another YAML file', 'services:\n  web:\n    image: x\n', say.noSection],
  [
    'YAML with a mistake',
    'basics:\n  name: Ana\n  label: "Jefa\n',
    `:4\n  se encontró: ${say.wrongYaml}`,
  ],
  [
    'YAML saved as Latin-1',
    Buffer.from('basics:\n  name: Ana Núñez\n', 'latin1'),
    `:2\n  se encontró: ${es.reading.notUtf8}`,
  ],
  ['a list', '- basics:\n    name: Ana\n', say.noSection],
  ['aliases of aliases', ALIASES, say.wrongYaml],
  ['only what has another form', `{"work":[${'1,'.repeat(20_000)}1]}`, say.noSection],
  ['brackets in brackets', '['.repeat(DEEP) + ']'.repeat(DEEP), say.tooDeep],
  ['11 MB', ' '.repeat(11 * 1024 * 1024), say.tooLarge],
  ['a PDF', '%PDF-1.7\n', say.kinds.pdf],
  ['a cut archive', 'PK\x03\x04', say.archives.damaged],
  ['an archive of others', zipSync({ 'messages.csv': strToU8('FROM,TO\na,b') }), say.kinds.archive],
  ['a photo', Buffer.from('ffd8ffe0', 'hex'), say.kinds.picture],
]

it.each(UNFIT)('%s in place of a resume is told, and changes nothing', (_name, bytes, message) => {
  project.write('cv.json', bytes)
  const read = () => readResume(project.place('cv.json'), es)
  expect(read).toThrow(message)
  expect(read).toThrow(es.reading.nothingChanged)
})

describe('npm run import', () => {
  const USAGE = es.commands.usage.import
  it.each([[[]], [['a.json', 'b.json']], [['--fuerza', 'a.json']], [['a.json', '--language']]])(
    '%j is no use of it',
    (args) => {
      expect(() => asked(args, {}, es)).toThrow(USAGE)
    },
  )

  const rest = { isBirthDateWanted: false, isAll: false, only: undefined }
  const none = { isDryRun: false, isFetched: false, isForced: false, ...rest }
  const all = { ...rest, isDryRun: true, isFetched: true, isForced: true }
  const swallowed = {
    npm_config_dry_run: 'true',
    npm_config_fetch: 'true',
    npm_config_force: 'true',
  }
  it.each([
    ['a.json --dry-run --fetch --force --language en', {}, { ...all, language: 'en' }],
    ['a.json', swallowed, { ...all, language: undefined }],
    ['a.json en', { npm_config_language: 'true' }, { ...none, language: 'en' }],
    ['a.json', { npm_config_language: 'pt' }, { ...none, language: 'pt' }],
  ])('%s, with %j in the environment', (args, env, expected) => {
    expect(asked(args.split(' '), env, es)).toEqual({ file: 'a.json', ...expected })
  })

  it('refuses in the owner’s language, and forces without --', async () => {
    project.writeProfile({ idioma: 'en' })
    project.write('cv.json', RESUME)
    const call = (file: string, env = {}) => project.command([file], env)
    expect(await call('cv.json')).toEqual({ status: 1, told: en.import.commitFirst })
    const forced = await call('cv.json', { npm_config_force: 'true' })
    expect(forced).toEqual({ status: 0, told: expect.stringContaining(en.import.copies) })
    const told = en.import.unreadable('no-existe.json')
    expect(await call('no-existe.json')).toEqual({ status: 1, told })
  })

  it('reads the résumé inside a CV of this site; the same CV has the same bytes', async () => {
    const { perfil: profile, lists } = readFixture()
    const resume = resumeOf(profile, lists, 'es')
    const pdfWith = async (options = {}) =>
      (await renderCv({ profile, lists }, languageOf('es', profile.sitio), options)).pdf()
    project.write('plain.pdf', await pdfWith())
    const plain = project.place('plain.pdf')
    expect(() => readResume(plain, es)).toThrow(say.kinds.pdf)
    expect(await resumeInPdf(plain)).toBeUndefined()

    const made = await pdfWith({ resume: asText(resume) })
    expect(Buffer.from(await pdfWith({ resume: asText(resume) })).equals(made)).toBe(true)
    project.write('cv.pdf', made)
    const { status, told } = await project.command(['cv.pdf', '--force'])
    expect([status, told]).toEqual([0, expect.stringContaining('perfil.json')])
    const titles = (list: readonly { titulo: string }[]) => list.map(({ titulo }) => titulo)
    expect(project.json('perfil').nombre).toBe(profile.nombre)
    expect(titles(project.json('proyectos').items)).toEqual(titles(lists.proyectos))
  })

  it('writes nothing with --dry-run', async () => {
    project.write('cv.json', asText({ basics: { name: 'Ana', degree: 'MSc' } }))
    project.commit()
    const before = project.everyFile()
    const { told } = await project.command(['cv.json', '--dry-run'])
    expect(project.everyFile()).toEqual(before)
    for (const line of [say.dryRun, say.wouldWrite(1), 'Perfil · Degree: «MSc»']) {
      expect(told).toContain(line)
    }
  })
})

describe('the portrait', () => {
  const ADDRESS = 'https://example.org/ana.jpg'
  const answering = (body: BodyInit, init: ResponseInit = {}, url = ADDRESS) =>
    (async () =>
      Object.defineProperty(new Response(body, init), 'url', { value: url })) as typeof fetch

  it('is copied to public/ when it lies beside the resume', () => {
    project.write('cv/fotos/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { content, report } = project.importNew({ basics: { image: 'fotos/yo.svg' } })
    expect(content.perfil.foto).toBe('yo.svg')
    expect(report).toContain('  public/yo.svg\n')
  })

  it.each([
    ['https://example.com/yo.png', say.portrait.remote],
    ['//host/share/yo.png', say.portrait.remote],
    ['\\\\host\\share\\yo.png', say.portrait.remote],
    ['yo.png', say.portrait.noImage],
    ['../public/retrato.webp', say.portrait.outside],
    ['resume.json', say.portrait.wrongKind],
    ['no-existe.png', say.portrait.absent],
    ['a#b.png', say.portrait.wrongName],
  ])('%s stays out', (image, why) => {
    project.write('cv/yo.png', 'una imagen')
    const { content, report } = project.importNew({ basics: { image } })
    expect(content.perfil).not.toHaveProperty('foto')
    expect(report).toContain(`Retrato: ${JSON.stringify(image)} (${why})`)
  })

  it('is fetched without what its file says besides', async () => {
    const photo = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    const bytes = await photo
      .withExif({ IFD0: { Copyright: 'Ana' } })
      .jpeg()
      .toBuffer()
    const fetched = await fetchPicture(ADDRESS, say.portrait, answering(new Uint8Array(bytes)))
    const { content } = project.importNew({ basics: { image: ADDRESS } }, { fetched })
    const picture = await sharp(path.join(project.publicDir, content.perfil.foto ?? '')).metadata()
    expect([picture.format, picture.exif]).toEqual(['webp', undefined])
  })

  const refused: [name: string, address: string, get: typeof fetch, fault: string][] = [
    ['http', 'http://example.org/a.jpg', answering('x'), say.portrait.notHttps],
    ['a redirect to http', ADDRESS, answering('x', {}, 'http://a.org/'), say.portrait.notHttps],
    ['a missing one', ADDRESS, answering('x', { status: 404 }), say.portrait.status(404)],
    ['a page', ADDRESS, answering('<html>'), say.portrait.noImage],
    ['11 MB', ADDRESS, answering(new Uint8Array(11 << 20)), say.portrait.tooLarge],
    ['no answer', ADDRESS, async () => Promise.reject(new Error()), say.portrait.noAnswer],
  ]
  it.each(refused)('%s is told, and the import goes on', async (_name, image, get, fault) => {
    const fetched = await fetchPicture(image, say.portrait, get)
    const { report } = project.importNew({ basics: { image } }, { fetched })
    expect(report).toContain(`Retrato: "${image}" (${fault})`)
  })
})
