import { ORIGINAL } from '../../site/model/lists/overlay-schema'
import { NAMED } from '../../site/model/schema/content-fields'
import { textParts } from '../../site/model/translated-texts'
import { variantNames } from '../content/cv-variants'
import { changedTexts, type Texts } from './change-content'
import { type Fields, itemsOf, partsOf, type Values } from './field-spot'

/** The keys of an object, one of them called otherwise. */
const renamed = (object: unknown, newKey: (key: string) => string): Fields =>
  Object.fromEntries(Object.entries(Object(object)).map(([key, held]) => [newKey(key), held]))

/** A profile in any language with a variant of another name. */
function withName(profile: Fields, from: string, to: string): Fields {
  const nameOf = (name: string) => (name === from ? to : name)
  const pathOf = (path: string) => {
    const [field, name = '', inner] = textParts(path)
    return field === NAMED && inner ? [field, nameOf(name), inner].join('.') : path
  }
  return {
    ...profile,
    ...(profile[NAMED] !== undefined && { [NAMED]: renamed(profile[NAMED], nameOf) }),
    ...(profile[ORIGINAL] !== undefined && { [ORIGINAL]: renamed(profile[ORIGINAL], pathOf) }),
  }
}

function withoutName({ [NAMED]: named, ...profile }: Fields, from: string): Fields {
  const { [from]: _gone, ...left } = Object(named)
  return Object.keys(left).length === 0 ? profile : { ...profile, [NAMED]: left }
}

/** Which variants an entry is for; with the last variant goes the question. */
function entryFor(entry: Fields, from: string, to: string | undefined, isLast: boolean): Fields {
  const { para, ...rest } = entry
  if (!Array.isArray(para) || !(isLast || para.includes(from))) return entry
  if (isLast) return rest
  return { ...entry, para: para.flatMap((name) => (name === from ? (to ?? []) : name)) }
}

/**
 * The texts of all files in which a variant of the CV is called otherwise, or no longer is: of the profile,
 * of its translations, and of the lists whose entries are for it.
 */
export function withVariant(texts: Texts, values: Values, from: string, to?: string) {
  const { perfil = {} } = values
  const isLast = to === undefined && variantNames(perfil).every((name) => name === from)
  const own = Object.entries(values).filter(([place]) => partsOf(place).name === 'perfil')
  const profiles: Values = to
    ? Object.fromEntries(own.map(([place, said]) => [place, withName(said, from, to)]))
    : {}
  const after = profiles.perfil ?? withoutName(perfil, from)
  const lists = Object.entries(values).filter(
    ([place]) => partsOf(place).language === undefined && place !== 'perfil',
  )
  return new Map([
    ...changedTexts(texts, { ...values, ...profiles }, 'perfil', after),
    ...lists.flatMap(([place, value]) => {
      const items = itemsOf(value).map((entry) => entryFor(entry, from, to, isLast))
      const isSaid = items.some((entry, index) => entry !== itemsOf(value)[index])
      return isSaid ? [...changedTexts(texts, values, place, { ...value, items })] : []
    }),
  ])
}
