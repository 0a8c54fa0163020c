import type { Fields } from '../../model/objects'
import { isOwnList } from '../../model/own-list'
import { type FormName, HEAD } from '../../model/schema/content-fields'
import type { ContentName } from '../../model/schema/schema'
import { keysOfText } from '../../model/translated-texts'
import { CONTENT } from '../content/content-folder'

/** The whole photo of each portrait, by the portrait's name, from which another square can be cut; Vite serves it. */
export const PHOTOS = '.cache/edit/photos'
export const PROJECTS = 'proyectos'
/** A project's page in the main language, or in another: `en/proyectos/agenda.md`. */
const PAGE = /^(?:([a-z]{2,3})\/)?proyectos\/([^/\\]+)\.md$/

/** A page's place: as that of any content file, its path below the content, there without `.json`. */
export const pagePlace = (slug: string, language?: string): string =>
  `${language ? `${language}/` : ''}proyectos/${slug}.md`

/** What page a place is of, and in which language; undefined for another file. */
export function pageAt(place: string): { slug: string; language: string | undefined } | undefined {
  const [, language, slug] = PAGE.exec(place) ?? []
  return slug === undefined ? undefined : { slug, language }
}

/** Where a place's file is, as messages call it. */
export const contentFile = (place: string): string =>
  `${CONTENT}/${pageAt(place) ? place : `${place}.json`}`

export const placeOf = (file: string): string =>
  file.replace(`${CONTENT}/`, '').replace(/\.json$/, '')

/** By the files' places. */
export type Values = Readonly<Record<string, Fields>>

/** A field of the profile or of an entry; in a file of translations a text's path: `idiomas.0.nivel`. */
export type FieldSpot = { place: string; id?: number | undefined; field: string }

export const isAt = (a: FieldSpot, b: FieldSpot): boolean =>
  a.place === b.place && a.id === b.id && a.field === b.field

/** What a field is to say, unless it no longer says what its owner saw; undefined is nothing. */
export type FieldChange = { base?: unknown; value?: unknown }

type Parts = {
  name: ContentName
  language?: string | undefined
  /** Of a project, by its name in the address. */
  page?: string
}

/** `en/perfil` is of the profile in another language. */
export function partsOf(place: string): Parts {
  const page = pageAt(place)
  if (page) return { name: 'proyectos', language: page.language, page: page.slug }
  const [, language, name] = /^(?:([a-z]{2,3})\/)?(.+)$/.exec(place) ?? []
  return { name: name as ContentName, language }
}

/** What has the fields: the profile, the head of an own section, an entry. */
export const formNameOf = (name: ContentName, id: unknown): FormName =>
  id === undefined && isOwnList(name) ? HEAD : name

/** Whether a file as a whole says the fields, and not one of its entries. */
export const isWhole = (name: ContentName, id: unknown): boolean =>
  ['perfil', HEAD].includes(formNameOf(name, id))

export const itemsOf = (value: Fields | undefined): Fields[] =>
  Array.isArray(value?.items) ? value.items : []

export function objectAt(values: Values, place: string, id: unknown): Fields | undefined {
  const { name, page } = partsOf(place)
  if (page !== undefined || isWhole(name, id)) return values[place]
  return itemsOf(values[place]).find((entry) => entry.id === id)
}

export const saidAt = (values: Values, { place, id, field }: FieldSpot): unknown => {
  const object = objectAt(values, place, id)
  return keysOfText(object, field).reduce<unknown>((held, key) => Object(held)[key], object)
}

/** An id that no entry of a list has, nor a translation of one, nor what is typed into a new one. */
export const freeId = (name: ContentName, values: Values, typed: readonly FieldSpot[]): number =>
  1 +
  Math.max(
    0,
    ...Object.entries(values)
      .filter(([place]) => partsOf(place).name === name)
      .flatMap(([, file]) => itemsOf(file).map(({ id }) => Number(id) || 0)),
    ...typed.flatMap(({ place, id }) => (partsOf(place).name === name ? (id ?? 0) : [])),
  )

/** A name that is free: `agenda`, or else `agenda-2`. */
export function freeName(stem: string, isTaken: (name: string) => boolean): string {
  let name = stem
  for (let number = 2; isTaken(name); number++) name = `${stem}-${number}`
  return name
}

/** In a form all of them are an empty field, but for an end that is still to come: null says so. */
export const isNone = (value: unknown): boolean =>
  value === undefined || value === null || value === ''

const isEmpty = (value: unknown) => value === undefined || value === ''

/** Composed, as the content is read; whatever the order of its keys. */
const saidBy = (value: unknown) =>
  JSON.stringify(value, (_, held) =>
    held?.constructor === Object
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )?.normalize()

export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || saidBy(a) === saidBy(b)
