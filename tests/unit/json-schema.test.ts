import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CONTENT_NAMES, SECTION_NAMES } from '../../src/site/model/schema/schema'
import { schemaFiles } from '../../src/tools/commands/schema'
import { deviconNames } from '../../src/tools/content/devicon'
import {
  DEVICON_PATH,
  overlaySchemaAddress,
  overlaySchemaPath,
  SCHEMA_DIR,
  schemaAddress,
  schemaPath,
} from '../../src/tools/content/reading/json-schema'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'
import { VALID_CONTENT } from './content-project'
import { FULL_CONTENT } from './full-content'

type Validator = {
  addSchema(schema: unknown, address: string): void
  validate(value: unknown, schema: unknown, options: { base: string }): { valid: boolean }
}
// The JSON Resume package brings a JSON Schema validator; no second one is needed for this.
const fromHere = createRequire(import.meta.url)
const fromPackage = createRequire(fromHere.resolve('@jsonresume/schema'))
const { Validator } = fromPackage('jsonschema') as { Validator: new () => Validator }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const readSchema = (file: string) => readJson(path.join(SCHEMA_DIR, file))

const addressOf = (file: string) => pathToFileURL(path.resolve(SCHEMA_DIR, file)).href
const validator = new Validator()
validator.addSchema(readSchema(DEVICON_PATH), addressOf(DEVICON_PATH))

/** Whether a value follows the schema in a file; a `$ref` in it is relative to the file. */
const isValid = (value: unknown, file: string) =>
  validator.validate(value, readSchema(file), { base: addressOf(file) }).valid

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
  const { properties } = readSchema(schemaPath('perfil'))
  expect(properties.secciones.items.enum).toEqual(SECTION_NAMES)
})

it('completes devicon’s names from a file of their own', () => {
  const names = deviconNames().map((name) => `devicon:${name}`)
  expect(readSchema(DEVICON_PATH).enum).toEqual(names)
  for (const name of ['hard-skills', 'soft-skills'] as const) {
    const { icon } = readSchema(schemaPath(name)).properties.items.items.properties
    expect(icon.anyOf[0]).toEqual({ $ref: DEVICON_PATH })
  }
})

// Both languages in one text, Spanish first.
const DESCRIPTION = /^.{10,}\. \/ .{10,}\.$/
const EXPECTED = /^Se espera .+\. \/ Expected: .+\.$/

describe.each(CONTENT_NAMES)('%s.schema.json', (name) => {
  const schema = readSchema(schemaPath(name))
  const overlay = readSchema(overlaySchemaPath(name))
  const accepts = (value: unknown) => isValid(value, schemaPath(name))
  const valid = structuredClone(VALID_CONTENT[name]) as Record<string, unknown>
  const object = schema.properties.items?.items ?? schema

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
    const isTranslation = (value: unknown) => isValid(value, overlaySchemaPath(name))
    expect(isTranslation(content)).toBe(true)
    const fact = { numeroOrden: 1, email: 'ada@example.com' }
    const wrong = 'items' in content ? { items: [{ ...content.items[0], ...fact }] } : fact
    expect(isTranslation(wrong)).toBe(false)
  })

  it('describes every field and says what is expected, in Spanish and in English', () => {
    const described = fieldsOf(object)
    expect(described.length).toBeGreaterThanOrEqual(Object.keys(object.properties).length)
    for (const [field, { description, errorMessage, items }] of described) {
      expect(description, field).toMatch(DESCRIPTION)
      if (field === '$schema') continue
      expect(errorMessage, field).toMatch(EXPECTED)
      if (items) expect(items.errorMessage, `${field}[]`).toMatch(EXPECTED)
    }
  })

  it('describes every translation and names the file, in Spanish and in English', () => {
    expect([schema.title, overlay.title]).toEqual([
      `${es.editor.files[name]} / ${en.editor.files[name]}`,
      `${es.editor.files[name]} (en otro idioma) / ${en.editor.files[name]} (in another language)`,
    ])
    for (const [field, { description }] of fieldsOf(overlay))
      expect(description, field).toMatch(DESCRIPTION)
  })

  it('refuses unknown and missing fields', () => {
    expect(object.additionalProperties).toBe(false)
    expect(accepts({ ...valid, desconocido: 1 })).toBe(false)
    const [field] = 'items' in valid ? ['items'] : ['nombre']
    const { [field ?? '']: _left, ...rest } = valid
    expect(accepts(rest)).toBe(false)
  })
})

describe('the schema files', () => {
  const files = schemaFiles()

  it.each(files)('$file is committed as the code writes it (npm run schema)', ({ file, bytes }) => {
    expect(readFileSync(file, 'utf8')).toBe(bytes)
  })

  it('are all that there are', () => {
    const found = readdirSync(SCHEMA_DIR, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.posix.join(SCHEMA_DIR, file.replaceAll(path.sep, '/')))
    expect(found.sort()).toEqual(files.map(({ file }) => file).sort())
  })
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
  expect(isValid(content, schemaPath(name))).toBe(false)
})
