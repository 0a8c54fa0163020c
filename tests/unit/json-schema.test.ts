import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT_NAMES, SECTION_NAMES } from '../../src/site/model/schema/schema'
import { SPOKEN } from '../../src/site/words/language'
import {
  jsonSchemaFile,
  schemaAddress,
  schemaPath,
} from '../../src/tools/content/reading/json-schema'
import {
  overlaySchemaAddress,
  overlaySchemaFile,
  overlaySchemaPath,
} from '../../src/tools/content/translation/overlay-json-schema'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'
import { VALID_CONTENT } from './content-project'
import { FULL_CONTENT } from './full-content'

type Validator = { validate(value: unknown, schema: unknown): { valid: boolean } }
// The JSON Resume package brings a JSON Schema validator; no second one is needed for this.
const fromHere = createRequire(import.meta.url)
const fromPackage = createRequire(fromHere.resolve('@jsonresume/schema'))
const { Validator } = fromPackage('jsonschema') as { Validator: new () => Validator }

const SCHEMA_DIR = path.resolve('src/tools/content/json-schema')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

type Property = Properties & {
  description?: string
  errorMessage?: string
  items?: Property
}
type Properties = { properties?: Record<string, Property> }

/** Also those of the objects inside it and in its lists. */
const fieldsOf = ({ properties = {} }: Properties, above = ''): [string, Property][] =>
  Object.entries(properties).flatMap(([field, property]) => [
    [`${above}${field}`, property],
    ...fieldsOf(property.items ?? property, `${above}${field}${property.items ? '[]' : ''}.`),
  ])

it('completes the names of sections', () => {
  const { properties } = JSON.parse(jsonSchemaFile('perfil', 'es'))
  expect(properties.secciones.items.enum).toEqual(SECTION_NAMES)
})

describe.each(CONTENT_NAMES)('%s.schema.json', (name) => {
  const schema = JSON.parse(jsonSchemaFile(name, 'es'))
  const accepts = (value: unknown) => new Validator().validate(value, schema).valid
  const valid = structuredClone(VALID_CONTENT[name]) as Record<string, unknown>
  const object = schema.properties.items?.items ?? schema

  it('is committed as the code writes it (npm run schema)', () => {
    for (const language of SPOKEN) {
      const file = path.join(SCHEMA_DIR, schemaPath(name, language))
      expect(readFileSync(file, 'utf8')).toBe(jsonSchemaFile(name, language))
      const overlay = path.join(SCHEMA_DIR, overlaySchemaPath(name, language))
      expect(readFileSync(overlay, 'utf8')).toBe(overlaySchemaFile(name, language))
    }
  })

  it('accepts what is valid, with every optional field and without', () => {
    expect(accepts(valid)).toBe(true)
    expect(accepts(FULL_CONTENT[name])).toBe(true)
  })

  it('is the schema that a content file points to, and accepts it', () => {
    const file = path.join(FIXTURE_CONTENT_DIR, `${name}.json`)
    if (!existsSync(file)) return
    const content = readJson(file)
    expect(content.$schema).toBe(schemaAddress(name))
    expect(accepts(content)).toBe(true)
  })

  it('has one for translations, which accepts texts and refuses facts', () => {
    const file = path.join(FIXTURE_CONTENT_DIR, 'en', `${name}.json`)
    if (!existsSync(file)) return
    const content = readJson(file)
    expect(content.$schema).toBe(overlaySchemaAddress(name))
    const overlay = JSON.parse(overlaySchemaFile(name, 'es'))
    const isValid = (value: unknown) => new Validator().validate(value, overlay).valid
    expect(isValid(content)).toBe(true)
    const fact = { numeroOrden: 1, email: 'ada@example.com' }
    const wrong = 'items' in content ? { items: [{ ...content.items[0], ...fact }] } : fact
    expect(isValid(wrong)).toBe(false)
  })

  it('describes every field in Spanish and says what is expected', () => {
    const described = fieldsOf(object)
    expect(described.length).toBeGreaterThanOrEqual(Object.keys(object.properties).length)
    for (const [field, { description, errorMessage, items }] of described) {
      expect(description, field).toMatch(/^.{10,}\.$/)
      if (field === '$schema') continue
      expect(errorMessage, field).toMatch(/^Se espera .+\.$/)
      if (items) expect(items.errorMessage, `${field}[]`).toMatch(/^Se espera .+\.$/)
    }
  })

  it('says the same in English', () => {
    const english = JSON.parse(jsonSchemaFile(name, 'en'))
    const described = fieldsOf(english.properties.items?.items ?? english)
    expect(described.map(([field]) => field)).toEqual(fieldsOf(object).map(([field]) => field))
    for (const [field, { description, errorMessage }] of described) {
      expect(description, field).toMatch(/^.{10,}\.$/)
      if (field !== '$schema') expect(errorMessage, field).toMatch(/^Expected: .+\.$/)
    }
  })

  it('refuses unknown and missing fields', () => {
    expect(object.additionalProperties).toBe(false)
    expect(accepts({ ...valid, desconocido: 1 })).toBe(false)
    const [field] = 'items' in valid ? ['items'] : ['nombre']
    const { [field ?? '']: _left, ...rest } = valid
    expect(accepts(rest)).toBe(false)
  })
})

it('there are no other schema files', () => {
  const expected = SPOKEN.flatMap((language) =>
    CONTENT_NAMES.flatMap((name) => [
      schemaPath(name, language),
      overlaySchemaPath(name, language),
    ]),
  )
  const files = readdirSync(SCHEMA_DIR, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.json')).sort()).toEqual(expected.sort())
})

const MUST_FAIL: [name: keyof typeof VALID_CONTENT, field: string, value: unknown][] = [
  ['educacion', 'anioInicio', 1800],
  ['educacion', 'anioFin', '2020'],
  ['educacion', 'mesInicio', 13],
  ['educacion', 'mesFin', null],
  ['educacion', 'certificado', '../fuera.pdf'],
  ['educacion', 'certificado', 'http://example.com/a.pdf'],
  ['experiencia', 'link', 'javascript:alert(1)'],
  ['experiencia', 'titulo', '  '],
  ['hard-skills', 'icon', 'devicon:no-existe'],
  ['hard-skills', 'icon', 'https://example.com/x.svg'],
  ['hard-skills', 'anchoIcon', 0],
  ['hard-skills', 'grupo', ''],
  ['proyectos', 'id', 1.5],
  ['proyectos', 'enlaces', [{ texto: 'Documentación', url: 'ftp://example.com/' }]],
  ['proyectos', 'imagen', 'https://example.com/a.png'],
  ['certificados', 'fecha', '2023-13'],
  ['certificados', 'enlace', null],
  ['perfil', 'github', 'http://example.com/'],
  ['perfil', 'telefono', 'no tengo'],
  ['perfil', 'enlaces', [{ red: 'Mastodon', url: 'http://example.com/' }]],
  ['perfil', 'enlaces', [{ red: 'Mastodon', url: 'https://example.com/', usuario: 'ada' }]],
  ['perfil', 'idiomas', ['Español']],
  ['perfil', 'secciones', []],
  ['perfil', 'secciones', ['contacto']],
]

it.each(MUST_FAIL)('%s: %s refuses %j', (name, field, value) => {
  const content = structuredClone(VALID_CONTENT[name])
  const object = 'items' in content ? content.items[0] : content
  Object.assign(object ?? {}, { [field]: value })
  const schema = JSON.parse(jsonSchemaFile(name, 'es'))
  expect(new Validator().validate(content, schema).valid).toBe(false)
})
