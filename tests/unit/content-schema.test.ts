import { rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { readContent, readSite } from '../../src/tools/content/reading/read-content'
import { anyContent, HOSTILE_TEXTS } from './content-arbitraries'
import { asText, makeProject, VALID_CONTENT } from './content-project'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

/** Hundreds of runs on the disk of a busy machine. */
const SLOW_MS = 30_000

const read = () => readContent(project.contentDir, project.publicDir)

describe('valid content', () => {
  it.each(LIST_NAMES)('may have no file for %s, which an empty one is not', (name) => {
    const absent = () => readSite(project.contentDir, project.publicDir).absent
    project.writeContent(name, '{ "items": [] }')
    expect(absent()).toEqual([])
    rmSync(path.join(project.contentDir, `${name}.json`))
    expect(absent()).toEqual([name])
    expect(read().lists[name]).toEqual([])
  })

  it('comes back as it was written, without $schema', () => {
    const { $schema: _editor, ...perfil } = VALID_CONTENT.perfil
    const content = read()
    expect(content.perfil).toEqual(perfil)
    for (const name of LIST_NAMES) expect(content.lists[name]).toEqual(VALID_CONTENT[name].items)
  })

  it('keeps the order of the file, whatever numeroOrden says', () => {
    const [first, second] = VALID_CONTENT.educacion.items
    const items = [
      { ...first, numeroOrden: 9 },
      { ...second, numeroOrden: 3 },
    ]
    project.writeContent('educacion', asText({ items }))
    expect(read().lists.educacion.map(({ numeroOrden }) => numeroOrden)).toEqual([9, 3])
  })

  it('may begin with a UTF-8 byte order mark and use Windows line ends', () => {
    const text = asText(VALID_CONTENT.perfil).replaceAll('\n', '\r\n')
    project.writeContent('perfil', `\ufeff${text}`)
    expect(read().perfil.nombre).toBe('Ada Prueba')
  })

  it('may leave out what is optional, and have empty lists', () => {
    const { fechaNacimiento: _day, cv: _cv, ...perfil } = VALID_CONTENT.perfil
    project.writeContent('perfil', asText(perfil))
    for (const name of LIST_NAMES) project.writeContent(name, '{"items":[]}')
    const content = read()
    expect(content.perfil).not.toHaveProperty('cv')
    expect(content.lists.proyectos).toEqual([])
  })

  it.each(HOSTILE_TEXTS)('takes any text as text: %j', (text) => {
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, resumen: text }))
    expect(read().perfil.resumen).toBe(text)
  })

  it(
    'is any content of the right shape',
    () => {
      fc.assert(
        fc.property(anyContent, ({ perfil, lists }) => {
          project.writeContent('perfil', asText(perfil))
          for (const name of LIST_NAMES) project.writeContent(name, asText({ items: lists[name] }))
          expect(read()).toEqual({ perfil, lists })
        }),
        { numRuns: 60 },
      )
    },
    SLOW_MS,
  )
})
