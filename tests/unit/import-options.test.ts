import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SHIPPED_ICONS } from '../../src/tools/check/shipped-content'
import { fetchPortrait } from '../../src/tools/import/pictures/fetch-portrait'
import type { Fetched } from '../../src/tools/import/pictures/portrait'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const TODAY = '2025-06-15'
const withoutResume = () => project.everyFile().filter(([file]) => file !== 'cv/resume.json')

describe('--dry-run', () => {
  it('shows the plan and writes nothing', () => {
    project.write('cv/resume.json', JSON.stringify({ work: [], awards: [{ title: 'Premio X' }] }))
    const before = project.everyFile()
    const report = project.run(false, TODAY, { isDryRun: true })
    expect(project.everyFile()).toEqual(before)
    expect(report).toMatch(/^Se escribiría 1 archivo:\n {2}src\/content\/perfil\.json\n/)
    expect(report).toContain('perfil.json  nombre: queda "Nombre Apellido"')
    expect(report).toContain('awards (1): «Premio X»')
    expect(report).toMatch(
      /No se cambió nada: con --dry-run solo se muestra el plan\.\nPara reemplazarlos, agregue --force/,
    )
  })
})

describe('example files', () => {
  const shipped = (name: string) =>
    [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(project.publicDir, name)))
        .digest('hex'),
    ] as const

  it('go when nothing names them, unless they are the owner’s', () => {
    project.write('public/iconos/propio.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const shippedFiles = new Map([
      shipped('retrato.webp'),
      shipped('iconos/creativo.svg'),
      shipped('certificados/curso.pdf'),
      ['iconos/propio.svg', 'another hash'] as const,
      ['iconos/absent.svg', 'a hash'] as const,
    ])
    project.write('cv/resume.json', JSON.stringify({ work: [{ position: 'x' }] }))
    const report = project.run(true, TODAY, { shippedFiles })
    const there = (name: string) => existsSync(path.join(project.publicDir, name))
    expect(report).toContain(
      [
        '  - src/content/certificados.json',
        '  - public/retrato.webp',
        '  - public/iconos/creativo.svg',
        '  - public/certificados/curso.pdf',
        '',
      ].join('\n'),
    )
    expect(there('iconos/creativo.svg')).toBe(false)
    expect(there('certificados/curso.pdf')).toBe(false)
    expect(there('retrato.webp')).toBe(false)
    expect(there('iconos/propio.svg')).toBe(true)
  })

  it('are known with the line ends of Windows too', () => {
    const icon = 'iconos/creativo.svg'
    const text = readFileSync(path.join(FIXTURE_DIR, 'public', icon), 'utf8')
    project.write(`public/${icon}`, text.replaceAll('\n', '\r\n'))
    project.write('cv/resume.json', JSON.stringify({ work: [{ position: 'x' }] }))
    const shippedFiles = new Map([...SHIPPED_ICONS].filter(([name]) => name === icon))
    expect(project.run(true, TODAY, { shippedFiles })).toContain(`  - public/${icon}`)
  })
})

describe('--fetch', () => {
  const ADDRESS = 'https://example.org/ana.jpg'
  const picture = () =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Ana' } })
      .jpeg()
      .toBuffer()
  const answering = (body: BodyInit | null, init: ResponseInit = {}, url = ADDRESS) =>
    (async () =>
      Object.defineProperty(new Response(body, init), 'url', { value: url })) as typeof fetch

  it('puts the picture into public/, without what its file says besides', async () => {
    const fetched = await fetchPortrait(ADDRESS, answering(new Uint8Array(await picture())))
    project.write('cv/resume.json', JSON.stringify({ basics: { image: ADDRESS } }))
    project.run(true, TODAY, { fetched })
    const file = path.join(project.publicDir, 'foto.webp')
    const { format, exif } = await sharp(file).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    expect(readFileSync(path.join(project.contentDir, 'perfil.json'), 'utf8')).toContain(
      '"foto": "foto.webp"',
    )
  })

  const refused: [name: string, address: string, get: typeof fetch, fault: string][] = [
    [
      'http',
      'http://example.org/a.jpg',
      answering('x'),
      'solo se descarga de direcciones https://',
    ],
    [
      'a redirect to http',
      ADDRESS,
      answering('x', {}, 'http://example.org/'),
      'solo se descarga de direcciones https://',
    ],
    [
      'a data address',
      'data:image/png;base64,AAAA',
      answering('x'),
      'solo se descarga de direcciones https://',
    ],
    [
      'a missing one',
      ADDRESS,
      answering('x', { status: 404 }),
      'la dirección respondió con el código 404',
    ],
    ['a page', ADDRESS, answering('<html>'), 'no se puede leer como imagen'],
    ['11 MB', ADDRESS, answering(new Uint8Array(11 * 1024 * 1024)), 'pesa más de 10 MB'],
    [
      'no answer',
      ADDRESS,
      async () => Promise.reject(new Error('offline')),
      'no se pudo descargar',
    ],
  ]
  it.each(refused)('%s is told, and the import goes on', async (_name, address, get, fault) => {
    const fetched: Fetched = await fetchPortrait(address, get)
    project.write('cv/resume.json', JSON.stringify({ basics: { name: 'Ana', image: address } }))
    const report = project.run(true, TODAY, { fetched })
    expect(report).toContain(`basics.image: "${address}" (${fault})`)
    expect(report).toContain('src/content/perfil.json')
  })

  it('a picture of the owner’s with that name stays', () => {
    const resume = JSON.stringify({ basics: { name: 'Ana', image: ADDRESS } })
    project.write('cv/resume.json', resume)
    const fetched = (bytes: string): Fetched => ({
      publicName: 'foto.svg',
      bytes: Buffer.from(bytes),
    })
    const svg = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg" id="${id}"/>`
    project.run(true, TODAY, { fetched: fetched(svg('one')) })
    project.run(false, TODAY, { fetched: fetched(svg('two')) })
    const shown = () => readFileSync(path.join(project.publicDir, 'foto.svg'), 'utf8')
    expect(shown()).toBe(svg('two'))
    project.write('public/foto.svg', svg('own'))
    const before = withoutResume()
    const report = project.run(false, TODAY, { fetched: fetched(svg('three')) })
    expect(report).toContain('public/foto.svg: el archivo trae otra imagen con ese nombre')
    expect(shown()).toBe(svg('own'))
    expect(withoutResume().filter(([file]) => file?.startsWith('src/'))).toEqual(
      before.filter(([file]) => file?.startsWith('src/')),
    )
  })
})
