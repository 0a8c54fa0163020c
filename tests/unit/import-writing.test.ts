import fs, { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { digestOfFile, isExampleFile } from '../../src/tools/content/example'
import { es } from '../../src/tools/messages/es/es'
import { filesBelow, PROJECT_ROOT } from '../fixtures/build-fixture'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { asText, CERTIFICATES, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'
import { ENGLISH, writeTranslation } from './translated-content'

const { renameSync: real } = fs
const rename = vi.spyOn(fs, 'renameSync')
syncBuiltinESMExports()
afterAll(() => {
  rename.mockRestore()
  syncBuiltinESMExports()
})

const project = makeImportProject()
const say = es.import

const GRACE = {
  basics: { name: 'Grace Ejemplo', summary: 'Compiladores para la Marina.' },
  work: [{ name: 'Marina', position: 'Capitana', startDate: '2019-03' }],
}
/** The person of `VALID_CONTENT`, with another job before the one that is there. */
const ADA = {
  basics: { name: ' ada prueba', label: 'Jefa', summary: 'Trabajo con el equipo.' },
  work: [
    { name: 'Otra', position: 'Jefa', startDate: '2025' },
    { name: 'Ejemplo', position: 'Desarrolladora', startDate: '2024' },
  ],
}
const WRITTEN = ['src/content/experiencia.json', 'src/content/perfil.json']

const CONTENT = filesBelow(FIXTURE_DIR, 'src/content').filter((file) => file.endsWith('.json'))
const example = (file: string) => readFileSync(path.join(FIXTURE_DIR, file), 'utf8')
const unknownOf = (root: string, files: readonly string[]) =>
  files.flatMap((file) => {
    const bytes = readFileSync(path.join(root, file))
    return isExampleFile(file, bytes) ? [] : [[file, digestOfFile(file, bytes)]]
  })

it('each file of the example is known: its digest is in content/example.ts', () => {
  expect(unknownOf(FIXTURE_DIR, filesBelow(FIXTURE_DIR))).toEqual([])
})

it('so is each file of public/, while the content is the example’s', ({ skip }) => {
  // By a link: fixtures/owners-files.ts keeps all other tests from the owner's files.
  const template = project.place('template')
  symlinkSync(PROJECT_ROOT, template, 'junction')
  const unknownIn = (folder: string) => unknownOf(template, filesBelow(template, folder))
  const isOwners = !existsSync(path.join(template, 'src/content')) || unknownIn('src/content')[0]
  skip(Boolean(isOwners), 'An owner’s own content is none of this test’s business.')
  expect(unknownIn('public')).toEqual([])
})

/** The example's own content and an icon, as on Windows, and an icon of the owner's. */
function writeExample() {
  for (const folder of [project.contentDir, project.publicDir]) rmSync(folder, { recursive: true })
  for (const file of CONTENT) project.write(file, example(file).replaceAll('\n', '\r\n'))
  const icon = example('public/iconos/creativo.svg')
  project.write('public/iconos/creativo.svg', icon.replaceAll('\n', '\r\n'))
  project.write('public/iconos/propio.svg', icon)
}
const names = () => project.everyFile().map(([name]) => name)
const contentNames = () => names().filter((name) => name.startsWith('src/'))

describe('content is written over', () => {
  it('that is the example’s, with its translation and pictures', () => {
    writeExample()
    const report = project.run(GRACE)
    expect(names()).toEqual(['public/iconos/propio.svg', ...WRITTEN])
    expect(project.json('perfil').nombre).toBe('Grace Ejemplo')
    for (const file of ['src/content/en/perfil.json', 'public/iconos/creativo.svg']) {
      expect(report.slice(report.indexOf(say.removedExamples))).toContain(`  - ${file}\n`)
    }
  })

  it('that git has committed, whatever lies beside it', () => {
    writeTranslation(project)
    project.commit()
    project.write('src/content/notas.txt', '')
    const before = contentNames()
    const report = project.run(GRACE)
    // Lists that Grace's resume lacks stay, with their translations; those of what she replaced go.
    const gone = ['src/content/en/experiencia.json', 'src/content/en/perfil.json']
    expect(contentNames()).toEqual(before.filter((name) => !gone.includes(name)))
    expect(report).toMatch(new RegExp(`- Educación(?:, [^:]+)?: ${say.listKept}\n`))
    expect(report).toContain(say.otherPerson('Ada Prueba', 'Grace Ejemplo'))
    expect(report).toContain('  - Retrato: "retrato.webp"')
    expect(report).toContain(`${say.gone}:\n  - Experiencia (1): Desarrolladora en Ejemplo`)
    expect(report).toContain(`${say.removed}:\n  - ${gone[0]}`)
    expect(report).toContain(say.inGit)
  })

  it('but for a list or a profile that cannot be read', () => {
    project.writeContent('proyectos', '{ "items": [')
    project.commit()
    project.run(GRACE)
    expect(project.text('proyectos')).toContain('[')
    for (const [name, text] of [
      // As a program of another time saves it.
      ['experiencia', Buffer.from('{ "items": [{ "titulo": "Dueña" }] }', 'latin1')],
      ['perfil', '{ "nombre": '],
    ] as const) {
      project.writeContent(name, text)
      project.commit()
      const before = project.everyFile()
      expect(() => project.run(GRACE)).toThrow(say.unreadable(`src/content/${name}.json`))
      expect(project.everyFile()).toEqual(before)
    }
  })

  const changes: Record<string, () => void> = {
    'that is the owner’s, without git': () => {},
    'of the example with one change': () => {
      writeExample()
      const text = example('src/content/experiencia.json')
      project.write('src/content/experiencia.json', text.replace('2024', '2023'))
    },
    'that git does not have': () => {
      project.commit()
      project.writeProfile({ puesto: 'Jefa' })
    },
    'that git has been told to ignore': () => {
      project.write('.gitignore', 'src/content\n')
      project.commit()
    },
    'with a translation that git does not have': () => {
      project.commit()
      project.write('src/content/en/perfil.json', asText(ENGLISH.perfil))
    },
    'that is a link to a file that git does not have': () => {
      project.write('.gitignore', 'otros\n')
      project.write('otros/perfil.json', project.text('perfil'))
      project.remove('src/content/perfil.json')
      const linked = project.place('otros/perfil.json')
      symlinkSync(linked, project.place('src/content/perfil.json'))
      project.commit()
    },
  }
  it.each(Object.entries(changes))('never %s: one sentence, and nothing changed', (_, change) => {
    change()
    const before = project.everyFile()
    expect(() => project.run(GRACE)).toThrow(say.commitFirst)
    expect(project.run(GRACE, { isDryRun: true })).toContain(say.commitFirst)
    expect(project.everyFile()).toEqual(before)
  })
})

it('--force keeps what was there beside it, also a second time, and nothing of the example', () => {
  writeTranslation(project)
  const before = new Map(project.everyFile())
  const report = project.run(GRACE, { isForced: true })
  for (const name of ['perfil', 'experiencia', 'en/perfil']) {
    const file = `src/content/${name}.json`
    expect(readFileSync(project.place(`${file}.bak`), 'latin1')).toBe(before.get(file))
    expect(report.slice(report.indexOf(say.copies))).toContain(`  - ${file}.bak`)
  }
  project.run(ADA, { isForced: true })
  expect(JSON.parse(project.read('src/content/perfil.json.bak')).nombre).toBe('Ada Prueba')
  expect(JSON.parse(project.read('src/content/perfil.json.2.bak')).nombre).toBe('Grace Ejemplo')
  expect(project.site().translations.get('en')?.perfil).toEqual({})
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('*.bak')
  writeExample()
  project.run(GRACE, { isForced: true })
  expect(contentNames()).toEqual(WRITTEN)
})

it('a full disk changes nothing, at whatever file', () => {
  writeTranslation(project)
  project.commit()
  const before = project.everyFile()
  for (const written of [0, 1, 2]) {
    for (let call = 0; call < written; call++) rename.mockImplementationOnce(real)
    rename.mockImplementationOnce(() => {
      throw Object.assign(new Error(), { code: 'ENOSPC', syscall: 'rename' })
    })
    const projects = [{ name: 'Uno', description: 'Dos' }]
    expect(() => project.run({ ...ADA, projects })).toThrow(es.reading.diskFaults.ENOSPC.found)
    expect(project.everyFile()).toEqual(before)
  }
})

it('only lines that say something else change, in the owner’s own order and indentation', () => {
  const [job] = VALID_CONTENT.experiencia.items
  const reversed = Object.fromEntries(Object.entries({ ...job }).reverse())
  const text = JSON.stringify({ items: [reversed] }, null, '\t').replaceAll('\n', '\r\n')
  project.writeContent('experiencia', `\ufeff${text}`)
  project.commit()
  project.run(ADA)
  const after = project.text('experiencia')
  expect(JSON.parse(after.slice(1)).items.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
    'Jefa',
    'Desarrolladora',
  ])
  const known = new Set(after.split('\r\n'))
  const gone = `\ufeff${text}`.split('\r\n').filter((line) => !known.has(line))
  // Its title and its place are the source's.
  expect(gone.map((line) => line.trim().replace(/:.*/, ''))).toEqual(['"numeroOrden"', '"titulo"'])
  expect(after.startsWith('\ufeff{\r\n\t"items": [\r\n\t\t{\r\n\t\t\t"')).toBe(true)
})

it('the temporary file of another process is left alone', () => {
  const file = 'src/content/perfil.json.tmp'
  project.write(file, 'another process')
  project.commit()
  project.run(GRACE)
  expect(project.read(file)).toBe('another process')
})

it.each(['EPERM', 'EBUSY', 'EACCES'])('waits for a virus scanner: %s', (code) => {
  writeExample()
  const held = () => {
    throw Object.assign(new Error(), { code, syscall: 'rename' })
  }
  rename.mockImplementationOnce(held).mockImplementationOnce(held)
  project.run(GRACE)
  expect(project.json('perfil').nombre).toBe('Grace Ejemplo')
})

it('a picture of the owner’s is never written over without a copy', () => {
  project.write('public/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="own"/>')
  project.write('cv/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const resume = { ...GRACE, basics: { ...GRACE.basics, image: 'yo.svg' } }
  project.remove('src/content')
  expect(() => project.run(resume)).toThrow(say.commitFirst)
  project.run(resume, { isForced: true })
  expect(project.read('public/yo.svg.bak')).toContain('own')
  expect(project.json('perfil').foto).toBe('yo.svg')
})

describe('the same person', () => {
  const translated = () => project.site().translations.get('en')
  beforeEach(() => {
    writeTranslation(project)
    project.commit()
  })

  it('keeps translations, ids, lists and facts that the resume does not say', () => {
    const forOneJob = VALID_CONTENT.experiencia.items.map((job) => ({ ...job, para: ['backend'] }))
    project.writeList('experiencia', forOneJob)
    project.writeProfile({ variantes: { backend: {} }, sitio: 'https://ada.dev/' })
    project.commit()
    const report = project.run(ADA)
    expect(project.json('experiencia').items).toMatchObject([
      { id: 2, titulo: 'Jefa', empresa: 'Otra', numeroOrden: 1 },
      { id: 1, titulo: 'Desarrolladora', empresa: 'Ejemplo', para: ['backend'], numeroOrden: 2 },
    ])
    expect(translated()?.lists.experiencia?.[1]?.titulo).toBe('Developer at Example')
    expect(translated()?.lists.educacion).toMatchObject({ 1: { titulo: 'Degree' } })
    expect(report).toMatch(new RegExp(`- Educación(?:, [^:]+)?: ${say.listKept}\n`))
    const { fechaNacimiento, foto } = VALID_CONTENT.perfil
    expect(project.json('perfil')).toMatchObject({
      puesto: 'Jefa',
      fechaNacimiento,
      foto,
      sitio: 'https://ada.dev/',
    })
    project.commit()
    const before = project.everyFile()
    expect(project.run(ADA)).toContain(say.nothingNew)
    expect(project.everyFile()).toEqual(before)
  })

  const GRANDSON = { ...GRACE.basics, name: 'Ada del Valle' }
  const samePeople: [by: string, basics: object][] = [
    ['more of her names, with accents', { name: 'Ada María PRUEBA' }],
    ['her mail', { ...GRANDSON, email: 'Ada@prueba.dev' }],
    ['the address of her site', { ...GRANDSON, url: 'http://www.ada.dev' }],
    ['a profile', { ...GRANDSON, profiles: [{ network: 'GitHub', username: 'ada-p' }] }],
  ]
  it.each(samePeople)('is known by %s, and keeps what is hers', (_by, basics) => {
    const own = {
      ...{ email: 'ada@prueba.dev', sitio: 'https://ada.dev/', tema: 'plata' },
      ...{ github: 'https://github.com/ada-p', secciones: ['proyectos'] },
    }
    project.writeProfile(own)
    project.commit()
    const report = project.run({ ...GRACE, basics })
    const { sitio, tema, secciones } = own
    const { foto } = VALID_CONTENT.perfil
    expect(project.json('perfil')).toMatchObject({ foto, sitio, tema, secciones })
    expect(report).toContain(say.samePerson('Ada Prueba', String(Object(basics).name)))
  })

  it.each(['Ada', 'Ada del Valle', 'Juan Prueba'])('is not %s', (name) => {
    expect(project.run({ basics: { name } })).toContain(say.otherPerson('Ada Prueba', name))
  })

  it('loses lists that are still the example’s', () => {
    project.write('src/content/proyectos.json', example('src/content/proyectos.json'))
    project.commit()
    project.run(ADA)
    expect(project.has('src/content/proyectos.json')).toBe(false)
  })

  it('keeps entries that the resume lacks, with their texts, and says which', () => {
    const education = [{ studyType: 'Tecnicatura', startDate: '2023' }]
    const before = project.json('educacion').items
    const report = project.run({ ...ADA, work: ADA.work.slice(0, 1), education })
    const stay = ['Educación (1): Curso', 'Experiencia (1): Desarrolladora en Ejemplo']
    expect(report).toContain([`${say.stay}:`, ...stay].join('\n  - '))
    expect(project.json('educacion').items).toEqual(before)
    expect(project.json('experiencia').items).toMatchObject([
      { id: 1, titulo: 'Desarrolladora en Ejemplo' },
      { id: 2, titulo: 'Jefa' },
    ])
    const experience = translated()?.lists.experiencia
    expect(experience?.[1]?.titulo).toBe('Developer at Example')
    expect(experience?.[2]).not.toHaveProperty('titulo')
    expect(translated()?.perfil.puesto).toBe(ENGLISH.perfil.puesto)
  })

  it.each([
    ['the same person', ADA.basics.name],
    ['a stranger', GRACE.basics.name],
  ])('say what a resume in their language, of %s, does not', (_who, name) => {
    writeTranslation(project)
    project.write('src/content/proyectos/agenda.md', 'Uno.\n')
    project.write('src/content/en/proyectos/agenda.md', 'One.\n')
    const [{ pagina: _, ...diary } = {}] = VALID_CONTENT.proyectos.items as Record<
      string,
      unknown
    >[]
    project.writeList('proyectos', [{ ...diary, pagina: 'agenda' }])
    project.run({ basics: { name }, meta: { language: 'en' } }, { isForced: true })
    const { perfil, lists, own, translations, main } = project.site()
    expect([main, [...translations.keys()]]).toEqual(['en', []])
    expect(own).toMatchObject([{ list: CERTIFICATES, titulo: 'Certificates' }])
    expect(lists[CERTIFICATES]).toMatchObject([{ titulo: 'Web accessibility' }])
    expect(lists.educacion.map(({ titulo }) => titulo).sort()).toEqual(['Course', 'Degree'])
    expect(project.read('src/content/proyectos/agenda.md')).toBe('One.\n')
    if (name === ADA.basics.name) expect(perfil).toMatchObject(ENGLISH.perfil)
  })

  it('is told of --language by a resume in a language that the site has', () => {
    const english = { ...ADA, meta: { language: 'en' } }
    const before = project.everyFile()
    expect(() => project.run(english)).toThrow(say.otherLanguage('en'))
    expect(project.everyFile()).toEqual(before)
    project.run(english, { isForced: true })
    expect(project.json('perfil').idioma).toBe('en')
    expect(project.has('src/content/en/perfil.json')).toBe(false)
  })
})
