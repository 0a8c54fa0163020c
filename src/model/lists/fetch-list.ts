import { iconPaths, languages } from 'virtual:content'
import { HTTPError } from 'ky'
import { type GenericSchema, getDotPath, is, safeParse } from 'valibot'
import { fillIn } from '../fill-words'
import { DEVICON, SIMPLE_ICONS } from '../schema/fields'
import { type ListName, type Lists, listSchemaOf } from '../schema/schema'
import { listTranslationSchema } from '../schema/translation-schema'
import { type Texts, textsIn, translatedList } from '../translated-texts'
import { http, TIMEOUT_MS } from './http-client'

/** A fetched list can use only the icons of sets that the build included. */
function withIconPath(item: object): object {
  if (!('icon' in item)) return item
  const icon = String(item.icon)
  if (!icon.startsWith(DEVICON) && !icon.startsWith(SIMPLE_ICONS)) return item
  const path = iconPaths[icon]
  if (!path) throw new Error(fillIn(import.meta.env.PORTFOLIO_FAULT_unknownIcon, { icon }))
  return { ...item, icon: path }
}

/** @throws Error that names the wrong fields, as the schema's keys say them */
function checked<Schema extends GenericSchema>(schema: Schema, items: unknown, { href }: URL) {
  const { success, output, issues } = safeParse(schema, items)
  if (success) return output
  const reasons = issues.map(
    (issue) => `${getDotPath(issue) ?? 'items'}: ${issue.message} (${issue.received})`,
  )
  const expected = reasons.join('; ')
  throw new Error(fillIn(import.meta.env.PORTFOLIO_FAULT_wrongShape, { address: href, expected }))
}

/** The items of `{ "items": [...] }` or of a bare array. */
async function fetchItems(url: URL): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await http.get(url, { signal, headers: { accept: 'application/json' } })
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const body: unknown = JSON.parse(utf8.decode(await response.arrayBuffer()))
  return typeof body === 'object' && body !== null && 'items' in body ? body.items : body
}

const addressOf = (address: string, file: string) =>
  new URL(file, new URL(address.replace(/\/*$/, '/'), window.location.href))

async function fetchMain<Name extends ListName>(name: Name, address: string): Promise<Lists[Name]> {
  const url = addressOf(address, `${name}.json`)
  const items: readonly object[] = checked(listSchemaOf(name), await fetchItems(url), url)
  return items.map(withIconPath) as Lists[Name]
}

async function fetchTexts(
  name: ListName,
  address: string,
  language: string,
): Promise<Record<number, Texts>> {
  const url = addressOf(address, `${language}/${name}.json`)
  const items = await fetchItems(url).catch((reason) => {
    if (reason instanceof HTTPError && reason.response.status === 404) return []
    throw reason
  })
  // A whole list in the language, or a translation such as those of src/content.
  const schema = is(listSchemaOf(name), items) ? listSchemaOf(name) : listTranslationSchema(name)
  const entries: readonly { id: number }[] = checked(schema, items, url)
  return Object.fromEntries(
    entries.map((entry) => {
      const texts = textsIn(name, entry).filter(([, text]) => text.trim() !== '')
      return [entry.id, Object.fromEntries(texts)]
    }),
  )
}

/** Fetches and checks a list, in a further language with its texts. @throws Error with the reason */
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
