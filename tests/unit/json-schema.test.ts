import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { jsonSchemaFile } from '../../src/owner/reading/json-schema'
import { CONTENT_NAMES } from '../../src/owner/reading/read-content'
import { VALID_CONTENT } from './content-project'

type Validator = { validate(value: unknown, schema: unknown): { valid: boolean } }
// The JSON Resume package brings a JSON Schema validator; no second one is needed for this.
const fromHere = createRequire(import.meta.url)
const fromPackage = createRequire(fromHere.resolve('@jsonresume/schema'))
const { Validator } = fromPackage('jsonschema') as { Validator: new () => Validator }

const CONTENT_DIR = path.resolve('src/content')
const SCHEMA_DIR = path.resolve('src/model/json-schema')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

describe.each(CONTENT_NAMES)('%s.schema.json', (name) => {
  const schema = JSON.parse(jsonSchemaFile(name))
  const accepts = (value: unknown) => new Validator().validate(value, schema).valid
  const valid = structuredClone(VALID_CONTENT[name]) as Record<string, unknown>
  const object = schema.properties.items?.items ?? schema

  it('is committed as the code writes it (npm run schema)', () => {
    const committed = readFileSync(path.join(SCHEMA_DIR, `${name}.schema.json`), 'utf8')
    expect(committed).toBe(jsonSchemaFile(name))
  })

  it('is the schema that the content file points to, and accepts it', () => {
    const content = readJson(path.join(CONTENT_DIR, `${name}.json`))
    expect(content.$schema).toBe(`../model/json-schema/${name}.schema.json`)
    expect(accepts(content)).toBe(true)
    expect(accepts(valid)).toBe(true)
  })

  it('describes every field in Spanish and says what is expected', () => {
    for (const [field, property] of Object.entries<Record<string, string>>(object.properties)) {
      expect(property.description, field).toMatch(/^.{10,}\.$/)
      if (field !== '$schema') expect(property.errorMessage, field).toMatch(/^Se espera .+\.$/)
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
  const expected = CONTENT_NAMES.map((name) => `${name}.schema.json`)
  expect(readdirSync(SCHEMA_DIR).sort()).toEqual(expected.sort())
})

const MUST_FAIL: [name: keyof typeof VALID_CONTENT, field: string, value: unknown][] = [
  ['educacion', 'anioInicio', 1800],
  ['educacion', 'anioFin', '2020'],
  ['educacion', 'certificado', '../fuera.pdf'],
  ['experiencia', 'link', 'javascript:alert(1)'],
  ['experiencia', 'titulo', '  '],
  ['hard-skills', 'icon', 'devicon:no-existe'],
  ['hard-skills', 'icon', 'https://example.com/x.svg'],
  ['hard-skills', 'anchoIcon', 0],
  ['proyectos', 'id', 1.5],
]

it.each(MUST_FAIL)('%s: %s refuses %j', (name, field, value) => {
  const content = structuredClone(VALID_CONTENT[name]) as unknown as { items: object[] }
  content.items = [{ ...content.items[0], [field]: value }]
  const schema = JSON.parse(jsonSchemaFile(name))
  expect(new Validator().validate(content, schema).valid).toBe(false)
})
