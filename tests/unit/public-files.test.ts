import { describe, expect, it } from 'vitest'
import { publicFilesOf } from '../../src/tools/content/reading/public-files'
import { es } from '../../src/tools/messages/es/es'
import { freshProject, messageOf, SMALLEST, VALID_CONTENT } from './content-project'
import { problemReport } from './problem-report'
import { picture } from './ready-project'

const project = freshProject()

const { pdf: PDF, svg: SVG } = SMALLEST
/** ISO 14496-12: the box that begins a HEIC file. */
const heic = () => {
  const box = Buffer.from('\0\0\0\0ftypmif1\0\0\0\0mif1heic', 'latin1')
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.alloc(32)])
}

const { fileContent, publicFile, secretFile } = es.reading
const { asNamed, butIs, convert, kinds, notEmpty, orName } = fileContent
const withPhoto = (foto: string) => project.writeProfile({ foto })

describe('a file that is not what its name says', () => {
  const portrait = 'retrato.webp'
  it.each<[kind: keyof typeof kinds, bytes: () => string | Uint8Array | Promise<Uint8Array>]>([
    ['png', () => picture(8, 8, 'png')],
    ['jpeg', () => picture(8, 8, 'jpeg')],
    ['avif', () => picture(8, 8, 'avif')],
    ['pdf', () => `\r\n${PDF}`],
    ['svg', () => `\ufeff<?xml version="1.0"?>\n<!-- ${'comentario '.repeat(900)} -->\n${SVG}`],
    ['html', () => `\n<!-- x --><HTML>${SVG}</HTML>`],
    ['other', () => '<!--'.repeat(16_000)],
  ])('is told at the field that names it: %s', async (kind, bytesOf) => {
    project.write(`public/${portrait}`, await bytesOf())
    const renamed = { png: 'png', jpeg: 'jpg', avif: 'avif', svg: 'svg' }[String(kind)]
    const hint = renamed ? orName(`"retrato.${renamed}"`) : ''
    const found = `"${portrait}"${butIs(kinds[kind])}`
    const expected = asNamed(kinds.webp) + hint
    const problem = ['src/content/perfil.json:8  foto', found, expected] as const
    expect(messageOf(project)).toBe(problemReport(es, [problem]))
  })

  it.each([
    ['iconos/creativo.svg', 'Hola', kinds.other, asNamed(kinds.svg)],
    ['cv.pdf', SVG, kinds.svg, asNamed(kinds.pdf)],
    [portrait, '', kinds.empty, notEmpty],
    [portrait, heic(), kinds.heic, convert(kinds.webp)],
  ])('is told with what to do: %s', (file, bytes, kind, expected) => {
    project.write(`public/${file}`, bytes)
    const { reading } = es
    const said = `${reading.found(`"${file}"${butIs(kind)}`)}\n  ${reading.expected(expected)}`
    expect(messageOf(project)).toContain(said)
  })
})

