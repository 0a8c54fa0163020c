import type { ContentName } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { ContentState, Finding } from '../content-store'

/** The content, in its main language, and the addresses of the pages that show its files. */
export type EditorState = ContentState & {
  language: Spoken
  pages: Record<ContentName, string>
}
export type Answer = { status: number; state: EditorState; findings?: Finding[] }

const PAGE = window.location.pathname.replace(/\/$/, '')
const TOKEN = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? ''

/** Below the editor's page. */
export const addressOf = (place: string, query: Record<string, string> = {}): string =>
  `${PAGE}/${place}?${new URLSearchParams(query)}`

/** Asks the server. @throws Error with what to tell the owner */
export async function ask<Told = Answer>(
  action: string,
  body: BodyInit | null = null,
  query: Record<string, string> = {},
): Promise<Told> {
  const options = { method: 'POST', headers: { 'x-edit-token': TOKEN }, body }
  const response = await fetch(addressOf(`api/${action}`, query), options)
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error((await response.text()) || response.statusText)
  }
  return { status: response.status, ...(await response.json()) }
}
