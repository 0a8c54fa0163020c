import { describe, expect, it } from 'vitest'
import type { EditorState } from '../../src/tools/edit/client/api'
import { editorStore } from '../../src/tools/edit/client/editor-store'
import type { FieldChange } from '../../src/tools/edit/field-spot'
import { es } from '../../src/tools/messages/es/es'

type Request = { fields: Record<string, FieldChange>; answer: (said?: string) => Promise<void> }

const PUESTO = { place: 'perfil', field: 'puesto' }
const stateOf = (puesto: string) =>
  ({
    values: { perfil: { puesto } },
    locked: {},
    stale: [],
    findings: [],
  }) as unknown as EditorState

/** A page whose profile says `a`, and what it asks of a server that answers when told to. */
function page(storage = new Map<string, string>()) {
  const requests: Request[] = []
  const ask = (_action: string, asked: object = {}) =>
    new Promise<never>((resolve, reject) => {
      const { fields } = asked as Request
      requests.push({
        fields,
        answer: async (said) => {
          const written = Object.keys(fields ?? {})
          const told = { status: 200, written, conflicts: [], findings: [] }
          if (said === undefined) reject(new TypeError())
          else resolve({ ...told, state: stateOf(said) } as never)
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
  return { store, requests, flush, storage }
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
