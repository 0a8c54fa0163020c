import { existsSync, lstatSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rewritten } from '../../src/tools/content/workspace/json-edits'
import { filesBelow } from '../fixtures/build-fixture'
import { freshProject } from './content-project'
import { fc } from './properties'

const project = freshProject()
const PROFILE = 'src/content/perfil.json'
const LIST = 'src/content/educacion.json'
const { place: placeOf, bytes: bytesOf } = project

describe('a JSON text that is to say something else', () => {
  it('is the same but for what differs, however it is written', () => {
    const text = '\t{ "b":1,\r\n\t"a" : [ 1,2 ,3],   "c": {"d":  "e"} }'
    expect(rewritten(text, [], { a: [1, 2, 3], b: 1, c: { d: 'e' } })).toBe(text)
    expect(rewritten(text, [], { a: [1, 2, 3], b: 2, c: { d: 'e' } })).toBe(
      text.replace('"b":1', '"b":2'),
    )
    expect(rewritten(text, ['c', 'd'], 'f')).toBe(text.replace('"e"', '"f"'))
  })

  it('says whatever it is to say', () => {
    const value = fc.jsonValue({ maxDepth: 3 }).filter((each) => each !== undefined)
    const object = fc.dictionary(fc.string(), value, { maxKeys: 5 })
    fc.assert(
      fc.property(object, object, fc.constantFrom('\t', '  ', ''), (before, after, indent) => {
        const text = rewritten(JSON.stringify(before, null, indent), [], after)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(after)))
      }),
    )
  })

  const entry = (id: number) => ({ id, titulo: `Uno ${id}`, numeroOrden: id })
  const listOf = (...ids: number[]) => ({ items: ids.map(entry) })
  const textOf = (...ids: number[]) => JSON.stringify(listOf(...ids), null, 2)
  it.each([
    ['a new entry in the middle', [1, 2, 3], [1, 9, 2, 3]],
    ['a new entry at the head', [1, 2, 3], [9, 1, 2, 3]],
    ['an entry less', [1, 2, 3], [1, 3]],
    ['the last entry less', [1], []],
    ['two entries changed for one', [1, 2, 3, 4], [1, 9, 4]],
    ['another order', [1, 2, 3], [3, 1, 2]],
  ])('with %s has the lines of the others as they were', (_title, before, after) => {
    // No formatter writes two spaces after a colon.
    const own = textOf(...before).replaceAll('"id": ', '"id":  ')
    const text = rewritten(own, [], listOf(...after))
    expect(JSON.parse(text)).toEqual(listOf(...after))
    const kept = after.filter((id) => before.includes(id) && id !== 3).map((id) => `"id":  ${id},`)
    for (const line of kept) expect(text).toContain(line)
  })

  it('is written anew where it cannot be edited: it is no JSON, or says a field twice', () => {
    for (const text of ['{ "a": ', '{ "a": 1, "a": 2 }', '']) {
      expect(rewritten(text, [], { a: 3 })).toBe('{\n  "a": 3\n}\n')
    }
    expect(() => rewritten('{ "a": ', ['a'], 3)).toThrow()
  })

  it('has a new field where the order of fields says, a composed text for the same as a decomposed one', () => {
    const text = '{\n  "a": 1,\n  "c": "Núñez"\n}\n'.normalize('NFD')
    const after = rewritten(text, [], { a: 1, c: 'Núñez', b: 2 }, ['a', 'b', 'c'])
    expect(after).toBe(text.replace('"a": 1,', '"a": 1,\n  "b": 2,'))
  })
})

