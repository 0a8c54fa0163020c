import * as v from 'valibot'
import {
  type FieldSchemas,
  type FormName,
  heldBy,
  kindOf,
  marksAt,
  schemaOf,
} from '../../../model/schema/content-fields'
import type { Kind, Marks } from '../../../model/schema/fields'
import { SECTIONS } from '../../../model/sections'
import { SPOKEN, type Spoken } from '../../../site/words/language'
import { languageName } from '../../content/intl-names'
import { wordsFor } from '../../messages/built-words'
import { labelOf } from '../../messages/field-labels'
import { fieldWords } from '../../messages/fields'
import { messagesIn } from '../../messages/messages'

/** What shows a field that has fields of its own, or is a page; and what shows any other. */
export type Nesting = 'group' | 'items' | 'named' | 'page'
export type Control =
  | 'address'
  | 'choice'
  | 'date'
  | 'file'
  | 'icon'
  | 'number'
  | 'plate'
  | 'portrait'
  | 'prose'
  | 'sections'
  | 'shared'
  | 'technologies'
  | 'text'
  | 'theme'
  | 'ticks'
  | 'when'
  | 'yes'
type Widget = Nesting | Control

export type Choice = { value: unknown; name: string }
export type FieldForm = {
  /** Below the entry: `enlaces.url`. */
  path: string
  label: string
  hint: string
  isRequired: boolean
  widget: Widget
  choices: readonly Choice[]
  /** The path of the month of a year, which one control says. */
  month: string | undefined
  /** Whether the end that it says may be still to come. */
  mayBeOpen: boolean
  /** What else its row says of it. */
  marks: Marks
  /** Of an object, or of each item of a list. */
  fields: readonly FieldForm[]
}

const WIDGETS: { readonly [Each in Kind]?: Widget } = {
  address: 'address',
  date: 'date',
  document: 'file',
  icon: 'icon',
  page: 'page',
  pdf: 'file',
  picture: 'file',
  plate: 'plate',
  portrait: 'portrait',
  prose: 'prose',
  'section-icon': 'file',
  sections: 'sections',
  technologies: 'technologies',
  theme: 'theme',
  variants: 'ticks',
  year: 'when',
  yearMonth: 'when',
}

type Words = NonNullable<ReturnType<typeof fieldWords>>
const wordsOf = (name: FormName, path: string): Partial<Words> => fieldWords(name, path) ?? {}

type Schema = v.GenericSchema
type Options = {
  options?: readonly (Schema | string)[]
  item?: Options
  value?: Options
  entries?: FieldSchemas
}

type Asked = { name: FormName; language: Spoken; variants: readonly string[] }

function choicesOf({ name, language, variants }: Asked, path: string, schema: Schema): Choice[] {
  const kind = kindOf(name, path)
  if (kind === 'variants') return variants.map((each) => ({ value: each, name: each }))
  const { routes, profile } = wordsFor(language, { main: language }).screen
  const { check, form } = messagesIn(language)
  const names: Record<string, string> = { ...profile.modes, ...check.channels, ...form.choices }
  if (kind === 'sections')
    return SECTIONS.map((each) => ({ value: each.name, name: routes[each.route] }))
  const { item, options = item?.options ?? [] } = schema as Options
  // Of a union, those that can be picked.
  const picked = options.flatMap((option) => (option as Options).options ?? option)
  return picked
    .filter((option) => typeof option === 'string')
    .map((value) => ({
      value,
      name: path === 'idioma' ? languageName(value, language) : (names[value] ?? value),
    }))
}

const ADDRESS = 'https://example.com/'

/** By its row's kind, if that has a control of its own. Of addresses, mail is none that begins with https. */
function widgetOf(kind: Kind | undefined, { isShared }: Marks, schema: Schema): Widget | undefined {
  if (isShared) return 'shared'
  if (kind === 'address' && !v.is(schema, ADDRESS)) return 'text'
  return (kind && WIDGETS[kind]) ?? (schema.type === 'boolean' ? 'yes' : undefined)
}

const isNumber = (schema: Schema): boolean => {
  const [first] = (schema as Options).options ?? []
  return schema.type === 'number' || (typeof first === 'object' && isNumber(first))
}

function fieldForm(asked: Asked, path: string, schema: Schema): FieldForm {
  const { name, language } = asked
  const held = heldBy(schema)
  const { item, value, entries = (item ?? value)?.entries } = held as Options
  const marks = marksAt(name, path)
  const { kind, month } = marks
  const choices = choicesOf(asked, path, held)
  const mayBeOpen = kind === 'year' && v.is(held, null)
  const chosen = item ? 'ticks' : 'choice'
  const usual = choices.length > 0 ? chosen : isNumber(held) ? 'number' : 'text'
  const words = wordsOf(name, path)
  const hint = words.form?.[SPOKEN.indexOf(language)] ?? words[language] ?? ''
  return {
    path,
    label: labelOf(name, path, language),
    hint: month ? messagesIn(language).form.when.hint(mayBeOpen) : hint,
    isRequired: ![undefined, '', null].some((none) => v.is(schema, none)),
    widget:
      widgetOf(kind, marks, held) ??
      (entries && (item ? 'items' : value ? 'named' : 'group')) ??
      usual,
    choices,
    ...{ marks, month, mayBeOpen },
    fields: fieldForms(asked, entries ?? {}, `${path}.`),
  }
}

/** Without what nobody is asked for, and the months that are said with their years. */
function fieldForms(asked: Asked, schemas: FieldSchemas, above = ''): FieldForm[] {
  const forms = Object.entries(schemas)
    .filter(([field]) => kindOf(asked.name, above + field) !== 'unasked')
    .map(([field, schema]) => fieldForm(asked, above + field, schema))
    .filter(({ widget, choices }) => widget !== 'ticks' || choices.length > 0)
  const months = forms.map(({ month }) => month)
  return forms.filter(({ path }) => !months.includes(path))
}

/** The form of the profile, of a list's entry or the head of an own section. @param variants of the CV */
export const formOf = (
  name: FormName,
  language: Spoken,
  variants: readonly string[] = [],
): FieldForm[] => fieldForms({ name, language, variants }, schemaOf(name).entries)

/** The id of a field's control, by its path: `enlaces[1].url`. */
export const fieldId = (path: string): string => `root_${path.replaceAll(/[.[\]]+/g, '_')}`
