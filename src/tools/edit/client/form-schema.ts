import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { fieldPath, kindOf } from '../../../site/model/schema/content-fields'
import type { Kind } from '../../../site/model/schema/fields'
import type { ContentName } from '../../../site/model/schema/schema'
import { SECTIONS } from '../../../site/model/sections'
import { textParts } from '../../../site/model/translated-texts'
import { SPOKEN, type Spoken } from '../../../site/words/language'
import { wordsFor } from '../../messages/built-words'
import { fieldWords } from '../../messages/fields'
import { messagesIn } from '../../messages/messages'

const SCHEMAS = import.meta.glob<RJSFSchema>('../../content/json-schema/*.schema.json', {
  eager: true,
  import: 'default',
})
const schemaOf = (name: string): RJSFSchema =>
  SCHEMAS[`../../content/json-schema/${name}.schema.json`] ?? {}

/** Written by the editor itself, or of use to nobody. */
const HIDDEN = ['$schema', 'id', 'numeroOrden', 'grabado']

const WIDGETS: Readonly<Record<string, string>> = { tema: 'theme', semilla: 'plate' }
const WIDGETS_OF_KINDS: { readonly [Each in Kind]?: string } = {
  date: 'date',
  document: 'file',
  icon: 'icon',
  pdf: 'file',
  picture: 'file',
  prose: 'textarea',
}

/** What a field is called, by its path: `enlaces[0].url`, or that of a text, `idiomas.0.nivel`. */
export function labelOf(name: ContentName, path: string, language: Spoken): string {
  const keys = textParts(path).map((key) => key.replace(/\[.*/, ''))
  const last = keys.at(-1) ?? ''
  const { label } = fieldWords(name, fieldPath([keys[0] ?? '', ...(keys[1] ? [last] : [])])) ?? {}
  return label?.[SPOKEN.indexOf(language)] ?? last.charAt(0).toUpperCase() + last.slice(1)
}

export const titleOf = (name: ContentName, language: Spoken): string =>
  messagesIn(language).editor.files[name].replace(/:.*/, '')

/** By name, what the owner chooses among by the site's own words: months and sections. */
function namedValues(name: ContentName, field: string, language: Spoken): RJSFSchema[] | undefined {
  if (kindOf(name, field) === 'month') {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long' })
    const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month))
    return months.map((month, index) => ({ const: index + 1, title: format(month) }))
  }
  if (field !== 'secciones') return undefined
  const { routes } = wordsFor(language, language).screen
  return SECTIONS.map(({ name, route }) => ({ const: name, title: routes[route] }))
}

/** A field in one language and one form: what may also be null or empty is left empty. */
function simple(
  name: ContentName,
  path: string,
  property: RJSFSchema,
  language: Spoken,
): RJSFSchema {
  const { anyOf, items, properties, errorMessage: _both, minItems: _least, ...rest } = property
  const [form] = (anyOf ?? []) as RJSFSchema[]
  const oneOf = items ? undefined : namedValues(name, path, language)
  const fields = Object.entries((properties ?? {}) as Record<string, RJSFSchema>)
    .filter(([key]) => !HIDDEN.includes(key))
    .map(([key, each]) => [key, simple(name, path ? `${path}.${key}` : key, each, language)])
  return {
    ...rest,
    type: form?.type ?? rest.type ?? 'string',
    title: labelOf(name, path, language),
    description: fieldWords(name, path)?.[language] ?? '',
    ...(oneOf && { oneOf, enum: undefined }),
    ...(items && { items: simple(name, path, items as RJSFSchema, language) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  }
}

/** The form of a profile or of a list's entry, from its file's JSON Schema. */
export function formOf(
  name: ContentName,
  language: Spoken,
): { schema: RJSFSchema; uiSchema: UiSchema } {
  const whole = schemaOf(name)
  const list = whole.properties?.items as RJSFSchema | undefined
  const schema = simple(name, '', (list?.items as RJSFSchema | undefined) ?? whole, language)
  const widgetOf = (field: string) => {
    const kind = kindOf(name, field)
    return WIDGETS[field] ?? (kind && WIDGETS_OF_KINDS[kind])
  }
  const widgets = Object.keys(schema.properties ?? {})
    .filter(widgetOf)
    .map((field) => [field, { 'ui:widget': widgetOf(field) }])
  return { schema, uiSchema: Object.fromEntries(widgets) }
}

export const iconNames = (schemaOf('devicon').enum ?? []) as string[]
