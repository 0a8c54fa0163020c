import type { Messages } from '../../messages/es/es'
import { type Draft, draftAt, isOfEntry, type Typed, without } from '../drafts'
import { type FieldSpot, isSame, saidAt } from '../field-spot'
import type { Outcome } from '../right-changes'
import type { Answer, ask, EditorState } from './api'

/** Pause in typing after which it is sent, to be written. */
const SETTLED_AFTER_MS = 400
/** No longer is anything typed in the tab alone. */
const KEPT_AFTER_MS = 450
/** Pause after which a file or server that failed is tried again. */
const RETRY_AFTER_MS = 2000
/** In the tab's storage, which outlives a reload. */
const TYPED = 'typed'
const NO_KEY = 403

/** What is typed here, and the server has not said that it has it. */
type Unsent = Draft & {
  /** What was asked to be kept; of a lost answer it is not known whether it was. */
  sent?: unknown
}

export type Session = {
  state: EditorState
  /** What is typed and in no file yet. */
  drafts: readonly Draft[]
  /** Why nothing can be written now. */
  fault?: string | undefined
  /** In ms, by the clock that the site's page has, too: another one may differ after the machine slept. */
  writtenAt: number
}
type Surroundings = {
  ask: typeof ask
  /** In the language of the content. */
  wordsOf: (state: EditorState) => Messages['form']
  storage: Pick<Storage, 'getItem' | 'setItem'>
}
type Written = Answer & Outcome

const isSent = (each: Unsent | undefined) => each !== undefined && 'sent' in each

const askedOf = ({ place, id, field, base, value }: Unsent): Typed => {
  return { place, id, field, base, value }
}

/** What is left of it once the server has what was asked. */
function acknowledged(each: Unsent, asked: readonly Typed[]): Unsent[] {
  const kept = draftAt(asked, each)
  if (!kept) return [each]
  const { sent: _answered, ...rest } = each
  return isSame(each.value, kept.value) ? [] : [{ ...rest, base: kept.value }]
}

/** What is typed and what the files say, and one queue of what is sent of it. */
export function editorStore(start: EditorState, { ask, wordsOf, storage }: Surroundings) {
  let unsent: readonly Unsent[] = JSON.parse(storage.getItem(TYPED) ?? '[]')
  let session: Session = {
    state: start,
    drafts: [...without(start.drafts, unsent), ...unsent],
    writtenAt: 0,
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let keeping: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isComposing = false

  const set = (change: Partial<Session>) => {
    const { state } = { ...session, ...change }
    session = { ...session, ...change, drafts: [...without(state.drafts, unsent), ...unsent] }
    storage.setItem(TYPED, JSON.stringify(unsent))
    for (const tell of listeners) tell()
  }
  const inTurn = <Told>(act: () => Promise<Told>): Promise<Told> => {
    const turn = queue.then(act)
    queue = turn.catch(() => undefined)
    return turn
  }
  const now = () => performance.timeOrigin + performance.now()

  const take = (state: EditorState) => {
    // What was asked later may be answered before.
    if (state.version < session.state.version) return
    // Of a file that cannot be read, what it said is still shown.
    const lost = Object.keys(state.locked).map((place) => [place, session.state.values[place]])
    const before = Object.fromEntries(lost.filter(([, value]) => value))
    set({ state: { ...state, values: { ...before, ...state.values } } })
  }
  const request = async <Told extends Answer>(
    action: string,
    asked?: object,
  ): Promise<Told | undefined> => {
    clearTimeout(retry)
    try {
      const answer = await ask<Told>(action, asked)
      if (answer.state) take(answer.state)
      // While something is unsent only its sending shows that it can be.
      if (action === 'type' || !unsent.some(isSent)) set({ fault: undefined })
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

  /** Sends what is typed, which the server keeps, and writes where it is right. @param isAgain whether mistakes are tried, too */
  const send = async (isAgain: boolean): Promise<void> => {
    clearTimeout(timer)
    // Half a syllable of an input method is no text.
    if (isComposing) return
    // What was asked before is asked again: it may have been done.
    unsent = unsent.map((each) =>
      isSent(each) ? each : { ...each, sent: each.value === undefined ? '' : each.value },
    )
    const isLate = unsent.some(({ sent, value }) => !isSame(sent, value))
    const typed = unsent.map(({ sent, ...each }) => ({ ...askedOf(each), value: sent }))
    set({})
    const answer = await request<Written>('type', { typed, isAgain })
    if (!answer) return
    unsent = unsent.flatMap((each) => acknowledged(each, typed))
    set(answer.written.length > 0 ? { writtenAt: now() } : {})
    if (isLate) await send(false)
  }
  const refresh = (isAgain = false) => inTurn(() => send(isAgain))
  const flush = () => (unsent.length > 0 ? refresh() : queue.then(() => {}))
  const retryLater = () => {
    clearTimeout(retry)
    retry = setTimeout(() => void refresh(), RETRY_AFTER_MS)
  }
  /** Has the server keep what is being typed, also half a syllable. */
  const keep = async () => {
    keeping = undefined
    const typed = unsent.filter((each) => !isSent(each)).map(askedOf)
    // The tab has it, and its sending is tried again.
    if (typed.length > 0) await ask('draft', { typed }).catch(() => undefined)
  }
  const sendSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), SETTLED_AFTER_MS)
    if (keeping === undefined) keeping = setTimeout(() => void inTurn(keep), KEPT_AFTER_MS)
  }
  /** Asks for what is no field, once all that was typed before is sent; what is typed meanwhile does not wait. @throws Error */
  const order = async <Told extends Answer>(...asked: Parameters<typeof ask>): Promise<Told> => {
    await flush()
    const answer = await ask<Told>(...asked).catch((error: Error) => {
      throw error instanceof TypeError ? new Error(wordsOf(session.state).noServer) : error
    })
    if (answer.state) {
      take(answer.state)
      set({ writtenAt: now() })
    }
    return answer
  }
  const discard = (spots: readonly FieldSpot[]) => {
    unsent = without(unsent, spots)
    set({ state: { ...session.state, drafts: without(session.state.drafts, spots) } })
    if (spots.length === 0) return
    return inTurn(() => request('discard', { spots }))
  }

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
    order,
    discard: (spot: FieldSpot) => discard([spot]),
    /** Forgets what is typed into an entry, in all languages. */
    discardEntry: (name: string, id: FieldSpot['id']) =>
      discard(session.drafts.filter(isOfEntry(name, id))),
    /** Takes what is typed into a field; sent after a pause. */
    type(spot: FieldSpot, value: unknown): void {
      const said = saidAt(session.state.values, spot)
      const before = draftAt(unsent, spot)
      const known = before ?? draftAt(session.state.drafts, spot)
      const next = { base: said, ...known, ...spot, value, waits: undefined }
      // While another value is on its way, what the file says is not known.
      const isBack = isSame(value, said) && !draftAt(session.state.drafts, spot) && !isSent(before)
      unsent = isBack ? without(unsent, [spot]) : [...without(unsent, [spot]), next]
      set({})
      sendSoon()
    },
    /** Hears that an input method begins or ends to compose a text. */
    compose(isBegun: boolean): void {
      if (isComposing && !isBegun) sendSoon()
      isComposing = isBegun
    },
  }
}

export type EditorStore = ReturnType<typeof editorStore>
