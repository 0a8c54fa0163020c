import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type { ContentName } from '../../src/site/model/schema/schema'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { anyContent } from './content-arbitraries'
import { type Fields, MISTAKES, pick } from './content-mistakes'
import { asText, makeProject, messageOf } from './content-project'

const project = makeProject()
afterAll(project.remove)

/** Hundreds of runs on the disk of a busy machine. */
const SLOW_MS = 30_000

type Target = { name: ContentName; prefix: string; fields: Fields }
type Files = Record<ContentName, Fields | { items: Fields[] }>

/** Not every object can have every mistake. */
function firstOf<Item, Result>(
  items: readonly Item[],
  start: number,
  tryOne: (item: Item) => Result | undefined,
): Result | undefined {
  for (let index = 0; index < items.length; index++) {
    const item = items[(start + index) % items.length]
    const result = item && tryOne(item)
    if (result) return result
  }
  return undefined
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

it.each(Object.keys(MISTAKES))(
  'one mistake is named with its file and path: %s',
  (kind) => {
    let made = 0
    fc.assert(
      fc.property(content, fc.nat(), fc.nat(), (valid, which, seed) => {
        const files = filesOf(valid)
        const mistake = firstOf(entriesOf(files), which, ({ name, prefix, fields }) => {
          const key = MISTAKES[kind]?.(fields, seed)
          return key === undefined ? undefined : { name, path: prefix + key }
        })
        if (mistake === undefined) return
        made++
        writeAll(files)
        const place = `src/content/${mistake.name}.json:\\d+  ${mistake.path}\\n`
        const escaped = place.replace(/[[\].]/g, '\\$&')
        expect(messageOf(project)).toMatch(
          new RegExp(
            `^(?:Hay 1 error en el contenido|There is 1 mistake in the content):\\n\\n${escaped}`,
          ),
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
          new RegExp(
            `^(?:Hay 1 error en el contenido|There is 1 mistake in the content):\\n\\n${place}`,
          ),
        )
      }),
      { numRuns: 80 },
    )
  },
  SLOW_MS,
)
