import { describe, expect, it } from 'vitest'
import { byEmployer, sharedFields, wholePeriod } from '../../src/model/employers'
import { entryFields } from '../../src/model/schema/content-fields'
import type { Experience } from '../../src/model/schema/schema'

const posts = (...changes: Partial<Experience>[]) =>
  changes.map((change, index) => ({
    ...{ id: index + 1, numeroOrden: index + 1, titulo: `Puesto ${index + 1}` },
    ...{ anioFin: null, tipoExperiencia: '', tegnologiasUtilizadas: '', link: '' },
    ...change,
  }))
const of = (...employers: (string | undefined)[]) =>
  posts(...employers.map((empresa) => (empresa === undefined ? {} : { empresa })))
const idsBy = (list: Parameters<typeof byEmployer>[0], items: Experience[]) =>
  byEmployer(list, items).map((group) => group.map(({ id }) => id))

describe('posts with one employer', () => {
  it.each([
    ['that follow one another are together', ['Uno', 'Uno', 'Dos', 'Uno'], [[1, 2], [3], [4]]],
    ['may write it with other capitals', ['Niebla SA', 'NIEBLA sa'], [[1, 2]]],
    ['may write it without accents', ['Águila Ñandú', 'Aguila Nandu'], [[1, 2]]],
    [
      'may write its legal form without dots',
      ['Niebla S. A.', ' Niebla S.A', 'Niebla SA'],
      [[1, 2, 3]],
    ],
    [
      'are apart where its name is another',
      ['Niebla', 'Niebla Sur', 'C++ Taller', 'C Taller'],
      [[1], [2], [3], [4]],
    ],
    ['are apart where a vowel sign differs', ['राम', 'रमा'], [[1], [2]]],
    ['are apart where nobody said which', ['', '  ', undefined], [[1], [2], [3]]],
  ])('%s', (_title, employers, groups) => {
    expect(idsBy('experiencia', of(...employers))).toEqual(groups)
  })

  it('are only those of the experience', () => {
    expect(idsBy('secciones/voluntariado', of('Uno', 'Uno'))).toEqual([[1], [2]])
  })
})

describe('the whole time of several posts', () => {
  it.each<[string, Partial<Experience>[], object]>([
    [
      'goes from the earliest start to the latest end, whatever their order and the gap between them',
      [
        { anioInicio: 2010, mesInicio: 5, anioFin: 2012, mesFin: 2 },
        { anioInicio: 2018, mesInicio: 1, anioFin: 2019, mesFin: 11 },
        { anioInicio: 2010, mesInicio: 3, anioFin: 2011, mesFin: 1 },
      ],
      { anioInicio: 2010, mesInicio: 3, anioFin: 2019, mesFin: 11 },
    ],
    [
      'has no end while one of two parallel posts lasts',
      [
        { anioInicio: 2020, anioFin: 2023 },
        { anioInicio: 2021, anioFin: null },
      ],
      { anioInicio: 2020 },
    ],
    [
      'has no month where a year says none that is as early or as late',
      [
        { anioInicio: 2020, anioFin: 2024 },
        { anioInicio: 2020, mesInicio: 2, anioFin: 2024, mesFin: 6 },
      ],
      { anioInicio: 2020, anioFin: 2024 },
    ],
    [
      'ends with a December before a year that says no month begins',
      [
        { anioInicio: 2020, anioFin: 2021 },
        { anioInicio: 2019, mesInicio: 12, anioFin: 2020 },
      ],
      { anioInicio: 2019, mesInicio: 12, anioFin: 2021 },
    ],
    [
      'has the dates that are known',
      [{ anioFin: null }, { anioFin: 2015 }, { anioInicio: 2012, anioFin: 2014 }],
      { anioInicio: 2012, anioFin: 2015 },
    ],
    ['is not known where none of them has dates', [{ anioFin: null }, { anioFin: null }], {}],
  ])('%s', (_title, changes, expected) => {
    expect(wholePeriod(posts(...changes))).toEqual(expected)
  })
})

it('place and link are said once where all posts say the same, else by each', () => {
  const fields = entryFields('experiencia')
  const same = { empresa: 'Uno', ubicacion: 'Salta', link: 'https://example.com/' }
  const all = sharedFields(posts(same, same), fields)
  expect(all.ofAll).toEqual({ subtitle: ['ubicacion'], link: 'link' })
  expect(all.ofEach).toMatchObject({ subtitle: [], link: undefined, tag: fields.tag })
  const each = sharedFields(posts(same, { ...same, ubicacion: 'Jujuy', link: '' }), fields)
  expect(each.ofAll).toEqual({ subtitle: [], link: undefined })
  expect(each.ofEach).toMatchObject({ subtitle: ['ubicacion'], link: 'link' })
})
