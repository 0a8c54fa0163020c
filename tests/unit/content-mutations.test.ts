import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/model/schema/schema'
import type { ContentName } from '../../src/owner/reading/read-content'
import { anyContent } from './content-arbitraries'
import { asText, makeProject, messageOf } from './content-project'

const project = makeProject()
afterAll(project.remove)

/** Hundreds of runs on the disk of a busy machine. */
const SLOW_MS = 30_000

type Fields = Record<string, unknown>
type Target = { name: ContentName; prefix: string; fields: Fields }
type Files = Record<ContentName, Fields | { items: Fields[] }>

/** One mistake made in an object of the content; returns the path that must be named. */
type Mutation = (fields: Fields, seed: number) => string | undefined

const OPTIONAL = ['fechaNacimiento', 'cv']
const LINKS = ['link', 'direccionWeb', 'gitHubWeb', 'github', 'linkedin', 'sitio']
const BAD_LINKS = [
  'javascript:alert(1)',
  'http://example.com/',
  '//example.com',
  'https:/',
  'data:,x',
]
const WRONG_VALUES = [true, {}, [], Number.MIN_VALUE]

const pick = <Item>(items: readonly Item[], seed: number) => items[seed % items.length]

const MUTATIONS: Record<string, Mutation> = {
  deleteField(fields, seed) {
    const key = pick(
      Object.keys(fields).filter((field) => !OPTIONAL.includes(field)),
      seed,
    )
    if (key !== undefined) delete fields[key]
    return key
  },
  changeType(fields, seed) {
    const key = pick(Object.keys(fields), seed)
    if (key !== undefined) fields[key] = pick(WRONG_VALUES, seed)
    return key
  },
  addField(fields, seed) {
    const key = pick(['constructor', 'Titulo', 'nuevo'], seed)
    if (key !== undefined) fields[key] = 'x'
    return key
  },
  badLink(fields, seed) {
    const key = pick(
      LINKS.filter((field) => field in fields),
      seed,
    )
    if (key !== undefined) fields[key] = pick(BAD_LINKS, seed)
    return key
  },
  swapYears(fields) {
    const { anioInicio, anioFin } = fields
    if (typeof anioFin !== 'number' || anioFin === anioInicio) return undefined
    fields.anioInicio = anioFin
    fields.anioFin = anioInicio
    return 'anioFin'
  },
}

const entriesOf = (files: Files) => {
  const entries: Target[] = [{ name: 'perfil', prefix: '', fields: files.perfil as Fields }]
  for (const name of LIST_NAMES) {
    const { items } = files[name] as { items: Fields[] }
    items.forEach((fields, index) => {
      entries.push({ name, prefix: `items[${index}].`, fields })
    })
  }
  return entries
}

const filesOf = ({ perfil, lists }: { perfil: Fields; lists: Record<string, Fields[]> }) => {
  const named = LIST_NAMES.map((name) => [name, { items: lists[name] }])
  return structuredClone({ perfil, ...Object.fromEntries(named) }) as Files
}

const writeAll = (files: Files) => {
  for (const [name, value] of Object.entries(files)) {
    project.writeContent(name as ContentName, asText(value))
  }
}

const content = anyContent as fc.Arbitrary<Parameters<typeof filesOf>[0]>

it.each(Object.keys(MUTATIONS))(
  'one mistake is named with its file and path: %s',
  (kind) => {
    let made = 0
    fc.assert(
      fc.property(content, fc.nat(), fc.nat(), (valid, which, seed) => {
        const files = filesOf(valid)
        const target = pick(entriesOf(files), which)
        const key = target && MUTATIONS[kind]?.(target.fields, seed)
        if (target === undefined || key === undefined) return
        made++
        writeAll(files)
        const place = `src/content/${target.name}.json:\\d+  ${target.prefix}${key}\\n`
        const escaped = place.replace(/[[\].]/g, '\\$&')
        expect(messageOf(project)).toMatch(
          new RegExp(`^Hay 1 error en el contenido:\\n\\n${escaped}`),
        )
      }),
      { numRuns: 80 },
    )
    expect(made).toBeGreaterThan(0)
  },
  SLOW_MS,
)

it(
  'a repeated id is named at the second entry that has it',
  () => {
    fc.assert(
      fc.property(content, fc.nat(), (valid, which) => {
        const files = filesOf(valid)
        const target = pick(entriesOf(files).slice(1), which)
        if (target === undefined) return
        const { items } = files[target.name] as { items: Fields[] }
        items.push({ ...target.fields })
        writeAll(files)
        const place = `src/content/${target.name}.json:\\d+  items\\[${items.length - 1}\\]\\.id\\n`
        expect(messageOf(project)).toMatch(
          new RegExp(`^Hay 1 error en el contenido:\\n\\n${place}`),
        )
      }),
      { numRuns: 80 },
    )
  },
  SLOW_MS,
)
