import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ContentName } from '../../../site/model/schema/schema'
import type { Messages } from '../../messages/es/es'

const SCHEMAS = import.meta.glob<RJSFSchema>('../../content/json-schema/*.schema.json', {
  eager: true,
  import: 'default',
})
const schemaOf = (name: string): RJSFSchema =>
  SCHEMAS[`../../content/json-schema/${name}.schema.json`] ?? {}

/** Written by the editor itself, or of use to nobody. */
const HIDDEN = ['$schema', 'id', 'numeroOrden', 'grabado']

const WIDGETS: Readonly<Record<string, string>> = {
  foto: 'file',
  imagen: 'file',
  certificado: 'file',
  cv: 'file',
  icon: 'icon',
  tema: 'theme',
  semilla: 'plate',
  mesInicio: 'month',
  mesFin: 'month',
  resumen: 'textarea',
  descripcion: 'textarea',
}

/** What a field is called, by its path such as `enlaces[0].url`. */
export function labelOf(path: string, { labels }: Messages['edit']): string {
  const field = path.replace(/^.*\./, '')
  return labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1)
}

type Told = { say: Messages['edit']; descriptions: Messages['editor']['fields'] }

/** A field in one language and one form: what may also be null or empty is left empty. */
function simple(name: ContentName, path: string, property: RJSFSchema, told: Told): RJSFSchema {
  const { anyOf, items, properties, errorMessage: _both, minItems: _least, ...rest } = property
  const texts: Readonly<Record<string, string>> = told.descriptions[name]
  const [field = path] = path.split('.').slice(-1)
  const [form] = (anyOf ?? []) as RJSFSchema[]
  const type = form?.type ?? rest.type ?? 'string'
  const below = Object.entries((properties ?? {}) as Record<string, RJSFSchema>)
    .filter(([key]) => !HIDDEN.includes(key))
    .map(([key, each]) => [key, simple(name, path ? `${path}.${key}` : key, each, told)])
  return {
    ...rest,
    type,
    title: labelOf(field, told.say),
    description: texts[path] ?? '',
    ...(items && { items: simple(name, path, items as RJSFSchema, told) }),
    ...(properties && { properties: Object.fromEntries(below) }),
  }
}

/** The form of a profile or of a list's entry, from its file's JSON Schema. */
export function formOf(name: ContentName, told: Told): { schema: RJSFSchema; uiSchema: UiSchema } {
  const whole = schemaOf(name)
  const list = whole.properties?.items as RJSFSchema | undefined
  const {
    title: _title,
    description: _text,
    ...schema
  } = simple(name, '', (list?.items as RJSFSchema | undefined) ?? whole, told)
  const widgetOf = (field: string) =>
    name === 'certificados' && field === 'enlace' ? 'file' : WIDGETS[field]
  const widgets = Object.keys(schema.properties ?? {})
    .filter(widgetOf)
    .map((field) => [field, { 'ui:widget': widgetOf(field) }])
  return { schema, uiSchema: Object.fromEntries(widgets) }
}

export const iconNames = (schemaOf('devicon').enum ?? []) as string[]
