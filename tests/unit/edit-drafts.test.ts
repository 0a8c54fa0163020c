import { describe, expect, it } from 'vitest'
import type { EditorState } from '../../src/tools/edit/client/api'
import { editorStore } from '../../src/tools/edit/client/editor-store'
import type { FieldChange } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'

type Request = {
  action: string
  fields: Record<string, FieldChange>
  /** @param said in the profile, or in the whole answer; undefined for no answer */
  answer: (said?: string | object) => Promise<void>
}

const PUESTO = { place: 'perfil', field: 'puesto' }
const stateOf = (puesto: string) =>
  ({
    values: { perfil: { puesto } },
    locked: {},
    stale: [],
    findings: [],
  }) as unknown as EditorState

/** A page whose profile says `a`, and what it asks of a server that answers when told to, but keeps drafts at once. */
function page(storage = new Map<string, string>()) {
  const requests: Request[] = []
  const kept: object[] = []
  const ask = (action: string, asked: object = {}) =>
    new Promise<never>((resolve, reject) => {
      if (action === 'drafts') {
        kept.push(asked)
        return resolve({ status: 200 } as never)
      }
      const { fields } = asked as Request
      requests.push({
        action,
        fields,
        answer: async (said) => {
          const written = Object.keys(fields ?? {})
          const told = { status: 200, written, conflicts: [], findings: [] }
          if (said === undefined) reject(new TypeError())
          else if (typeof said === 'string') resolve({ ...told, state: stateOf(said) } as never)
          else resolve({ ...told, ...said } as never)
          await new Promise(setImmediate)
        },
      })
    })
  const store = editorStore(stateOf('a'), {
    ask,
    wordsOf: () => es.edit,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
  })
  const flush = async () => {
    void store.flush()
    await new Promise(setImmediate)
  }
  return { store, requests, kept, flush, storage }
}

describe('what is typed while a save is under way', () => {
  it('is saved after it, though it is what the file said before', async () => {
    const { store, requests, flush } = page()
    store.type(PUESTO, 'b')
    await flush()
    store.type(PUESTO, 'a')
    await flush()
    await requests[0]?.answer('b')
    expect(requests[1]?.fields).toEqual({ puesto: { base: 'b', value: 'a' } })
  })

  it('is no conflict with a save of which no answer came', async () => {
    const { store, requests, flush } = page()
    store.type(PUESTO, 'b')
    await flush()
    await requests[0]?.answer()
    expect(store.session().fault).toBe(es.edit.noServer)
    store.type(PUESTO, 'bc')
    void store.refresh()
    await new Promise(setImmediate)
    await requests[1]?.answer('b')
    expect(requests[2]?.fields).toEqual({ puesto: { base: 'b', value: 'bc' } })
    await requests[2]?.answer('bc')
    expect(store.session()).toMatchObject({ drafts: [], fault: undefined })
  })
})

it('what is typed outlives the page', () => {
  const { store, storage } = page()
  store.type(PUESTO, 'b')
  expect(page(storage).store.session().drafts).toMatchObject([{ ...PUESTO, base: 'a', value: 'b' }])
})

it('what is typed is kept by the server at once, until its file says it', async () => {
  const { store, requests, kept, flush } = page()
  const draft = { ...PUESTO, base: 'a', value: 'b' }
  store.type(PUESTO, 'b')
  expect(kept).toMatchObject([{ put: [draft], gone: [] }])
  await flush()
  await requests[0]?.answer('b')
  expect(kept.at(-1)).toMatchObject({ put: [], gone: [draft] })
})

describe('what another tab or a server before has kept', () => {
  const start = (state: EditorState) => {
    const kept = [{ ...PUESTO, base: 'a', value: 'b', waits: 'mending' as const }]
    const asked: object[] = []
    const ask = async (...request: object[]) => {
      asked.push(request)
      return { status: 200, written: ['puesto'], conflicts: [], findings: [], state: stateOf('b') }
    }
    const storage = { getItem: () => null, setItem: () => {} }
    const store = editorStore(state, { ask, wordsOf: () => es.edit, storage, kept } as never)
    return { store, asked, kept }
  }

  it('is there again, and is written once it is no mistake any more', async () => {
    const { store, asked } = start(stateOf('a'))
    expect(store.session().drafts).toMatchObject([{ ...PUESTO, value: 'b', waits: 'mending' }])
    await store.flush(true)
    const fields = { puesto: { base: 'a', value: 'b' } }
    expect(asked).toContainEqual(['change', { place: 'perfil', fields }])
    expect(store.session().drafts).toEqual([])
  })

  it('is forgotten where its file says it', () => {
    const { store, asked, kept } = start(stateOf('b'))
    expect(store.session().drafts).toEqual([])
    expect(asked).toEqual([['drafts', { put: [], gone: kept }]])
  })
})

it('what is typed while check runs is saved', async () => {
  const { store, requests, flush } = page()
  void store.look('check')
  await flush()
  store.type(PUESTO, 'b')
  await flush()
  expect(requests.map(({ action }) => action)).toEqual(['check', 'change'])
})

it('what an input method has not finished is not saved', async () => {
  const { store, requests, flush } = page()
  store.compose(true)
  store.type(PUESTO, 'に')
  await flush()
  expect(requests).toEqual([])
  store.type(PUESTO, '日')
  store.compose(false)
  await flush()
  expect(requests.map(({ fields }) => fields.puesto?.value)).toEqual(['日'])
})

it('what is typed into a new entry while it is added is typed into that entry', async () => {
  const { store, requests } = page()
  const spot = (id: number | 'new', field: string) => ({ place: 'educacion', id, field })
  for (const field of ['titulo', 'estado']) store.type(spot('new', field), 'A')
  const added = store.add('educacion')
  await new Promise(setImmediate)
  store.type(spot('new', 'titulo'), 'AB')
  store.type(spot('new', 'estado'), undefined)
  store.type(spot('new', 'descripcion'), 'C')
  const items = [{ id: 1, titulo: 'A', estado: 'A', descripcion: '' }]
  const state = { ...stateOf('a'), values: { educacion: { items } } }
  await requests[0]?.answer({ id: 1, written: ['items'], state })
  expect(await added).toBe(1)
  await new Promise(setImmediate)
  expect(requests[1]?.fields).toEqual({
    titulo: { base: 'A', value: 'AB' },
    descripcion: { base: undefined, value: 'C' },
    estado: { base: 'A', value: undefined },
  })
})
