import { beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../../src/model/objects'
import type { EditorState } from '../../src/tools/edit/client/api'
import { editorStore } from '../../src/tools/edit/client/editor-store'
import { contentStore } from '../../src/tools/edit/content-store'
import type { Typed } from '../../src/tools/edit/drafts'
import { mergedValue } from '../../src/tools/edit/merged-value'
import { es } from '../../src/tools/messages/es/es'
import { asText, CERTIFICATES, freshProject } from './content-project'

type Request = {
  action: string
  typed: readonly Typed[]
  /** @param said in the profile, or in the whole answer; undefined for no answer */
  answer: (said?: string | object) => Promise<void>
}

const PUESTO = { place: 'perfil', field: 'puesto' }
const stateOf = (puesto: string, more: object = {}) =>
  ({
    values: { perfil: { puesto } },
    locked: {},
    stale: [],
    problems: [],
    drafts: [],
    version: 1,
    ...more,
  }) as unknown as EditorState

/** A page whose profile says `a`, and what it asks of a server that answers when told to. */
function page(storage = new Map<string, string>(), start = stateOf('a')) {
  const requests: Request[] = []
  const ask = (action: string, asked: object = {}) =>
    new Promise<never>((resolve, reject) => {
      const { typed = [] } = asked as Partial<Request>
      requests.push({
        action,
        typed,
        answer: async (said) => {
          const told = { status: 200, written: typed.map(({ field }) => field), problems: [] }
          if (said === undefined) reject(new TypeError())
          else if (typeof said === 'string') resolve({ ...told, state: stateOf(said) } as never)
          else resolve({ ...told, ...said } as never)
          await new Promise(setImmediate)
        },
      })
    })
  const store = editorStore(start, {
    ask,
    wordsOf: () => es.form,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
  })
  const flush = async () => {
    void store.flush()
    await new Promise(setImmediate)
  }
  const sent = (index: number) => requests[index]?.typed.map(({ base, value }) => ({ base, value }))
  return { store, requests, flush, sent, storage }
}

describe('what is typed while something is on its way', () => {
  it('is sent after it, though it is what the file said before', async () => {
    const { store, requests, flush, sent } = page()
    store.type(PUESTO, 'b')
    await flush()
    store.type(PUESTO, 'a')
    await flush()
    await requests[0]?.answer('b')
    expect(sent(1)).toEqual([{ base: 'b', value: 'a' }])
  })

  it('is no conflict with a save of which no answer came, also after a reload', async () => {
    const { store, requests, flush, storage } = page()
    store.type(PUESTO, 'b')
    await flush()
    await requests[0]?.answer()
    expect(store.session().fault).toBe(es.form.noServer)
    store.type(PUESTO, 'bc')
    const again = page(storage)
    void again.store.refresh(true)
    await new Promise(setImmediate)
    expect(again.sent(0)).toEqual([{ base: 'a', value: 'b' }])
    await again.requests[0]?.answer('b')
    expect(again.sent(1)).toEqual([{ base: 'b', value: 'bc' }])
    await again.requests[1]?.answer('bc')
    expect(again.store.session()).toMatchObject({ drafts: [], fault: undefined })
  })

  it('does not wait for what takes long', async () => {
    const { store, requests, flush } = page()
    void store.order('check')
    void store.order('import')
    await flush()
    store.type(PUESTO, 'b')
    await flush()
    expect(requests.map(({ action }) => action)).toEqual(['check', 'import', 'type'])
  })

  it('is what is shown, whichever answer comes last', async () => {
    const { store, requests, flush } = page()
    void store.order('import')
    await flush()
    store.type(PUESTO, 'b')
    await flush()
    await requests[1]?.answer({ state: stateOf('b', { version: 3 }) })
    await requests[0]?.answer({ state: stateOf('a', { version: 2 }) })
    expect(store.session().state.values.perfil?.puesto).toBe('b')
  })
})

it('what no server answers is told in a sentence', async () => {
  const { store, requests } = page()
  const told = expect(store.order('sort')).rejects.toThrow(es.form.noServer)
  await new Promise(setImmediate)
  await requests[0]?.answer()
  await told
})

it('what is typed without a pause is kept by the server meanwhile', async () => {
  const { store, requests, flush } = page()
  const pauses = [0, 200, 200, 200]
  for (const [index, pause] of pauses.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    store.type(PUESTO, 'b'.repeat(index + 1))
  }
  expect(requests.map(({ action, typed }) => [action, typed[0]?.value])).toEqual([['draft', 'bbb']])
  await requests[0]?.answer({})
  await flush()
  expect(requests.at(-1)).toMatchObject({ action: 'type', typed: [{ base: 'a', value: 'bbbb' }] })
})

it('what another tab or a server before has kept is there again, and goes on from what it was begun with', async () => {
  const kept = { ...PUESTO, base: 'a', value: 'b', waits: 'mending', problems: [] }
  const { store, flush, sent } = page(new Map(), stateOf('a', { drafts: [kept] }))
  expect(store.session().drafts).toEqual([kept])
  store.type(PUESTO, 'bc')
  expect(store.session().drafts).toMatchObject([{ ...PUESTO, base: 'a', value: 'bc' }])
  await flush()
  expect(sent(0)).toEqual([{ base: 'a', value: 'bc' }])
})

it('what is thrown away is gone at once, also on the server', async () => {
  const kept = { ...PUESTO, base: 'a', value: 'b' }
  const { store, requests } = page(new Map(), stateOf('a', { drafts: [kept] }))
  void store.discard(PUESTO)
  await new Promise(setImmediate)
  expect(store.session().drafts).toEqual([])
  expect(requests.map(({ action }) => action)).toEqual(['discard'])
})

it('what an input method has not finished is kept by the server, and not sent to be written', async () => {
  const { store, requests, flush } = page()
  store.compose(true)
  store.type(PUESTO, 'に')
  await flush()
  expect(requests).toEqual([])
  await expect.poll(() => requests.map(({ action }) => action)).toEqual(['draft'])
  await requests[0]?.answer({})
  store.type(PUESTO, '日')
  store.compose(false)
  await flush()
  const asked = requests.map(({ action, typed }) => [action, typed[0]?.base, typed[0]?.value])
  expect(asked).toEqual([
    ['draft', 'a', 'に'],
    ['type', 'a', '日'],
  ])
})

describe('on the server', () => {
  const project = freshProject()
  const EMAIL = { place: 'perfil', field: 'email', base: 'ada@example.com' }
  const typed = (place: string, field: string, base: unknown, value: unknown) => ({
    ...{ place, field, base, value },
  })
  let store = contentStore(project.root)
  beforeEach(() => {
    store = contentStore(project.root)
  })
  /** By another start of the editor. */
  const kept = () => contentStore(project.root).state().drafts

  it('what has a mistake is kept, told, and written once another file mends it', () => {
    const para = { ...typed('educacion', 'para', undefined, ['backend']), id: 1 }
    store.type([para, { ...para, field: 'titulo', base: 'Tecnicatura', value: 'Carrera' }])
    expect(project.json('educacion').items[0].titulo).toBe('Carrera')
    expect(kept()).toMatchObject([{ field: 'para', waits: 'mending', value: ['backend'] }])
    expect(kept()[0]?.problems).toHaveLength(1)
    store.type([typed('perfil', 'variantes', undefined, { backend: {} })])
    expect(project.json('educacion').items[0].para).toBeUndefined()
    store.type([], true)
    expect(project.json('educacion').items[0].para).toEqual(['backend'])
    expect(kept()).toEqual([])
  })

  it('typing goes on from what the file said when it was begun, whatever another tab says of it', () => {
    store.type([{ ...EMAIL, value: 'ada@' }])
    store.type([{ ...EMAIL, base: 'other', value: 'ada@b' }])
    expect(kept()).toMatchObject([{ ...EMAIL, value: 'ada@b' }])
    store.type([{ ...EMAIL, value: 'ada@b.dev' }])
    expect([project.json('perfil').email, kept()]).toEqual(['ada@b.dev', []])
  })

  it('a field that another program has changed, too, waits for its owner to choose', () => {
    project.writeProfile({ email: 'ada@ella.dev' })
    store.type([{ ...EMAIL, value: 'ada@b.dev' }])
    expect(kept()).toMatchObject([{ ...EMAIL, waits: 'choice' }])
    expect(project.json('perfil').email).toBe('ada@ella.dev')
    store.insist(EMAIL)
    expect([project.json('perfil').email, kept()]).toEqual(['ada@b.dev', []])
  })

  it('is forgotten where its file says it', () => {
    store.keep([{ ...EMAIL, value: 'ada@b.dev' }])
    expect(kept()).toHaveLength(1)
    project.writeProfile({ email: 'ada@b.dev' })
    const before = project.text('perfil')
    store.type([])
    expect([project.text('perfil'), kept(), store.state().canUndo]).toEqual([before, [], false])
  })

  it('a conflict ends where the file says again what it said', () => {
    project.writeProfile({ email: 'ada@ella.dev' })
    store.type([{ ...EMAIL, value: 'ada@b.dev' }])
    project.writeProfile({})
    store.type([], true)
    expect([project.json('perfil').email, kept()]).toEqual(['ada@b.dev', []])
  })

  it('rows of a list that two have changed are both written', () => {
    const [a, b] = [
      { red: 'A', url: 'https://a.dev' },
      { red: 'B', url: 'https://b.dev' },
    ]
    project.writeProfile({ enlaces: [a, { ...b, red: 'Bé' }] })
    store.type([typed('perfil', 'enlaces', [a, b], [{ ...a, url: 'https://a.org' }, b])])
    expect(project.json('perfil').enlaces).toEqual([
      { red: 'A', url: 'https://a.org' },
      { red: 'Bé', url: 'https://b.dev' },
    ])
  })

  describe('a new entry', () => {
    const fresh = (field: string, value: unknown) => ({
      ...typed('hard-skills', field, undefined, value),
      id: 3,
    })
    const skills = () => project.json('hard-skills').items

    it('is written once it says what it must, and what is wrong beside that waits', () => {
      store.type([fresh('titulo', 'Go')])
      expect(skills()).toHaveLength(1)
      expect(kept()).toMatchObject([{ field: 'titulo', waits: 'mending' }])
      store.type([fresh('icon', 'devicon:go'), fresh('para', ['backend'])])
      expect(skills().at(-1)).toMatchObject({ id: 3, titulo: 'Go', icon: 'devicon:go' })
      expect(kept()).toMatchObject([{ field: 'para', waits: 'mending' }])
    })

    it('is there once, though its answer was lost and it is sent again', () => {
      const both = [fresh('titulo', 'Go'), fresh('icon', 'devicon:go')]
      store.type(both)
      store.type(both)
      expect(skills().map(({ titulo }: { titulo: string }) => titulo)).toEqual(['React', 'Go'])
      expect(kept()).toEqual([])
    })

    it('of which all is cleared again is none', () => {
      const title = { ...typed(CERTIFICATES, 'titulo', undefined, ''), id: 9 }
      const before = project.text(CERTIFICATES)
      store.type([title])
      expect([project.text(CERTIFICATES), kept(), store.state().canUndo]).toEqual([
        before,
        [],
        false,
      ])
    })

    it('goes where its date does, which may be typed after its title', () => {
      const own = (field: string, value: unknown) => ({
        ...typed('educacion', field, undefined, value),
        id: 3,
      })
      const titles = () =>
        project
          .json('educacion')
          .items.toSorted((a: Fields, b: Fields) => Number(a.numeroOrden) - Number(b.numeroOrden))
          .map(({ titulo }: Fields) => titulo)
      store.type([own('titulo', 'Taller')])
      expect(titles()).toEqual(['Taller', 'Tecnicatura', 'Curso'])
      store.type([own('anioInicio', 1990), own('anioFin', 1991)])
      expect(titles()).toEqual(['Tecnicatura', 'Curso', 'Taller'])
    })
  })

  it('what is typed into an entry that is gone makes no new one', () => {
    store.type([{ ...typed('educacion', 'titulo', 'Otro', 'Taller'), id: 7 }])
    expect(project.json('educacion').items).toHaveLength(2)
    expect(kept()).toMatchObject([{ id: 7, waits: 'choice' }])
  })

  it('what was typed into an entry goes with it, also its translation', () => {
    project.write('src/content/en/perfil.json', asText({ puesto: 'Developer' }))
    const [first] = project.json('educacion').items
    const spot = { id: 1, field: 'anioInicio', base: 2023, value: 'x' }
    store.type([{ place: 'educacion', ...spot }])
    expect(kept()).toHaveLength(1)
    store.remove('educacion', first)
    expect(kept()).toEqual([])
  })

  it('a file of drafts that is cut short holds nothing up', () => {
    project.write('.cache/edit/drafts.json', '[{"cut')
    expect(kept()).toEqual([])
  })
})

describe('two changes of one value', () => {
  it.each([
    ['of other fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['of one that goes', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['that are one', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['of other rows', [1, 2, 3], [9, 2, 3], [1, 2, 8], [9, 2, 8]],
    ['of lines that come and go', 'a\nb\nc\nd', 'x\na\nb\nc', 'a\nb\ny\nc\nd', 'x\na\nb\ny\nc'],
    ['that add and take away', '1\n2\n3\n4\n5', '1\n3\n4\n5\n6', '0\n1\n2\n3\n5', '0\n1\n3\n5\n6'],
    ['of a text, some alike', 'a\nb\nc', 'x\nb\nc', 'x\nb\ny', 'x\nb\ny'],
    ['of other lines', 'a\n\nb\n', 'A\n\nb\n', 'a\n\nB\n', 'A\n\nB\n'],
  ])('%s are one', (_title, base, mine, theirs, value) => {
    expect(mergedValue(base, mine, theirs)).toEqual({ value })
  })

  it.each([
    ['of the same field', { a: 1 }, { a: 2 }, { a: 3 }],
    ['of the rows', [1, 2], [2, 1], [1, 2, 3]],
    ['of a text', 'a', 'b', 'c'],
    ['of the same line', 'a\n\nb', 'a\n\nc', 'a\n\nd'],
    ['of lines side by side', 'a\nb\nc', 'A\nb\nc', 'a\nB\nc'],
    ['of a line that goes and one that changes', 'a\n\nb', 'a\n', 'a\n\nB'],
    ['of a place where both add', 'a\n', 'a\nb\n', 'a\nc\n'],
  ])('%s are their owner’s to choose', (_title, base, mine, theirs) => {
    expect(mergedValue(base, mine, theirs)).toBeUndefined()
  })
})
