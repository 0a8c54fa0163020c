import { describe, expect, it } from 'vitest'
import { LIST_NAMES, type Lists, type Profile } from '../../src/site/model/schema/schema'
import { plateOf } from '../../src/tools/files/engraving/draw-plate'
import { boldMark, fineMark, iconSvg } from '../../src/tools/files/icons/icon-drawing'
import { iconFiles } from '../../src/tools/files/icons/icon-files'
import { pageReferences, styleReferences } from '../../src/tools/files/offline/worker-file'
import { pageTexts } from '../../src/tools/files/pages/page-texts'
import { personJsonLd } from '../../src/tools/files/pages/person-json-ld'
import { PALETTES } from '../../src/tools/files/theme/palettes'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { VALID_CONTENT } from './content-project'

const NO_LISTS = Object.fromEntries(LIST_NAMES.map((name) => [name, []])) as unknown as Lists
const { slugs } = wordsFor('es', 'es').built

describe('personJsonLd', () => {
  it('cannot be ended by a text of the content, and says it to the letter', () => {
    const resumen = '</script><img src=x onerror=alert(1)> & "comillas" <!--'
    const profile = { ...VALID_CONTENT.perfil, resumen } as Profile
    const pages = pageTexts(profile, NO_LISTS, wordsFor('es', 'es'), pathsIn('', slugs), [])
    const html = personJsonLd({ code: 'es', profile, lists: NO_LISTS, pages })
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
    expect(json).not.toContain('<')
    const { mainEntity } = JSON.parse(json)
    expect(mainEntity.description).toBe(resumen)
    // No skills, no word of them.
    expect(mainEntity).not.toHaveProperty('knowsAbout')
  })
})

describe('pageReferences', () => {
  it('finds what a page loads by itself, not what it links to', () => {
    const html = `<link rel="canonical" href="https://x/"/><link rel="icon" href="/favicon.svg">
      <link rel="stylesheet" crossorigin href="/a.css"><link rel="apple-touch-icon" href="/t.png">
      <script type="module" src="/a.js"></script><a href="/cv.pdf">CV</a>
      <img alt="" src="/foto.webp" srcset="/foto-1.webp 1x, /foto-2.webp 2x">
      <svg><image href="/b&amp;c.svg"></image></svg>`
    expect(pageReferences(html).toSorted()).toEqual([
      '/a.css',
      '/a.js',
      '/b&c.svg',
      '/favicon.svg',
      '/foto-1.webp',
      '/foto-2.webp',
      '/foto.webp',
    ])
  })

  it('finds the files of a style sheet', () => {
    expect(styleReferences(`a{src:url(./f.woff2)}b{background:url("/g.svg")}`)).toEqual([
      './f.woff2',
      '/g.svg',
    ])
  })
})

const PLATE = plateOf({ nombre: 'Ada Prueba' })
const BOLD = { radius: 200, width: 5, spacing: 30 }

describe('icons', () => {
  it.each([
    ['rounded', iconSvg(fineMark(PLATE, 200), PALETTES.cobre, 112)],
    ['whole', iconSvg(boldMark(PLATE, BOLD), PALETTES.cobre, 0)],
  ])('the %s drawing has no broken number', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('are PNG files of their side', async () => {
    const [touch] = iconFiles
    const bytes = Buffer.from(
      (await touch?.create({ template: '', base: '/', publicDir: '', distDir: '' })) ?? '',
    )
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180])
  })
})
