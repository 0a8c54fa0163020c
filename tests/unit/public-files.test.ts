import { rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileKind } from '../../src/tools/content/reading/files/file-fault'
import { listPublicFiles } from '../../src/tools/content/reading/public-files'
import { messagesIn } from '../../src/tools/messages/messages'
import { makeProject, messageOf, VALID_CONTENT } from './content-project'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

const PHOTO = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
const HTML = '<!doctype html><title>No encontrado</title>'
const PDF = '%PDF-1.7\n%%EOF\n'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** ISO 14496-12: the box that begins a HEIC or AVIF file. */
const fileType = (...brands: string[]) => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.alloc(32)])
}
const HEIC = fileType('heic', 'mif1')

describe('fileKind', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'knows %s by its bytes',
    async (kind) => {
      expect(fileKind(await PHOTO.clone().toFormat(kind).toBuffer())).toBe(kind)
    },
  )

  it.each([
    ['empty', ''],
    ['pdf', PDF],
    ['pdf', `\r\n${PDF}`],
    ['svg', SVG],
    ['svg', `\ufeff<?xml version="1.0"?>\n<!-- ${'comentario '.repeat(900)} -->\n${SVG}`],
    ['svg', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">\n<svg:svg xmlns:svg=""/>'],
    ['svg', `${'<!-- capa -->\n'.repeat(4500)}${SVG}`],
    ['other', '<!--'.repeat(16_000)],
    ['html', HTML],
    ['html', `${'<!-- x -->'.repeat(5000)}${HTML}`],
    ['html', `\n<!-- x --><HTML>${SVG}</HTML>`],
    ['heic', HEIC],
    ['heic', fileType('mif1', 'heic')],
    ['avif', fileType('mif1', 'avif')],
    ['other', 'Hola'],
    ['other', fileType('isom', 'mp42')],
  ])('tells %s', (kind, bytes) => {
    expect(fileKind(Buffer.from(bytes))).toBe(kind)
  })
})

describe('the content’s check of a file', () => {
  it.each([
    ['retrato.webp', '', 'un archivo vacío (0 bytes)', 'un archivo con contenido'],
    ['retrato.webp', HEIC, 'una foto HEIC', 'una imagen WebP; para convertirla, ábrala en'],
    ['retrato.webp', HTML, 'una página HTML', 'una imagen WebP, como dice su nombre\n'],
    [
      'iconos/creativo.svg',
      '\x89PNG\r\n\x1a\n',
      'una imagen PNG',
      'o el nombre "iconos/creativo.png"',
    ],
    ['iconos/creativo.svg', 'Hola', 'otra cosa', 'una imagen SVG, como dice su nombre\n'],
    ['cv.pdf', HTML, 'una página HTML', 'un PDF, como dice su nombre\n'],
    ['cv.pdf', SVG, 'una imagen SVG', 'un PDF, como dice su nombre\n'],
    ['certificados/curso.pdf', 'PK\x03\x04', 'otra cosa', 'un PDF, como dice su nombre\n'],
  ])('tells %s with other bytes, at the field that names it', (file, bytes, found, expected) => {
    project.write(`public/${file}`, Buffer.from(bytes.toString(), 'latin1'))
    const message = `${messageOf(project)}\n`
    expect(message).toMatch(/src\/content\/[\w-]+\.json:\d+ {2}\S*(?:foto|icon|cv|certificado)\n/)
    expect(message).toContain(`se encontró: "${file}", que es ${found}`)
    expect(message).toContain(expected)
  })

  it.each(['NFC', 'NFD'] as const)('finds año.jpg on a disk that spells it in %s', async (form) => {
    const photo = await PHOTO.clone().jpeg().toBuffer()
    project.write(`public/${'fotos de años/año.jpg'.normalize(form)}`, photo)
    for (const said of ['NFC', 'NFD'] as const) {
      const foto = 'fotos de años/año.jpg'.normalize(said)
      project.writeContent('perfil', JSON.stringify({ ...VALID_CONTENT.perfil, foto }))
      expect(messageOf(project)).toBe('sin errores')
    }
  })

  it('accepts both endings of a JPEG', async () => {
    const photo = await PHOTO.clone().jpeg().toBuffer()
    for (const name of ['retrato.jpg', 'retrato.JPEG']) {
      project.reset()
      project.write(`public/${name}`, photo)
      const file = 'src/content/perfil.json'
      const text = JSON.stringify({ ...VALID_CONTENT.perfil, foto: name })
      project.write(file, text)
      expect(messageOf(project)).toBe('sin errores')
    }
  })
})

describe('public/', () => {
  it.each(['.env', '.env.local', 'certificados/llave.pem', 'id_rsa', '.ssh/id_ed25519', '.npmrc'])(
    'must not hold %s',
    (file) => {
      project.write(`public/${file}`, 'CLAVE=1')
      expect(messageOf(project)).toBe(`Hay 1 error en el contenido:

public/${file.startsWith('.ssh') ? '.ssh' : file}
  se encontró: un archivo privado, y todo lo que está en public/ se publica
  qué hacer: sacarlo de public/; si ya se publicó, cambiar las claves que contiene`)
    },
  )

  it('must not be a repository, which is told once', () => {
    for (const file of ['HEAD', 'config', 'objects/a']) project.write(`public/.git/${file}`, 'x')
    expect(messageOf(project)).toMatch(/^Hay 1 error en el contenido:\n\npublic\/\.git\n/)
  })

  it('may hold what file managers leave, which is no file of the site', () => {
    const before = [...listPublicFiles(project.publicDir, messagesIn('es'))]
    for (const file of ['.DS_Store', 'iconos/Thumbs.db', '._retrato.webp', 'desktop.ini']) {
      project.write(`public/${file}`, 'x')
    }
    project.write('public/.well-known/security.txt', 'Contact: mailto:ada@example.com')
    expect(messageOf(project)).toBe('sin errores')
    const files = [...listPublicFiles(project.publicDir, messagesIn('es'))]
    expect(files.filter((file) => !before.includes(file))).toEqual(['.well-known/security.txt'])
  })

  it('need not hold the icons that the import names', () => {
    project.reset()
    const [skill] = VALID_CONTENT['soft-skills'].items
    const items = [{ ...skill, icon: 'iconos/idioma.svg' }]
    project.write('src/content/soft-skills.json', JSON.stringify({ items }))
    rmSync(path.join(project.publicDir, 'iconos/idioma.svg'))
    expect(messageOf(project)).toBe('sin errores')
    const wrong = [{ ...skill, icon: 'iconos/idiomas.svg' }]
    project.write('src/content/soft-skills.json', JSON.stringify({ items: wrong }))
    expect(messageOf(project)).toContain('un archivo que exista en public/')
  })
})
