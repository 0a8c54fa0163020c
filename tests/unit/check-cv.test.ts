import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Experience, Lists, Profile } from '../../src/model/schema/schema'
import { checkProject } from '../../src/tools/check/check-project'
import { run as runBuild } from '../../src/tools/commands/build'
import { run as runCheck } from '../../src/tools/commands/check'
import { showProblems } from '../../src/tools/content/problem'
import { renderCv } from '../../src/tools/cv/cv-document'
import { ownersTemplate } from '../../src/tools/cv/owners-template'
import { es } from '../../src/tools/messages/es/es'
import { languageOf } from '../fixtures/fixture'
import { CERTIFICATES, SMALLEST } from './content-project'
import { readPdf } from './pdf-text'
import { checkReport, problemReport, type Told } from './problem-report'
import { at, readyProject } from './ready-project'
import { callCommand } from './run-command'
import { ENGLISH, writeTranslation } from './translated-content'

const { project, report, expectFaults, expectAdvice, change, add } = readyProject()
const { cv, script } = es.check

beforeEach(() => project.remove('src/content/cv.typ'))

async function writeOwnCv(profile: Profile, lists: Lists) {
  project.write('public/cv.pdf', (await renderCv({ profile, lists }, languageOf('es', ''))).pdf())
}

describe('a CV', () => {
  it('that is too long, or has to leave letters out, is told, addresses aside', async () => {
    change('perfil', 'Una oración.', 'Una oración 🪶.')
    change('proyectos', 'https://ada.dev/turnos', 'https://ada.dev/🪶Ꮳ')
    project.write('public/🪶.mp3', Buffer.from([0xff, 0xfb]))
    add('perfil', { idiomas: [{ idioma: 'Ꮳ' }], pronunciacion: { audio: '🪶.mp3' } })
    // Mathematical letters, of no script.
    add(CERTIFICATES, { subtitulo: '𝓐𝓭𝓪' })
    add('experiencia', { descripcion: 'Un sistema de turnos y otro. '.repeat(700) })
    const cherokee = script.command(['@fontsource/noto-sans-cherokee'])
    const [faults, advice] = (await report()).split(`\n\n${es.check.toImprove(3)}\n\n`)
    expect(faults).toBe(
      checkReport(es, [
        [at('perfil', '16  idiomas[0].idioma'), script.found('Ꮳ'), script.install(cherokee)],
        [at(CERTIFICATES, '8  items[0].subtitulo'), script.found('𝓐 𝓭 𝓪'), script.rewrite],
      ]),
    )
    expect(advice).toContain(`resumen\n  ${es.reading.found(cv.unprintable('🪶'))}`)
    expect(advice).toContain(`cv.pdf\n  ${es.reading.found(cv.pages(5))}`)
    expect(advice).toContain(es.reading.todo(cv.orOwn(cv.shorten)))
  })

  it('of the owner’s own is read as a program does', async () => {
    const { perfil, lists } = project.site()
    const expectSaid = (...found: string[]) =>
      expectAdvice(...found.map((each): Told => ['public/cv.pdf', each, cv.saveAsText]))
    await writeOwnCv(perfil, lists)
    add('perfil', { cv: 'cv.pdf' })
    await expectFaults()
    const [job] = lists.experiencia as [Experience]
    const other = { ...perfil, nombre: 'Otra', resumen: '', email: 'otra@ada.dev' }
    const experiencia = [{ ...job, titulo: 'Tejedora', descripcion: '' }]
    await writeOwnCv(other, { ...lists, experiencia })
    await expectSaid(...[perfil.nombre, perfil.email, job.titulo].map(cv.missed))
    project.write('public/cv.pdf', SMALLEST.pdf)
    await expectSaid(cv.unreadable)
    const blank = await PDFDocument.create()
    blank.addPage()
    project.write('public/cv.pdf', await blank.save())
    await expectSaid(cv.noText)
  })

  it('of another language is read too, also where the owner has one of his own', async () => {
    add('perfil', { cv: 'cv.pdf' })
    project.write('public/cv.pdf', SMALLEST.pdf)
    const [job] = ENGLISH.experiencia.items
    const descripcion = 'A booking system, and one more. '.repeat(500)
    writeTranslation(project, {
      ...ENGLISH,
      perfil: { ...ENGLISH.perfil, resumen: 'One sentence 🪶.' },
      experiencia: { items: [{ ...job, descripcion }] },
    })
    const told = problemReport(es, [
      ['src/content/en/perfil.json:5  resumen', cv.unprintable('🪶'), cv.removeSymbols],
      ['en/cv.pdf', cv.pages(4), cv.shorten],
      ['public/cv.pdf', cv.unreadable, cv.saveAsText],
    ]).replaceAll(es.reading.expected(''), es.reading.todo(''))
    expect((await report()).split('\n\n').slice(3)).toEqual(told.split('\n\n').slice(1))
  })
})

describe('src/content/cv.typ', () => {
  it('of docs/content.md sets the CV', async () => {
    const docs = readFileSync('docs/content.md', 'utf8')
    const [, source = ''] = /```typ\n(.*?)```/s.exec(docs) ?? []
    project.write('src/content/cv.typ', source)
    await expectFaults()
    const { perfil, lists } = project.site()
    const template = ownersTemplate(project.workspace())
    const set = await renderCv({ profile: perfil, lists }, languageOf('es', ''), { template })
    const { text } = await readPdf(set.pdf())
    const said = [perfil.nombre, perfil.email, perfil.resumen]
    const titles = Object.values(lists).flatMap((list) => list.map(({ titulo }) => titulo))
    for (const each of [...said, ...titles]) expect(text).toContain(each)
  })

  it('with a mistake is told by its line, by check and build', async () => {
    project.write('src/content/cv.typ', '#let cv = json(bytes(sys.inputs.cv))\n\n#cv.apellido\n')
    const file = 'src/content/cv.typ:3'
    const found = 'dictionary does not contain key "apellido"'
    const told = problemReport(es, [[file, found, cv.template]])
    const problems = await checkProject(project.workspace())
    expect(showProblems(es.reading.inContent, problems, es)).toBe(told)
    expect(await callCommand(project.root, runBuild)).toEqual({ status: 1, told })
    project.write('src/content/cv.typ', '#image("plano.png")')
    expect(await report()).toContain('src/content/cv.typ:1')
  })
})

it('npm run check fails for letters that no installed font has, as the build does, and says what to install', async () => {
  const { perfil, lists } = project.site()
  await writeOwnCv(perfil, lists)
  add('perfil', { nombre: 'ᏣᎳᎩ', puesto: 'ꦗꦮ', cv: 'cv.pdf' })
  // Not drawn: the CV is the owner's.
  change('proyectos', 'Reserva de turnos.', 'ᏣᎳᎩ')
  const fonts = ['cherokee', 'javanese'].map((name) => `@fontsource/noto-sans-${name}`)
  const found = script.found('Ꮳ Ꮃ Ꭹ ꦗ ꦮ') + script.inTexts(2)
  const problem: Told = [at('perfil', '3  nombre'), found, script.install(script.command(fonts))]
  const told = checkReport(es, [problem], [])
  const advised: Told = ['public/cv.pdf', cv.missed('ᏣᎳᎩ'), cv.saveAsText]
  const all = checkReport(es, [problem], [advised])
  expect(await callCommand(project.root, runCheck)).toEqual({ status: 1, told: all })
  const { toSolve } = es.check
  const stopped = told.replace(toSolve(1), es.reading.inContent(1))
  expect(await callCommand(project.root, runBuild)).toEqual({ status: 1, told: stopped })
})
