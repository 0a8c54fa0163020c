import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { HEAD } from '../../src/model/schema/content-fields'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { es } from '../../src/tools/messages/es/es'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { asText } from './content-project'
import { filledFields } from './filled-fields'
import { makeImportProject } from './import-project'

// The résumé that the site itself publishes, and that its cv.pdf carries.

const project = makeImportProject()
const say = es.import
const TALKS = 'secciones/charlas'
const AWARDS = 'secciones/premios'

/** What does not come back, and why. */
const NOT_CARRIED = {
  fechaNacimiento: 'no page shows it',
  canales: 'what is held back is not published',
  variantes: 'the CV for one job is linked nowhere',
  para: 'so is which entries it has',
  sitio: 'the next site may be somewhere else',
  urlListas: 'and have its lists somewhere else',
  idioma: 'Spanish is said by its absence',
}

function filled(name: Parameters<typeof filledFields>[0]) {
  const fields = Object.entries(filledFields(name)).filter(([field]) => !(field in NOT_CARRIED))
  return Object.fromEntries(fields)
}

/** Content in which each field of each entity is filled in. */
function writeAll() {
  project.remove('src/content')
  project.write('public/nombre.mp3', Buffer.from('4944330300000000', 'hex'))
  project.write('src/content/proyectos/perez.md', 'Un texto.\n')
  project.writeContent(
    'perfil',
    asText({ ...filled('perfil'), secciones: ['charlas', 'proyectos'] }),
  )
  for (const name of [...LIST_NAMES, TALKS, AWARDS] as const) {
    const { fecha, reservado, ...all } = filled(name)
    const { anioInicio, mesInicio, anioFin, mesFin, ...undated } = all
    const first = {
      ...all,
      id: 4,
      numeroOrden: 2,
      descripcion: 'Con [Vue](https://vuejs.org):\n\n- React\n- CSS',
    }
    const links = { direccionWeb: '', gitHubWeb: '', enlaces: undefined, pagina: undefined }
    const second = reservado
      ? { ...all, ...links, reservado }
      : { ...(fecha ? { ...undated, fecha } : all), titulo: 'Jefa, Lima' }
    const items = [{ ...second, id: 9, numeroOrden: 5 }, 'icon' in first ? without(first) : first]
    project.writeContent(name, asText({ ...(name.includes('/') && filled(HEAD)), items }))
  }
  return project.site()
}
/** A skill has no text. */
const without = ({ descripcion: _none, ...skill }: Record<string, unknown>) => skill

const resumeNow = (language: 'es' | 'en' = 'es') => {
  const { perfil, lists, own } = project.site()
  return resumeOf(perfil, lists, language, undefined, own)
}

const contentOf = ({ perfil, lists, own }: ReturnType<typeof project.site>) => {
  const { sitio: _place, ...profile } = perfil
  return { profile, lists, own }
}

beforeEach(writeAll)

it.each(['es', 'en'] as const)(
  'comes back exactly, in %s: each field of each entity',
  (language) => {
    const idioma = language === 'en' ? language : undefined
    project.writeContent('perfil', asText({ ...project.json('perfil'), idioma }))
    const before = contentOf(project.site())
    const resume = resumeNow(language)
    project.remove('src/content')
    project.write('src/content/proyectos/perez.md', 'Un texto.\n')
    const report = project.run(resume)
    const after = contentOf(project.site())
    expect(after.profile).toEqual(before.profile)
    const inOrder = (lists: typeof before.lists) =>
      Object.entries(lists).map(([name, items]) => [
        name,
        items.toSorted((one, other) => one.numeroOrden - other.numeroOrden),
      ])
    expect(Object.fromEntries(inOrder(after.lists))).toEqual(
      Object.fromEntries(inOrder(before.lists)),
    )
    expect(after.own).toEqual(before.own)
    for (const section of [say.leftOut, say.unplaced]) expect(report).not.toContain(section)
  },
)

it('changes nothing where the content says the same, and keeps what is private', () => {
  const perfil = {
    ...project.json('perfil'),
    fechaNacimiento: '1990-02-28',
    variantes: { backend: {} },
  }
  project.writeContent('perfil', asText(perfil))
  const resume = resumeNow()
  expect(JSON.stringify(resume)).not.toMatch(/1990-02-28|backend/)
  project.run(resume, { isForced: true })
  expect(project.json('perfil')).toEqual(perfil)
  project.commit()
  const before = project.everyFile()
  expect(project.run(resume)).toContain(say.nothingNew)
  expect(project.everyFile()).toEqual(before)
})

it('says which files are not here, or are the example’s: a certificate is then a link', () => {
  const certificado = 'certificados/curso.pdf'
  const perfil = { ...project.json('perfil'), sitio: 'https://ana.dev/' }
  project.writeContent('perfil', asText(perfil))
  const resume = resumeNow()
  project.remove('src/content')
  project.remove(`public/${certificado}`)
  project.write('public/retrato.webp', readFileSync(path.join(FIXTURE_DIR, 'public/retrato.webp')))
  const report = project.run(resume)
  const { perfil: profile, lists } = project.site()
  expect(lists.educacion[0]?.certificado).toBe(`https://ana.dev/${certificado}`)
  expect([profile.foto, lists.proyectos[0]?.imagen]).toEqual([undefined, undefined])
  for (const line of [
    `Educación · "Pérez" · Certificado: "${certificado}" (${say.noFile})`,
    `Perfil · Retrato: "retrato.webp" (${say.noFile})`,
    `Proyectos · "Pérez" · Página: "perez" (${say.noFile})`,
  ]) {
    expect(report).toContain(line)
  }
})

it('that somebody has changed is read by the names of JSON Resume', () => {
  const { work: [job, ...others] = [], ...resume } = resumeNow()
  project.remove('src/content')
  project.run({ ...resume, work: [{ ...job, position: 'Directora' }, ...others] })
  const { lists, own } = project.site()
  expect(lists.experiencia.map(({ titulo }) => titulo)).toContain('Directora')
  expect(own.map(({ list }) => list)).toEqual([AWARDS, 'secciones/recomendaciones'])
  expect(lists[AWARDS]).toHaveLength(2)
})
