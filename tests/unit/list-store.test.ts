import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFetchedStore } from '../../src/site/model/lists/list-store'

const later = <Value>() => {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const [second, first] = [{ numeroOrden: 2 }, { numeroOrden: 1 }]

afterEach(() => vi.restoreAllMocks())

describe('a fetched list', () => {
  it('loads at the first subscription only, and sorts', async () => {
    const answer = later<{ numeroOrden: number }[]>()
    const fetchItems = vi.fn(() => answer.promise)
    const store = createFetchedStore(fetchItems)
    const onChange = vi.fn()
    store.subscribe(onChange)
    store.subscribe(() => {})
    expect(store.getState()).toEqual({ loaded: false, error: false, items: [] })
    answer.resolve([second, first])
    await vi.waitFor(() => expect(store.getState().loaded).toBe(true))
    expect(store.getState()).toEqual({ loaded: true, error: false, items: [first, second] })
    expect(fetchItems).toHaveBeenCalledOnce()
    expect(onChange).toHaveBeenCalled()
  })

  it('turns a failure into the error flag, tells the console why, and recovers on retry', async () => {
    const reason = new Error('sin red')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = [Promise.reject(reason), Promise.resolve([first])]
    const store = createFetchedStore(() => answers.shift() ?? Promise.resolve([]))
    store.subscribe(() => {})
    await vi.waitFor(() => expect(store.getState().error).toBe(true))
    expect(store.getState()).toEqual({ loaded: true, error: true, items: [] })
    expect(log).toHaveBeenCalledWith(reason)
    void store.load()
    expect(store.getState()).toEqual({ loaded: false, error: false, items: [] })
    await vi.waitFor(() => expect(store.getState().items).toEqual([first]))
  })

  it('does not start twice while it loads', async () => {
    const answer = later<{ numeroOrden: number }[]>()
    const fetchItems = vi.fn(() => answer.promise)
    const store = createFetchedStore(fetchItems)
    store.subscribe(() => {})
    void store.load()
    void store.load()
    answer.resolve([])
    await vi.waitFor(() => expect(store.getState().loaded).toBe(true))
    expect(fetchItems).toHaveBeenCalledOnce()
  })
})
