import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listSchemas, profileSchema } from '../../src/site/model/schema/schema'
import { builtFiles } from '../../src/tools/check/dead-file-problems'
import { allFiles } from '../../src/tools/files/all-files'
import { messagesIn } from '../../src/tools/messages/messages'
import { FIXTURE_PUBLIC_DIR } from '../fixtures/fixture'
import { HOSTILE_LISTS, HOSTILE_PROFILE } from './hostile-profile'
import { readPdf } from './pdf-text'

/** What the content plugin makes of hostile content. */
const hostileSite = vi.hoisted(() => async () => {
  const [{ contentModule }, { textModule }, { contentLanguages }, { readPictures }] =
    await Promise.all([
      import('../../src/tools/files/modules/content-module'),
      import('../../src/tools/files/modules/text-modules'),
      import('../../src/tools/files/modules/content-languages'),
      import('../../src/tools/files/modules/pictures/read-pictures'),
    ])
  const { FIXTURE_PUBLIC_DIR: publicDir } = await import('../fixtures/fixture')
  const { HOSTILE_PROFILE: perfil, HOSTILE_LISTS: lists } = await import('./hostile-profile')
  const { screen: words } = await import('../../src/site/words/es')
  const load = async (code: string) => {
    const module = Buffer.from(code).toString('base64')
    return { ...(await import(/* @vite-ignore */ `data:text/javascript;base64,${module}`)) }
  }
  const hostile = { perfil, lists, absent: [] }
  const languages = contentLanguages({ ...hostile, overlays: new Map() })
  const pictures = await readPictures(publicDir, lists)
  const portrait = { avif: [], webp: [] }
  const [main] = languages
  if (!main) throw new Error('no language')
  // A module of a data address imports no file.
  const texts = textModule(main, 'es').replace(/^export \{.*\n/, '')
  return {
    content: await load(contentModule(hostile, languages, portrait, pictures).code),
    texts: { ...(await load(texts)), words },
  }
})

vi.mock('virtual:content', async () => (await hostileSite()).content)
vi.mock('virtual:texts', async () => {
  const { texts } = await hostileSite()
  return { loadTexts: async () => texts }
})

/** Every image of the site is drawn. */
const SLOW_MS = 120_000
const distDir = mkdtempSync(path.join(tmpdir(), 'portfolio-hostile-'))
const read = (file: string) => readFileSync(path.join(distDir, file), 'utf8')
/** A tag as this build writes them: every value quoted, so a quote or an angle in one is a text's. */
const TAG = /<\/?[a-z](?:[^>"]|"[^"]*")*>/gi
const WHOLE_TAG = /^<\/?[a-z][a-z0-9]*(?:\s+[\w:-]+(?:="")?)*\s*\/?>$/i
const pages = allFiles.map(({ fileName }) => fileName).filter((name) => name.endsWith('.html'))

beforeAll(async () => {
  const template = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/')
  const context = { template, base: '/', publicDir: FIXTURE_PUBLIC_DIR, distDir }
  for (const { fileName, create } of allFiles) {
    const file = path.join(distDir, fileName)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await create(context))
  }
}, SLOW_MS)
afterAll(() => rmSync(distDir, { recursive: true, force: true }))

it('is content that the site accepts', () => {
  expect(v.is(profileSchema, HOSTILE_PROFILE)).toBe(true)
  for (const [name, items] of Object.entries(HOSTILE_LISTS)) {
    expect(v.is(listSchemas[name as keyof typeof listSchemas], items), name).toBe(true)
  }
})

it('makes only files that check knows', () => {
  const known = builtFiles({ overlays: new Map(), say: messagesIn('es') })
  expect(allFiles.map(({ fileName }) => fileName).filter((name) => !known.has(name))).toEqual([])
})

describe('texts of the content add nothing to', () => {
  it.each(pages)('the page %s', (file) => {
    const html = read(file).replace(/^<!doctype html>/, '')
    const tags = [...html.matchAll(TAG)].map(([tag]) => tag.replace(/="[^"]*"/g, '=""'))
    expect(html.replace(TAG, '')).not.toContain('<')
    expect(tags.filter((tag) => !WHOLE_TAG.test(tag) || /\son\w+=/.test(tag))).toEqual([])
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.filter((tag) => !/ src="|"application\/ld\+json"/.test(tag))).toEqual([])
    const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, value]) => value)
    expect(
      addresses.filter((value) => !/^(?:https?:|mailto:|tel:|\/|#)/.test(value ?? '')),
    ).toEqual([])
  })

  it('the data for search engines, which say them to the letter', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read('index.html')) ?? []
    expect(JSON.parse(json).mainEntity).toMatchObject({
      name: HOSTILE_PROFILE.nombre,
      jobTitle: HOSTILE_PROFILE.puesto,
      description: HOSTILE_PROFILE.resumen,
    })
  })

  it('the contact card: one of each line, whatever its reader takes for an end of line', () => {
    const card = read('contacto.vcf')
    const lines = card.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    const names = lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(/[:;]/)[0])
    expect(names).toEqual([
      ...['BEGIN', 'VERSION', 'N', 'FN', 'TITLE', 'EMAIL', 'TEL', 'ADR'],
      // sitio, github, linkedin and `enlaces`
      ...Array(3 + (HOSTILE_PROFILE.enlaces?.length ?? 0)).fill('URL'),
      'END',
      '',
    ])
  })

  it('the sitemap and robots.txt', () => {
    const sitemap = read('sitemap.xml')
    expect(sitemap.match(/<(?!\/?(?:urlset|url|loc)\b|\?xml)/g)).toBeNull()
    expect(sitemap.match(/<loc>/g)).toHaveLength(8)
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://hostil.example/sitemap.xml\n',
    )
  })

  it('the manifest and the résumé, which say them to the letter', () => {
    const manifest = JSON.parse(read('manifest.webmanifest'))
    expect(manifest).toMatchObject({ short_name: HOSTILE_PROFILE.nombre, start_url: './' })
    const resume = JSON.parse(read('resume.json'))
    expect(resume.basics.label).toBe(HOSTILE_PROFILE.puesto)
    expect(resume.basics.summary).toBe(HOSTILE_PROFILE.resumen)
  })

  it('the CV: no script, no form, no address but those of the content', async () => {
    const bytes = readFileSync(path.join(distDir, 'cv.pdf'))
    const source = bytes.toString('latin1')
    expect(source).not.toMatch(/\/(?:JavaScript|JS|Launch|AcroForm|EmbeddedFile|OpenAction)\b/)
    const addresses = [...source.matchAll(/\/URI \(([^)]*)/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))).toEqual(
      [],
    )
    const { text } = await readPdf(bytes)
    expect(text).toContain('</script><script>alert(1)</script>')
    expect(text).toContain('BEGIN:VCARD')
  })

  it('the images, which are still images, and the service worker, which is still a script', () => {
    for (const { fileName } of allFiles.filter(({ contentType }) => contentType === 'image/png')) {
      const bytes = readFileSync(path.join(distDir, fileName))
      expect(bytes.subarray(1, 4).toString(), fileName).toBe('PNG')
    }
    const [first = ''] = read('sw.js').split('\n')
    expect(() => JSON.parse(first.replace('const SITE = ', ''))).not.toThrow()
    expect(first).not.toMatch(/alert|VCARD/)
  })
})
