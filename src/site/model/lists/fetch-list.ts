import { deviconPaths, languages } from 'virtual:content'
import { HTTPError } from 'ky'
import { type BaseIssue, getDotPath, safeParse } from 'valibot'
import { listMessages } from '../../words/console'
import { DEVICON } from '../schema/fields'
import { type ListName, type Lists, listSchemas } from '../schema/schema'
import { type Texts, textsIn, translatedList } from '../translated-texts'
import { http, readCapped, wholeExchange } from './http-client'
import { listOverlaySchema } from './overlay-schema'

/** A fetched list can use only the devicons that the build included. */
function withIconPath<Item>(item: Item): Item {
  if (typeof item !== 'object' || item === null || !('icon' in item)) return item
  const icon = String(item.icon)
  if (!icon.startsWith(DEVICON)) return item
  const path = deviconPaths[icon.slice(DEVICON.length)]
  if (!path) throw new Error(listMessages().unknownIcon(icon))
  return { ...item, icon: path }
}

const reasonsOf = (issues: readonly BaseIssue<unknown>[]) =>
  issues
    .map((issue) => `${getDotPath(issue) ?? 'items'}: ${issue.message} (${issue.received})`)
    .join('; ')

/** The items of `{ "items": [...] }` or of a bare array. @param signal for the whole exchange */
async function fetchItems(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await http.get(url, { signal, headers: { accept: 'application/json' } })
  const body: unknown = JSON.parse(await readCapped(response, signal))
  return typeof body === 'object' && body !== null && 'items' in body ? body.items : body
}

const addressOf = (address: string, file: string) =>
  new URL(file, new URL(address.replace(/\/*$/, '/'), window.location.href))

/** The list in the main language. */
async function fetchMain<Name extends ListName>(name: Name, address: string): Promise<Lists[Name]> {
  const url = addressOf(address, `${name}.json`)
  const result = safeParse(listSchemas[name], await fetchItems(url, wholeExchange()))
  if (!result.success) {
    throw new Error(listMessages().wrongShape(url.href, reasonsOf(result.issues)))
  }
  return result.output.map(withIconPath) as Lists[Name]
}

/** The texts of a further language, by id; none where there is no such file. */
async function fetchTexts(
  name: ListName,
  address: string,
  language: string,
): Promise<Record<number, Texts>> {
  const url = addressOf(address, `${language}/${name}.json`)
  const items = await fetchItems(url, wholeExchange()).catch((reason) => {
    if (reason instanceof HTTPError && reason.response.status === 404) return []
    throw reason
  })
  // A whole list in the language, or an overlay such as those of src/content.
  const whole = safeParse(listSchemas[name], items)
  const result = whole.success ? whole : safeParse(listOverlaySchema(name), items)
  if (!result.success) {
    throw new Error(listMessages().wrongShape(url.href, reasonsOf(result.issues)))
  }
  const entries: readonly { id: number }[] = result.output
  return Object.fromEntries(
    entries.map((entry) => {
      const texts = textsIn(name, entry).filter(([, text]) => text.trim() !== '')
      return [entry.id, Object.fromEntries(texts)]
    }),
  )
}

/**
 * Fetches and checks `<address>/<name>.json`, and in a further language the texts of
 * `<address>/<language>/<name>.json`.
 * @throws Error with the reason, for the console
 */
export async function fetchList<Name extends ListName>(
  name: Name,
  address: string,
  language: string,
): Promise<Lists[Name]> {
  if (language === languages[0]?.code) return fetchMain(name, address)
  const [list, texts] = await Promise.all([
    fetchMain(name, address),
    fetchTexts(name, address, language),
  ])
  return translatedList(name, list, texts)
}
