import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { portraitFiles } from '../../src/tools/files/modules/pictures/portrait-files'
import { pageTexts } from '../../src/tools/files/pages/page-texts'
import { personJsonLd } from '../../src/tools/files/pages/person-json-ld'
import { socialCard } from '../../src/tools/files/social/social-card'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { readFixture } from '../fixtures/fixture'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const SLOW_MS = 30_000
const { foto: _photo, ...PROFILE } = VALID_CONTENT.perfil
const read = () => readContent(project.contentDir, project.publicDir)

describe.each([
  ['absent', PROFILE],
  ['empty', { ...PROFILE, foto: '' }],
  ['null', { ...PROFILE, foto: null }],
])('a profile whose photo is %s', (_, written) => {
  beforeEach(() => project.writeContent('perfil', asText(written)))

  it('is content like any other, of which no picture is made', async () => {
    const { perfil } = read()
    const { sizes, named } = await portraitFiles(project.root, perfil.foto)
    expect([...sizes.avif, ...sizes.webp, named].filter(Boolean)).toEqual([])
  })

  it('has no picture in resume.json, and comes back from it as it was', () => {
    const { perfil, lists } = read()
    const resume = resumeOf(perfil, lists)
    expect(resume.basics).not.toHaveProperty('image')
    expect(project.importValue(resume).content.perfil).toEqual(perfil)
  })

  it('has no picture for search engines', () => {
    const { perfil: profile, lists } = read()
    const words = wordsFor('es', 'es')
    const pages = pageTexts(profile, lists, words, pathsIn('', words.built.slugs), [])
    const html = personJsonLd({ code: 'es', profile, lists, pages })
    expect(html).toContain('"name":"Ada Prueba"')
    expect(html).not.toContain('"image"')
  })
})

describe('an import of a person without a photo', () => {
  const importOther = (shippedHash: string) => {
    project.write('cv/resume.json', JSON.stringify({ basics: { name: 'Grace Ejemplo' } }))
    const shippedFiles = new Map([['retrato.webp', shippedHash]])
    const report = project.run(true, '2025-06-15', { shippedFiles })
    return { report, perfil: read().perfil }
  }
  const portrait = () => path.join(project.publicDir, 'retrato.webp')

  it('takes the example’s away', () => {
    const hash = createHash('sha256').update(readFileSync(portrait())).digest('hex')
    const { perfil, report } = importOther(hash)
    expect(perfil).not.toHaveProperty('foto')
    expect(report).not.toContain('perfil.json  foto')
    expect(existsSync(portrait())).toBe(false)
  })

  it('keeps one that the owner has put there, and says so', () => {
    const { perfil, report } = importOther('another hash')
    expect(perfil.foto).toBe('retrato.webp')
    expect(report).toContain('perfil.json  foto: queda "retrato.webp"')
  })

  it('needs none where there is no content yet', () => {
    project.writeContent('perfil', asText({}))
    const { perfil, report } = importOther('another hash')
    expect(perfil).not.toHaveProperty('foto')
    expect(report).not.toContain('perfil.json  foto')
  })
})

describe('the shared image without a photo', () => {
  /** Where the portrait stands, and as much of the card at its other end. */
  const PLACE = { left: 110, top: 155, width: 320, height: 320 }
  const OTHER_END = { ...PLACE, left: 1200 - PLACE.left - PLACE.width }
  const { foto: _shown, ...profile } = readFixture().perfil

  it.each([
    ['ltr', PLACE],
    ['rtl', OTHER_END],
  ] as const)(
    'has the owner’s plate in its place, %s, and the words beside it',
    async (dir, box) => {
      const image = await socialCard({ profile, dir }, undefined, 'Habilidades')
      const place = await sharp(image).extract(box).png().toBuffer()
      const { channels } = await sharp(place).stats()
      const [red, , blue] = channels
      // Lines of copper everywhere, and no letter of the name, which is white.
      expect(red?.stdev).toBeGreaterThan(20)
      expect(blue?.max).toBeLessThan(200)
    },
    SLOW_MS,
  )
})
