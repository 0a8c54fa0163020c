import type { Messages } from '../../messages/es/es'
import type { Outcome } from '../content-store'
import { type FieldSpot, type Fields, objectAt, saidAt } from '../field-spot'
import type { Answer, ask, EditorState } from './api'
import {
  added,
  answered,
  type Draft,
  draftAt,
  groupsOf,
  isOf,
  rebased,
  typed,
  without,
} from './drafts'

/** Pause in typing after which a change is written. */
const SETTLED_AFTER_MS = 400
/** Pause after which a file or server that failed is tried again. */
const RETRY_AFTER_MS = 2000
/** In the tab's storage, which outlives a reload. */
const DRAFTS = 'drafts'
const NO_KEY = 403

export type Session = {
  state: EditorState
  drafts: readonly Draft[]
  /** Why nothing can be written now. */
  fault?: string | undefined
  /** In ms, by the clock that the site's page has, too: another one may differ after the machine slept. */
  writtenAt: number
}
type Surroundings = {
  ask: typeof ask
  /** In the language of the content. */
  wordsOf: (state: EditorState) => Messages['edit']
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** What the server has of this tab or of another. */
  kept?: readonly Draft[]
}
type Written = Answer & Outcome

/** What is typed and what the files say, and one queue of what is asked of the server. */
export function editorStore(start: EditorState, surroundings: Surroundings) {
  const { ask, wordsOf, storage } = surroundings
  let { kept = [] } = surroundings
  const own: Draft[] = JSON.parse(storage.getItem(DRAFTS) ?? '[]')
  const ofOthers = kept.filter((each) => !draftAt(own, each))
  let session: Session = {
    state: start,
    drafts: rebased([...own, ...ofOthers], start.values, start.locked),
    writtenAt: 0,
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isKeeping = false
  let isComposing = false

  /** Has the server keep what is typed, whatever waits in the queue. */
  const keep = async () => {
    if (isKeeping) return
    isKeeping = true
    try {
      while (kept !== session.drafts) {
        const { drafts } = session
        const known = kept.map((each) => JSON.stringify(each))
        const put = drafts.filter((each) => !known.includes(JSON.stringify(each)))
        const gone = kept.filter((each) => !draftAt(drafts, each))
        if (put.length + gone.length > 0) await ask('drafts', { put, gone })
        kept = drafts
      }
    } catch {
      // The tab has it, and the next change is a new try.
    } finally {
      isKeeping = false
    }
  }
  const set = (change: Partial<Session>) => {
    session = { ...session, ...change }
    storage.setItem(DRAFTS, JSON.stringify(session.drafts))
    void keep()
    for (const tell of listeners) tell()
  }
  const inTurn = <Told>(act: () => Promise<Told>): Promise<Told> => {
    const turn = queue.then(act)
    queue = turn.catch(() => undefined)
    return turn
  }
  const isWaiting = () => groupsOf(session.drafts, session.state.locked).length > 0

  const take = (state: EditorState) => {
    // Of a file that cannot be read, what it said is still shown.
    const lost = Object.keys(state.locked).map((place) => [place, session.state.values[place]])
    const before = Object.fromEntries(lost.filter(([, value]) => value))
    const values = { ...before, ...state.values }
    const drafts = rebased(session.drafts, values, state.locked)
    set({ state: { ...state, values }, drafts })
  }
  const request = async <Told extends Answer>(
    action: string,
    asked?: object,
  ): Promise<Told | undefined> => {
    clearTimeout(retry)
    try {
      const answer = await ask<Told>(action, asked)
      if (answer.state) take(answer.state)
      // While something waits only its writing shows that it can be.
      if (action !== 'state' || !isWaiting()) set({ fault: undefined })
      if (Object.keys(session.state.locked).length > 0) retryLater()
      return answer
    } catch (error) {
      const { message, status } = error as Error & { status?: number }
      const say = wordsOf(session.state)
      if (status === NO_KEY) set({ fault: say.restarted })
      else {
        set({ fault: error instanceof TypeError ? say.noServer : message })
        retryLater()
      }
      return undefined
    }
  }
  const sendGroup = async (place: string, id: FieldSpot['id'], group: readonly Draft[]) => {
    const isSent = ({ field }: FieldSpot) => group.some((each) => each.field === field)
    set({
      drafts: session.drafts.map((each) =>
        isOf(place, id)(each) && isSent(each) ? { ...each, sent: each.value ?? null } : each,
      ),
    })
    const fields = group.map(({ field, base, value }) => [field, { base, value }])
    const asked = { place, id, fields: Object.fromEntries(fields) }
    const answer = await request<Written>('change', asked)
    if (!answer) return false
    set({
      drafts: answered(session.drafts, group, answer),
      ...(answer.written.length > 0 && { writtenAt: now() }),
    })
    return true
  }
  const now = () => performance.timeOrigin + performance.now()
  /** @param isAgain whether mistakes are tried, too: another file may have mended them */
  const flush = (isAgain = false) => {
    clearTimeout(timer)
    return inTurn(async () => {
      // Half a syllable of an input method is no text.
      if (isComposing) return
      for (const group of groupsOf(session.drafts, session.state.locked, isAgain)) {
        const [{ place, id } = { place: '', id: undefined }] = group
        if (!(await sendGroup(place, id, group))) return
      }
    })
  }
  const refresh = (isAgain = false) => inTurn(() => request('state')).then(() => flush(isAgain))
  const retryLater = () => {
    clearTimeout(retry)
    retry = setTimeout(() => void refresh(), RETRY_AFTER_MS)
  }
  /** Changes the content once all that was typed before is written. */
  const act = async <Told extends Answer = Written>(
    action: string,
    toAsk: () => object | undefined = () => undefined,
  ): Promise<Told | undefined> => {
    void flush()
    const answer = await inTurn(() => request<Told>(action, toAsk()))
    if (answer?.status === 200) set({ writtenAt: now() })
    return answer
  }
  /** As `act`, of what is no field: who asks tells what went wrong. @throws Error */
  const order = async <Told extends Answer>(...asked: Parameters<typeof ask>): Promise<Told> => {
    await flush()
    return inTurn(async () => {
      const answer = await ask<Told>(...asked)
      if (answer.state) take(answer.state)
      set({ writtenAt: now() })
      return answer
    })
  }
  /** As `order`, of what changes nothing: what is typed meanwhile need not wait for it. @throws Error */
  const look = async <Told extends Answer>(...asked: Parameters<typeof ask>): Promise<Told> => {
    await flush()
    return ask<Told>(...asked)
  }
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), SETTLED_AFTER_MS)
  }
  void keep()
  const discard = (spot: FieldSpot) => set({ drafts: without(session.drafts, spot) })
  const discardAll = (place: string, id: FieldSpot['id']) =>
    set({ drafts: session.drafts.filter((each) => !isOf(place, id)(each)) })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    session: () => session,
    flush,
    refresh,
    act,
    order,
    look,
    discard,
    discardAll,
    /** Takes what is typed into a field; written after a pause. */
    type(spot: FieldSpot, value: unknown): void {
      set({ drafts: typed(session.drafts, session.state.values, spot, value) })
      writeSoon()
    },
    /** Hears that an input method begins or ends to compose a text. */
    compose(isBegun: boolean): void {
      if (isComposing && !isBegun) writeSoon()
      isComposing = isBegun
    },
    /** Of a conflict, the owner's text. */
    insist(spot: FieldSpot): void {
      const draft = draftAt(session.drafts, spot)
      if (!draft) return
      const base = saidAt(session.state.values, spot)
      const next = { ...draft, base, waits: undefined }
      set({ drafts: session.drafts.map((each) => (each === draft ? next : each)) })
      void flush()
    },
    /** Says that a translation still holds. */
    async confirm(spot: FieldSpot): Promise<void> {
      const { place, id, field } = spot
      await act('change', () => {
        const value = saidAt(session.state.values, spot)
        return { place, id, fields: { [field]: { base: value, value } } }
      })
    },
    /** Adds the new entry that is drafted. @returns its id */
    async add(place: string): Promise<number | undefined> {
      const drafted = () => session.drafts.filter(isOf(place, 'new'))
      let asked: readonly Draft[] = []
      const answer = await act('add', () => {
        asked = drafted()
        return { place, entry: Object.fromEntries(asked.map(({ field, value }) => [field, value])) }
      })
      if (answer?.id !== undefined) {
        const { values, locked } = session.state
        const drafts = added(session.drafts, asked, { place, id: answer.id })
        set({ drafts: rebased(drafts, values, locked) })
        void flush()
      } else if (answer) set({ drafts: answered(session.drafts, asked, answer) })
      return answer?.id
    },
    async remove(place: string, id: number): Promise<boolean> {
      const seen = () => objectAt(session.state.values, place, id) ?? ({} as Fields)
      const answer = await act('remove', () => ({ place, seen: seen() }))
      const isDone = (answer?.written.length ?? 0) > 0
      if (isDone) {
        const isTranslation = (each: string) => each.endsWith(`/${place}`)
        set({
          drafts: session.drafts.filter(
            (each) => each.id !== id || !(each.place === place || isTranslation(each.place)),
          ),
        })
      }
      return isDone
    },
    sort: (place: string, ids: readonly number[]) => act('sort', () => ({ place, ids })),
  }
}

export type EditorStore = ReturnType<typeof editorStore>
