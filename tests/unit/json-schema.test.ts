import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CONTENT_NAMES } from '../../src/model/schema/schema'
import { TABLES_FILE, withFieldTables } from '../../src/tools/content/json-schema/field-tables'
import {
  DEVICON_PATH,
  SCHEMA_DIR,
  schemaFiles,
} from '../../src/tools/content/json-schema/json-schema'
import { deviconNames } from '../../src/tools/skills/icon-sets'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'
import { type ContentFiles, MISTAKES, makeMistake } from './content-mistakes'
import { FULL_CONTENT, fileIn, VALID_CONTENT } from './content-project'

type Validator = {
  addSchema(schema: unknown, address: string): void
  validate(value: unknown, schema: unknown, options: { base: string }): { valid: boolean }
}
// The JSON Resume package brings a JSON Schema validator; no second one is needed for this.
const fromHere = createRequire(import.meta.url)
const fromPackage = createRequire(fromHere.resolve('@jsonresume/schema'))
const { Validator } = fromPackage('jsonschema') as { Validator: new () => Validator }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const addressOf = (file: string) => pathToFileURL(path.resolve(file)).href
const validator = new Validator()
const devicon = path.join(SCHEMA_DIR, DEVICON_PATH)
validator.addSchema(readJson(devicon), addressOf(devicon))

/** Whether a value follows the schema that a content file in `folder` points to. */
const isValid = ({ $schema, ...value }: Record<string, unknown>, folder = FIXTURE_CONTENT_DIR) => {
  const inProject = path.relative(FIXTURE_CONTENT_DIR, path.join(folder, String($schema)))
  const file = path.join('src/content', inProject)
  return validator.validate({ $schema, ...value }, readJson(file), { base: addressOf(file) }).valid
}

type Property = {
  properties?: Record<string, Property>
  description?: string
  errorMessage?: string
  items?: Property
}

/** Also those of the objects inside it and in its lists. */
const fieldsOf = ({ properties = {} }: Property, above = ''): [string, Property][] =>
  Object.entries(properties).flatMap(([field, property]) => [
    [`${above}${field}`, property],
    ...fieldsOf(property.items ?? property, `${above}${field}.`),
  ])

// Both languages in one text, Spanish first.
const DESCRIPTION = /^.{10,}\. \/ .{10,}\.$/
const EXPECTED = /^Se espera .+\. \/ Expected: .+\.$/

it('the fields in the documentation are those of the table (npm run schema)', () => {
  const text = readFileSync(TABLES_FILE, 'utf8')
  expect(text).toContain('`tipoExperiencia`')
  expect(withFieldTables(text) === text).toBe(true)
})

describe('the schema files', () => {
  const files = schemaFiles()

  it('are committed as the code writes them (npm run schema), and no others', () => {
    for (const { file, bytes } of files)
      expect(readFileSync(file, 'utf8') === bytes, file).toBe(true)
    const found = readdirSync(SCHEMA_DIR, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.posix.join(SCHEMA_DIR, file.replaceAll(path.sep, '/')))
    expect(found.sort()).toEqual(files.map(({ file }) => file).sort())
  })

  it.each(files.map(({ file }) => file).filter((file) => !devicon.endsWith(file)))(
    '%s describes every field and says what is expected, in Spanish and in English',
    (file) => {
      const described = fieldsOf(readJson(file))
      expect(described.length).toBeGreaterThan(1)
      expect(readJson(file).title).toMatch(/ \/ /)
      for (const [field, { description, errorMessage }] of described) {
        if (field === 'items') continue
        expect(description, field).toMatch(DESCRIPTION)
        if (field !== '$schema' && !file.includes('translation')) {
          expect(errorMessage, field).toMatch(EXPECTED)
        }
      }
    },
  )

  it('complete devicon’s names from a file of their own', () => {
    expect(readJson(devicon).enum).toEqual(deviconNames().map((name) => `devicon:${name}`))
  })
})

const sampled = CONTENT_NAMES.filter((name) => name in VALID_CONTENT)

describe.each(sampled)('the schema of %s', (name) => {
  it('accepts what is valid, with every optional field and without', () => {
    expect(isValid(fileIn(VALID_CONTENT, name))).toBe(true)
    expect(isValid({ ...fileIn(VALID_CONTENT, name), ...fileIn(FULL_CONTENT, name) })).toBe(true)
  })

  it('refuses what the build refuses, in each field by itself', () => {
    const seen = MISTAKES.filter(({ file, isSeenByEditors }) => file === name && isSeenByEditors)
    const accepted = seen.filter((mistake) => {
      const files = structuredClone(FULL_CONTENT) as unknown as ContentFiles
      if (!makeMistake(files, mistake)) return false
      return isValid({ $schema: fileIn(VALID_CONTENT, name).$schema ?? '', ...files[name] })
    })
    expect(accepted.map(({ path: field, value }) => [field, value])).toEqual([])
  })

  it('has one for translations, which accepts texts and refuses facts', () => {
    const folder = path.join(FIXTURE_CONTENT_DIR, 'en')
    const file = path.join(folder, `${name}.json`)
    if (!existsSync(file)) return
    const content = readJson(file)
    expect(isValid(content, folder)).toBe(true)
    const fact = { numeroOrden: 1, email: 'ada@example.com' }
    const wrong = 'items' in content ? { items: [{ ...content.items[0], ...fact }] } : fact
    expect(isValid({ ...content, ...wrong }, folder)).toBe(false)
  })
})
