import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { portraitFiles } from '../../src/tools/files/modules/pictures/portrait-files'
import { pageTexts } from '../../src/tools/files/pages/page-texts'
import { personJsonLd } from '../../src/tools/files/pages/person-json-ld'
import { resumeOf } from '../../src/tools/files/resume/resume'
import { socialCard } from '../../src/tools/files/social/social-card'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { readFixture } from '../fixtures/fixture'
import { asText, makeProject, VALID_CONTENT } from './content-project'

const project = makeProject()
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

  it('has no picture in resume.json', () => {
    const { perfil, lists } = read()
    expect(resumeOf(perfil, lists, 'es').basics).not.toHaveProperty('image')
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
