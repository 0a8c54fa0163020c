import { existsSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { outlineOf } from '../../src/tools/content/pages/outline'
import { contentStore } from '../../src/tools/edit/content-store'
import { es } from '../../src/tools/messages/es/es'
import { freshProject, messageOf, SMALLEST, VALID_CONTENT } from './content-project'
import { writeTranslation } from './translated-content'

const project = freshProject()
beforeEach(() => writeTranslation(project))

const PLACE = 'proyectos/agenda.md'
const file = (place: string) => project.place(`src/content/${place}`)
const textOf = (place: string) => project.read(`src/content/${place}`)
const [entry] = VALID_CONTENT.proyectos.items
const pagina = () => project.json('proyectos').items[0].pagina

/** A project with a page. */
function begun(text = 'Uno.\n') {
  const store = contentStore(project.root)
  store.beginPage(1)
  const said = { base: textOf(PLACE), value: text }
  expect(store.change(PLACE, undefined, { texto: said }).written).toEqual(['texto'])
  return store
}

describe('the page of a project', () => {
  it('is begun with the outline, under a name of its own, and undone as one', () => {
    project.write(`src/content/${PLACE}`, 'De nadie.\n')
    const store = contentStore(project.root)
    store.beginPage(1)
    expect(pagina()).toBe('agenda-2')
    expect(textOf('proyectos/agenda-2.md')).toBe(outlineOf(es))
    expect(messageOf(project)).toBe('sin errores')
    expect(store.undo().isDone).toBe(true)
    expect([pagina(), existsSync(file('proyectos/agenda-2.md'))]).toEqual([undefined, false])
    expect(textOf(PLACE)).toBe('De nadie.\n')
  })

  it('is written as it is typed, with the ends of lines of its file, in each language', () => {
    const store = begun()
    writeFileSync(file(PLACE), 'Uno.\r\n\r\nDos.\r\n')
    const { texto } = store.state().values[PLACE] ?? {}
    expect(texto).toBe('Uno.\n\nDos.\n')
    store.change(PLACE, undefined, { texto: { base: texto, value: 'Uno.\n\nTres.\n' } })
    expect(textOf(PLACE)).toBe('Uno.\r\n\r\nTres.\r\n')
    store.change(`en/${PLACE}`, undefined, { texto: { value: 'One.\n' } })
    expect(textOf(`en/${PLACE}`)).toBe('One.\n')
    expect(messageOf(project)).toBe('sin errores')
  })

  it('keeps what is wrong out of its file, and tells the line', () => {
    const store = begun()
    const wrong = { base: 'Uno.\n', value: 'Uno.\n\n<script>alert(1)</script>\n' }
    const { written, problems } = store.change(PLACE, undefined, { texto: wrong })
    expect(written).toEqual([])
    expect(problems).toMatchObject([{ place: PLACE, line: 3 }])
    expect(textOf(PLACE)).toBe('Uno.\n')
  })

  it('is written beside an old mistake, wherever it moves, but with no second one', () => {
    const store = begun()
    writeFileSync(file(PLACE), 'Uno.\n\n[Charlas](/charlas/)\n')
    const says = (base: string, value: string) =>
      store.change(PLACE, undefined, { texto: { base, value } })
    const moved = 'Uno.\n\nDos.\n\n[Charlas](/charlas/)\n'
    expect(says('Uno.\n\n[Charlas](/charlas/)\n', moved).written).toEqual(['texto'])
    expect(textOf(PLACE)).toBe(moved)
    const { written, problems } = says(moved, `[Otra](/charlas/)\n\n${moved}`)
    expect([written, problems.map(({ line }) => line)]).toEqual([[], [1, 7]])
  })

  it('that another program changed is left alone; one that no project names is not made', () => {
    const store = begun()
    writeFileSync(file(PLACE), 'De otro.\n')
    const change = { texto: { base: 'Uno.\n', value: 'Dos.\n' } }
    expect(store.change(PLACE, undefined, change).conflicts).toEqual(['texto'])
    const place = 'proyectos/otra.md'
    expect(store.change(place, undefined, { texto: { value: 'x' } }).conflicts).toEqual(['texto'])
    expect(existsSync(file(place))).toBe(false)
    expect(() => store.change('pt/proyectos/agenda.md', undefined, change)).toThrow()
  })

  it('in another encoding is locked', () => {
    const store = begun()
    writeFileSync(file(PLACE), Buffer.from('Año.', 'latin1'))
    expect(store.state().locked[PLACE]).toContain(`src/content/${PLACE}`)
    const change = { texto: { base: undefined, value: 'Dos.\n' } }
    expect(store.change(PLACE, undefined, change).written).toEqual([])
  })

  const removals: Record<string, (store: ReturnType<typeof begun>) => void> = {
    'its name': (store) => store.change('proyectos', 1, { pagina: { base: 'agenda' } }),
    'the project': (store) => store.remove('proyectos', { ...entry, pagina: 'agenda' }),
    'the list': (store) => store.removeList('proyectos'),
  }
  it.each(Object.entries(removals))(
    'goes with %s, in every language, and comes back',
    (_, remove) => {
      const store = begun()
      store.change(`en/${PLACE}`, undefined, { texto: { value: 'One.\n' } })
      remove(store)
      expect([PLACE, `en/${PLACE}`].map((place) => existsSync(file(place)))).toEqual([false, false])
      expect(store.undo().isDone).toBe(true)
      expect([textOf(PLACE), textOf(`en/${PLACE}`)]).toEqual(['Uno.\n', 'One.\n'])
      expect(messageOf(project)).toBe('sin errores')
    },
  )

  it('has its pictures in public/ from the drop on, until it names them no more', async () => {
    const store = begun()
    const bytes = Buffer.from(SMALLEST.svg)
    const { path: name } = await store.drop('Mi plano.svg', 'imagen', bytes)
    const inPublic = (file = name) => project.has(`public/${file}`)
    const says = (base: string, value: string) =>
      store.change(PLACE, undefined, { texto: { base, value } }).written.length === 1
    // What it shows is still to be said.
    expect([says('Uno.\n', `![](${name})\n`), inPublic()]).toEqual([false, true])
    const shown = `![Un plano](/${name})\n`
    expect([says('Uno.\n', shown), inPublic()]).toEqual([true, true])
    expect(messageOf(project)).toBe('sin errores')
    expect([says(shown, 'Uno.\n'), inPublic()]).toEqual([true, false])
    store.undo()
    expect(inPublic()).toBe(true)
    // One that lay there before is kept beside what is published.
    project.write('public/mi foto.svg', SMALLEST.svg)
    expect(says(shown, '![Yo](mi%20foto.svg)\n')).toBe(true)
    expect([says('![Yo](mi%20foto.svg)\n', 'Uno.\n'), inPublic('mi foto.svg')]).toEqual([
      true,
      false,
    ])
    store.undo()
    expect(inPublic('mi foto.svg')).toBe(true)
  })
})