const svgWith = (inner: string, attributes = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inner}\n</svg>`

describe('an SVG that could run or fetch something', () => {
  const expectDanger = (danger: string, svg: string | Uint8Array, line: number) => {
    project.write('public/dibujos/ajeno.SVG', svg)
    const { inContent, found, expected, harmlessSvg } = es.reading
    const said = messageOf(project)
    const place = `${inContent(1)}\n\npublic/dibujos/ajeno.SVG:${line}\n  ${found(danger)}`
    expect(said.slice(0, place.length)).toBe(place)
    expect(said.endsWith(`\n  ${expected(harmlessSvg)}`)).toBe(true)
  }
  const LONG = `fill: url(${' '.repeat(200_000)}"#a"); mask: url( "//b.example/a.svg")`

  it.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<s:script>', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['<foreignObject>', '<foreignObject/>'],
    ['xmlns:h="http://www.w3.org/1999/xhtml"', '<g xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['href="javascript:a()"', '<a href="&#106;avascript&#x3a;a()"/>'],
    ['xlink:href="https://b.example/"', "<a xlink:href='https://b.example/'/>"],
    ['xlink:href="otro.svg#a"', '<use xlink:href="otro.svg#a"/>'],
    ['href="data:image/svg+xml,a"', '<use href="data:image/svg+xml,a"/>'],
    ['attributeName="xlink:href"', '<a><set attributeName="xlink:href" to="#"/></a>'],
    ['attributeName="onclick"', '<set attributeName="onclick" to="a()"/>'],
    ['"url(//b.example/a.svg#b)"', '<g fill="url(//b.example/a.svg#b)"/>'],
    ['"url( \\"https://b.example"', `<g style='fill: u\\72l( "https://b.example'/>`],
    ['"url( \\"//b.example/a.svg\\")"', `<g style='${LONG}'/>`],
    ['"@import"', '<style>@im<![CDATA[port "//b.example/a.css"]]></style>'],
    ['"url(https://b.example/a.woff2)}"', '<style>a{src:url(https://b.example/a.woff2)}</style>'],
    ['"<g a=b', '<g a=b/>'],
  ])('is told with its line, named by the content or not: %s', (danger, inner) => {
    expectDanger(danger, svgWith(inner), 2)
  })

  it.each<[danger: string, svg: string | Uint8Array, line?: number]>([
    ['onload="a()"', svgWith('', ' onload="a()"')],
    ['"<?xml-stylesheet', svgWith('', '', '<?xml-stylesheet href="a.xsl"?>')],
    ['"<?xml version', svgWith('', '', '<?xml version="1.0" encoding="utf-7"?>')],
    ['"<!DOCTYPE svg [<!ENTITY a', svgWith('', '', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
    ['<script>', Buffer.from(`\ufeff${svgWith('<script/>')}`, 'utf16le'), 2],
    ['"', Buffer.from(svgWith('<script/>'), 'utf16le')],
  ])('also before what it draws, and in UTF-16: %s', (danger, svg, line = 1) => {
    expectDanger(danger, svg, line)
  })

  it('is none as drawing programs save it', () => {
    const before = `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- <script> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`
    const inner = `<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about=""/></metadata>
      <style type="text/css"><![CDATA[ .a { fill: url(#b); src: url("data:font/woff2;base64,AA") } ]]></style>
      <linearGradient id="b" xlink:href="#c" /><image href="data:image/png;base64,AA"/>
      <text style="filter:url('#d')">a &amp; b</text><animate attributeName="opacity" to="0"/>`
    project.write('public/iconos/creativo.svg', svgWith(inner, '', before))
    expect(messageOf(project)).toBe('sin errores')
  })
})

describe('a file is found', () => {
  it.each(['NFC', 'NFD'] as const)('on a disk that spells it in %s', async (form) => {
    const name = 'fotos de años/año.jpg'
    project.write(`public/${name.normalize(form)}`, await picture(8, 8, 'jpeg'))
    for (const said of ['NFC', 'NFD'] as const) {
      withPhoto(name.normalize(said))
      expect(messageOf(project)).toBe('sin errores')
    }
  })

  it('with both endings of a JPEG', async () => {
    for (const name of ['retrato.jpg', 'retrato.JPEG']) {
      project.write(`public/${name}`, await picture(8, 8, 'jpeg'))
      withPhoto(name)
      expect(messageOf(project)).toBe('sin errores')
    }
  })

  it('where it is one of the template’s icons, which public/ need not hold', () => {
    const [skill] = VALID_CONTENT['soft-skills'].items
    const withIcon = (icon: string) => project.writeList('soft-skills', [{ ...skill, icon }])
    withIcon('iconos/idioma.svg')
    project.remove('public/iconos/idioma.svg')
    expect(messageOf(project)).toBe('sin errores')
    withIcon('iconos/idiomas.svg')
    expect(messageOf(project)).toContain(publicFile)
  })
})

describe('public/', () => {
  it.each([
    ['.env.local', '.env.local'],
    ['id_rsa', 'id_rsa'],
    ['.git/objects/a', '.git'],
  ])('must not hold %s', (file, told) => {
    project.write(`public/${file}`, 'CLAVE=1')
    const { inContent, found, todo } = es.reading
    expect(messageOf(project)).toBe(
      `${inContent(1)}\n\npublic/${told}\n  ${found(secretFile.found)}\n  ${todo(secretFile.todo)}`,
    )
  })

  it.each([
    ['CV.pdf', 'cv.pdf', []],
    ['iconos/Go.svg', 'iconos/GO.svg', ['iconos/GO.svg']],
    ['certificados/b2.pdf', 'certificados/B2.pdf', ['certificados/B2.pdf']],
  ])('must not hold %s, which only case tells from %s', (file, other, beside) => {
    for (const each of [file, ...beside]) {
      project.write(`public/${each}`, each.endsWith('svg') ? SMALLEST.svg : SMALLEST.pdf)
    }
    const { inContent, found, todo, sameButCase } = es.reading
    const fault = sameButCase(other)
    expect(messageOf(project)).toBe(
      `${inContent(1)}\n\npublic/${file}\n  ${found(fault.found)}\n  ${todo(fault.todo)}`,
    )
  })

  it('may hold what file managers and hosts put there, and what a killed command leaves', () => {
    const known = [...publicFilesOf(project.workspace())]
    for (const file of [
      '.DS_Store',
      'iconos/Thumbs.db',
      '._retrato.webp',
      'desktop.ini',
      'a.tmp',
    ]) {
      project.write(`public/${file}`, 'x')
    }
    const left = [...publicFilesOf(project.workspace())].filter((file) => !known.includes(file))
    expect(left).toEqual([])
    project.write('public/.well-known/security.txt', 'Contact: mailto:ada@example.com')
    expect(messageOf(project)).toBe('sin errores')
  })
})
