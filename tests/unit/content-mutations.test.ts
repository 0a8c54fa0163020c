import fc from 'fast-check'
import { expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { anyContent } from './content-arbitraries'
import { type ContentFiles, type Fields, MISTAKES, makeMistake } from './content-mistakes'
import { asText, contentReader, makeProject, messageFrom } from './content-project'

const project = makeProject()
const read = contentReader(project.publicDir)

/** Each content has one in this many of the mistakes. */
const PARTS = 8
const CONTENTS = 4 * PARTS

const filesOf = ({ perfil, lists }: { perfil: Fields; lists: Record<string, Fields[]> }) => {
  const named = Object.entries(lists).map(([name, items]) => [name, { items }])
  return { perfil, ...Object.fromEntries(named) } as ContentFiles
}
const content = anyContent as fc.Arbitrary<Parameters<typeof filesOf>[0]>

it('any mistake in any content is named once, with its file and path', () => {
  const made = new Set<(typeof MISTAKES)[number]>()
  let run = 0
  fc.assert(
    fc.property(content, fc.nat(), (valid, which) => {
      const files = filesOf(valid)
      const texts = Object.entries(files).map(([name, value]) => [name, asText(value)])
      const part = run++ % PARTS
      for (const mistake of MISTAKES.filter((_, index) => index % PARTS === part)) {
        const { file } = mistake
        const wrong = { ...files, [file]: structuredClone(files[file]) }
        const place = makeMistake(wrong, mistake, which)
        if (!place) continue
        made.add(mistake)
        const all = { ...Object.fromEntries(texts), [file]: asText(wrong[file]) }
        const [heading, problem = ''] = messageFrom(() => read(all)).split('\n\n')
        expect([es.reading.inContent(1), en.reading.inContent(1)]).toContain(heading)
        const [told = ''] = problem.split('\n')
        expect(told.replace(/:\d+/, '')).toBe(`src/content/${file}.json  ${place.path}`)
      }
    }),
    { numRuns: CONTENTS, endOnFailure: true },
  )
  // Few contents have all the fields.
  expect(made.size).toBeGreaterThan(0.9 * MISTAKES.length)
})
