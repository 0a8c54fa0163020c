import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../src/tools/commands/import'
import { readResumeBytes } from '../../src/tools/import/sources/read-resume'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { makeImportProject } from './import-project'
import { hostileArchives, linkedIn } from './linkedin-archive'
import { callCommand } from './run-command'

const project = makeImportProject()

/** The command, where there is no content yet. */
async function importing(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
) {
  rmSync(project.contentDir, { recursive: true, force: true })
  const place = { INIT_CWD: project.root, ...env }
  const { status, told } = await callCommand(project.root, run, [file, ...args], place)
  expect(status, told).toBe(0)
  return { told, ...project.site() }
}
function importArchive(archive: Uint8Array, ...how: [args?: string[], env?: object]) {
  project.write('export.zip', archive)
  return importing('export.zip', how[0], { ...how[1] })
}
const lines = (told: string) => told.split('\n')

it('the basic export of LinkedIn becomes a site', async () => {
  const { told, perfil, lists } = await importArchive(linkedIn.basic)
  expect(perfil).toMatchObject({
    ...{ nombre: 'Ana Pérez', puesto: 'Backend developer', email: 'ana@ana.dev' },
    ...{ ciudad: 'Rosario', pais: 'Argentina', idioma: 'en' },
    enlaces: [{ url: 'https://ana.dev' }, { url: 'https://x.com/ana_dev' }],
  })
  expect(perfil).not.toHaveProperty('fechaNacimiento')
  expect(lists.experiencia).toMatchObject([
    {
      ...{ titulo: 'Lead developer', empresa: 'Uno' },
      descripcion: 'Led the team:\n\n- built "Shop", with care\n- moved it to the cloud',
      ...{ anioInicio: 2020, mesInicio: 1, anioFin: null },
    },
    { titulo: 'Dos', anioInicio: 2017, anioFin: 2019, mesFin: 12 },
    { titulo: 'Intern', empresa: 'Tres', anioFin: 2016 },
    { anioInicio: 2015, anioFin: 2015 },
  ])
  const say = en.import
  const row = (number: number) => say.row('Positions.csv', number)
  for (const line of [
    `experiencia.json  items[2].anioInicio: ${say.notAccepted} (${say.resumeSays('"hace mucho"')})`,
    `${row(5)}: ${say.openQuote}`,
    `basics.birthDate (${say.askBirthDate})`,
    `basics.profiles: "javascript:alert(1)" (${say.httpsOnly})`,
    `perfil.json  linkedin: ${say.noLinkedIn}`,
  ]) {
    expect(lines(told)).toContain(`  - ${line}`)
  }
})

it('the complete export has its sections, and nothing of other people or of the street', async () => {
  const { told, perfil, lists, own } = await importArchive(linkedIn.complete, ['--birth-date'])
  expect(perfil).toMatchObject({
    ...{ fechaNacimiento: '1990-03-04', telefono: '+54 341 555 0100' },
    resumen: expect.stringContaining('tools of the shop'),
    idiomas: [
      { idioma: 'Spanish', nivel: en.import.levels.nativeOrBilingual[0] },
      { idioma: 'English', nivel: en.import.levels.fullProfessional[0] },
    ],
  })
  expect(lists).toMatchObject({
    educacion: [
      {
        titulo: 'Bachelor of Science',
        institucion: 'MIT',
        anioInicio: 2010,
        anioFin: 2014,
        mesFin: 8,
      },
    ],
    'hard-skills': [
      { titulo: 'React', icon: 'devicon:react' },
      { titulo: 'Django', icon: 'simple-icons:django' },
      { titulo: 'Teamwork' },
    ],
    'secciones/certificates': [{ titulo: 'Cloud', subtitulo: 'AWS', fecha: '2021-05' }],
    proyectos: [{ titulo: 'Shop' }, { gitHubWeb: 'https://github.com/ana/map' }],
  })
  expect(lists).toMatchObject({
    'secciones/awards': [
      { titulo: 'Best talk', descripcion: 'At the conference', fecha: '2019-01' },
    ],
    'secciones/courses': [{ titulo: 'Databases', subtitulo: '101' }],
    'secciones/organizations': [
      { titulo: 'ACM', subtitulo: 'Treasurer', anioInicio: 2019, mesInicio: 3, anioFin: 2021 },
    ],
    'secciones/patents': [{ titulo: 'A hinge', subtitulo: 'US 1', fecha: '2016-06' }],
    'secciones/publications': [
      { titulo: 'Queues', subtitulo: 'Uno Press', fecha: '2020', enlace: 'https://uno.dev/q' },
    ],
    'secciones/recommendations': [
      { titulo: 'Ida Jefa', subtitulo: 'CTO · Uno', descripcion: 'She ships.', fecha: '2020' },
    ],
    'secciones/test-scores': [{ titulo: 'TOEFL', subtitulo: '115' }],
    'secciones/volunteering': [{ titulo: 'Teacher', subtitulo: 'Club · Children', anioFin: null }],
  })
  expect(own?.find(({ forma }) => forma)?.list).toBe('secciones/recommendations')
  expect(lists.educacion[0]?.descripcion).toBe('Thesis on shops\n\n- Chess')
  const { otherFiles } = en.import
  const unread =
    'Company Follows.csv, Connections.csv, Job Applications.csv, LearningCoachMessages.csv, Recommendations_Given.csv, messages.csv'
  for (const line of [
    'basics.industry: «Software»',
    'basics.emails: «vieja@ana.dev»',
    'basics.summaries: «Another text»',
    'certificates[]["license number"] (1): «ABC-1»',
    otherFiles(unread),
  ]) {
    expect(lines(told)).toContain(`  - ${line}`)
  }
  const everything = JSON.stringify([told, perfil, lists])
  for (const secret of [linkedIn.others, 'Calle Falsa', 'S2000', 'Soltera']) {
    expect(everything).not.toContain(secret)
  }
})

it('the unpacked folder says the same as its ZIP, and --birth-date without -- too', async () => {
  const { told: _report, ...zipped } = await importArchive(linkedIn.complete, ['--birth-date'])
  for (const [name, text] of Object.entries(linkedIn.files)) project.write(`export/${name}`, text)
  const { told: _same, ...unpacked } = await importing('export', [], {
    npm_config_birth_date: 'true',
  })
  expect(unpacked).toEqual(zipped)
})

it('an export with other file names, Spanish months and Excel’s bytes is read', async () => {
  const { told, perfil, lists } = await importArchive(linkedIn.localized)
  expect(perfil).toMatchObject({ nombre: 'María Núñez', ciudad: 'Lima', pais: 'Perú' })
  expect(lists.experiencia).toMatchObject([
    { titulo: 'Jefa de equipo', empresa: 'Uno', anioInicio: 2022, mesInicio: 10, anioFin: null },
    {
      ...{
        titulo: 'Desarrolladora',
        empresa: 'Niñez',
        descripcion: 'Hice:\n\n- sitios\n- más sitios',
      },
      ...{ anioInicio: 2020, mesInicio: 1, anioFin: 2022, mesFin: 9 },
    },
  ])
  expect(lists['hard-skills'].map(({ icon }) => icon)).toEqual([
    'devicon:mysql',
    'devicon:cypressio',
  ])
  expect(lines(told)).toContain(es.import.inLanguage)
})

it.each(hostileArchives)('%s is refused: %s', (_name, why, make) => {
  expect(() => readResumeBytes('export.zip', make(), es)).toThrow(es.import.archives[why])
})
