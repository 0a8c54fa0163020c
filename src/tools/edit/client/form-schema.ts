import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ContentName } from '../../../site/model/schema/schema'
import { SECTIONS } from '../../../site/model/sections'
import type { Spoken } from '../../../site/words/language'
import { wordsFor } from '../../messages/built-words'
import { messagesIn } from '../../messages/messages'

const SCHEMAS = import.meta.glob<RJSFSchema>('../../content/json-schema/*.schema.json', {
  eager: true,
  import: 'default',
})
const schemaOf = (name: string): RJSFSchema =>
  SCHEMAS[`../../content/json-schema/${name}.schema.json`] ?? {}

/** Written by the editor itself, or of use to nobody. */
const HIDDEN = ['$schema', 'id', 'numeroOrden', 'grabado']

const WIDGETS: Readonly<Record<string, string>> = {
  fechaNacimiento: 'date',
  foto: 'file',
  imagen: 'file',
  certificado: 'file',
  cv: 'file',
  icon: 'icon',
  tema: 'theme',
  semilla: 'plate',
  resumen: 'textarea',
  descripcion: 'textarea',
}

/** What a field is called, by its path such as `enlaces[0].url`. */
export function labelOf(path: string, language: Spoken): string {
  const field = path.replace(/^.*\./, '')
  const { labels } = messagesIn(language).edit
  return labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1)
}

/** What a file is called, in short. */
export const titleOf = (name: ContentName, language: Spoken): string =>
  messagesIn(language).editor.files[name].replace(/:.*/, '')

/** By name, what the owner chooses among by the site's own words: months and sections. */
function namedValues(field: string, language: Spoken): RJSFSchema[] | undefined {
  if (field.startsWith('mes')) {
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
  const texts: Readonly<Record<string, string>> = messagesIn(language).editor.fields[name]
  const [form] = (anyOf ?? []) as RJSFSchema[]
  const oneOf = items ? undefined : namedValues(path, language)
  const fields = Object.entries((properties ?? {}) as Record<string, RJSFSchema>)
    .filter(([key]) => !HIDDEN.includes(key))
    .map(([key, each]) => [key, simple(name, path ? `${path}.${key}` : key, each, language)])
  return {
    ...rest,
    type: form?.type ?? rest.type ?? 'string',
    title: labelOf(path, language),
    description: texts[path] ?? '',
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
  const widgetOf = (field: string) =>
    name === 'certificados' && field === 'enlace' ? 'file' : WIDGETS[field]
  const widgets = Object.keys(schema.properties ?? {})
    .filter(widgetOf)
    .map((field) => [field, { 'ui:widget': widgetOf(field) }])
  return { schema, uiSchema: Object.fromEntries(widgets) }
}

export const iconNames = (schemaOf('devicon').enum ?? []) as string[]
