import { deviconPaths } from 'virtual:content'
import { getDotPath, safeParse } from 'valibot'
import { listMessages } from '../../messages/lists'
import { DEVICON } from '../schema/fields'
import { type ListName, type Lists, listSchemas } from '../schema/schema'
import { http, readCapped, wholeExchange } from './http-client'

/** A fetched list can use only the devicons that the build included. */
function withIconPath<Item>(item: Item): Item {
  if (typeof item !== 'object' || item === null || !('icon' in item)) return item
  const icon = String(item.icon)
  if (!icon.startsWith(DEVICON)) return item
  const path = deviconPaths[icon.slice(DEVICON.length)]
  if (!path) throw new Error(listMessages().unknownIcon(icon))
  return { ...item, icon: path }
}

/**
 * Fetches and checks `<address>/<name>.json`: `{ "items": [...] }` or a bare array.
 * @throws Error with the reason, for the console
 */
export async function fetchList<Name extends ListName>(
  name: Name,
  address: string,
): Promise<Lists[Name]> {
  const base = new URL(address.replace(/\/*$/, '/'), window.location.href)
  const url = new URL(`${name}.json`, base)
  const signal = wholeExchange()
  const response = await http.get(url, { signal, headers: { accept: 'application/json' } })
  const body: unknown = JSON.parse(await readCapped(response, signal))
  const isWrapped = typeof body === 'object' && body !== null && 'items' in body
  const result = safeParse(listSchemas[name], isWrapped ? body.items : body)
  if (!result.success) {
    const reasons = result.issues.map(
      (issue) => `${getDotPath(issue) ?? 'items'}: ${issue.message}`,
    )
    throw new Error(listMessages().wrongShape(url.href, reasons.join('; ')))
  }
  return result.output.map(withIconPath) as Lists[Name]
}