describe('the owner’s folder', () => {
  it('says what is pending before it is written, and nothing of it on the disk', () => {
    const workspace = project.workspace()
    const before = project.text('perfil')
    workspace.set(PROFILE, ['puesto'], 'Arquitecta')
    workspace.write('src/content/proyectos/agenda.md', 'Uno.')
    workspace.write(LIST, undefined)
    expect(workspace.profile.puesto).toBe('Arquitecta')
    expect(workspace.json(PROFILE).source?.value).toMatchObject({ puesto: 'Arquitecta' })
    expect(workspace.names('proyectos', '.md')).toEqual(['agenda'])
    expect([workspace.has(LIST), workspace.json(LIST)]).toEqual([false, {}])
    expect([project.text('perfil'), existsSync(placeOf(LIST))]).toEqual([before, true])
    expect(workspace.changes().map(({ file }) => file)).toHaveLength(3)
    workspace.discard()
    expect([workspace.has(LIST), workspace.changes()]).toEqual([true, []])
  })

  it('writes one line of a file, and keeps its byte order mark, its indentation and ends of lines', () => {
    const text = project.text('perfil').replaceAll('\n', '\r\n').replaceAll('  ', '\t')
    project.writeContent('perfil', `\ufeff${text}`)
    const workspace = project.workspace()
    workspace.set(PROFILE, ['puesto'], 'Arquitecta')
    workspace.commit()
    expect(bytesOf(PROFILE)).toEqual(
      Buffer.from(`\ufeff${text}`.replace('"Desarrolladora"', '"Arquitecta"')),
    )
  })

  it('writes nothing that says the same', () => {
    const workspace = project.workspace()
    const { value } = workspace.json(LIST).source ?? {}
    workspace.set(LIST, [], structuredClone(value))
    workspace.write('public/cv.pdf', bytesOf('public/cv.pdf'))
    workspace.write('public/ninguno.pdf', undefined)
    expect(workspace.commit()).toEqual([])
    expect(workspace.canTakeBack).toBe(false)
  })

  it('takes back byte by byte what it wrote, in whichever encoding, step by step', () => {
    const bytes = Buffer.from('\ufeffAño.\n', 'latin1')
    project.write('src/content/proyectos/agenda.md', bytes)
    const whole = () => filesBelow(project.root).map((file) => [file, bytesOf(file)])
    const before = whole()
    const workspace = project.workspace()
    workspace.write('src/content/proyectos/agenda.md', undefined)
    workspace.write('public/nueva.webp', bytes)
    workspace.commit()
    const between = whole()
    workspace.set(PROFILE, ['ciudad'], undefined)
    workspace.commit()
    for (const then of [between, before]) {
      expect(workspace.takeBack()).toEqual([])
      workspace.commit()
      expect(whole()).toEqual(then)
    }
    expect(workspace.canTakeBack).toBe(false)
  })

  it('does not take back what another program has changed since', () => {
    const workspace = project.workspace()
    for (const puesto of ['Uno', 'Dos']) {
      workspace.set(PROFILE, ['puesto'], puesto)
      workspace.commit()
    }
    project.writeProfile({ puesto: 'Otra' })
    workspace.refresh()
    expect([workspace.takeBack(), workspace.changes()]).toEqual([[PROFILE], []])
    project.writeProfile({ puesto: 'Uno' })
    writeFileSync(placeOf(PROFILE), project.text('perfil'))
    expect(workspace.canTakeBack).toBe(true)
  })

  it('finds a file by its composed name, however the disk spells it, and writes it where it is', () => {
    const name = 'plano de Núñez.svg'
    project.write(`public/${name.normalize('NFD')}`, '<svg/>')
    const workspace = project.workspace()
    expect(workspace.has(`public/${name}`)).toBe(true)
    workspace.write(`public/${name}`, '<svg><g/></svg>')
    workspace.commit()
    expect(readdirSync(project.publicDir).filter((file) => file.endsWith('svg'))).toEqual([
      name.normalize('NFD'),
    ])
    expect(String(workspace.bytes(`public/${name}`))).toBe('<svg><g/></svg>')
  })

  it.each([
    ['a file', PROFILE, 'otros/perfil.json', PROFILE],
    ['a folder', 'src/content/de/perfil.json', 'otros/de/perfil.json', 'src/content/de'],
  ])('leaves a link to %s a link, and writes where it leads', (_, file, linked, link) => {
    rmSync(placeOf(link), { force: true })
    project.write(linked, '{ "puesto": "Entwicklerin" }')
    symlinkSync(placeOf(linked.replace(file.slice(link.length), '')), placeOf(link))
    const workspace = project.workspace()
    expect(workspace.has(file)).toBe(true)
    expect(workspace.linkedFile(file)).toBe(linked)
    workspace.set(file, ['puesto'], 'Architektin')
    workspace.commit()
    expect(lstatSync(placeOf(link)).isSymbolicLink()).toBe(true)
    expect(project.read(linked)).toBe('{ "puesto": "Architektin" }')
  })

  it('tells in the language of the disk, whatever language is pending', () => {
    const workspace = project.workspace()
    workspace.set(PROFILE, ['idioma'], 'en')
    expect([workspace.say.language, workspace.profile.idioma]).toEqual(['es', 'en'])
    workspace.commit()
    expect(workspace.say.language).toBe('en')
  })
})
