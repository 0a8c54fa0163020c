import type { SpotProblem } from '../content-reader'
import type { ContentState } from '../content-store'

export type EditorState = ContentState
export type Answer = { status: number; state: EditorState; problems?: SpotProblem[] }

/** Two of them at once, of three bytes a letter, are what the browser sends for a page that is left: 64 KiB. */
const MOST_KEPT = 10_000
const PAGE = window.location.pathname.replace(/\/$/, '')
/** The name of the key in the address, and in what the tab keeps. */
const KEY = 'key'

/** From the address that the terminal tells; a tab that is loaded again has it still. */
function takeKey(): string {
  const told = new URLSearchParams(window.location.search).get(KEY)
  if (told !== null) {
    sessionStorage.setItem(KEY, told)
    window.history.replaceState(null, '', PAGE)
  }
  return sessionStorage.getItem(KEY) ?? ''
}
const key = takeKey()

/** Below the editor's page. */
export const addressOf = (path: string, query: Record<string, string> = {}): string =>
  `${PAGE}/${path}?${new URLSearchParams(query)}`

/** Asks the server; what is no file goes as JSON. @throws Error with what to tell the owner, and the `status` of its answer */
export async function ask<Told = Answer>(
  action: string,
  asked?: object,
  query: Record<string, string> = {},
): Promise<Told> {
  const body = asked && !(asked instanceof Blob) ? JSON.stringify(asked) : asked
  // A page that is left still sends what is typed.
  const keepalive = typeof body === 'string' && body.length < MOST_KEPT
  const options = { method: 'POST', headers: { 'x-edit-key': key }, body: body ?? null, keepalive }
  const response = await fetch(addressOf(`api/${action}`, query), options)
  if (!response.headers.get('content-type')?.includes('json')) {
    const message = (await response.text()) || response.statusText
    throw Object.assign(new Error(message), { status: response.status })
  }
  return { status: response.status, ...(await response.json()) }
}
