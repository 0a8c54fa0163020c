import { canParse } from './schema/fields'

/** A stretch of a text: plain, or a link. */
export type Stretch = {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  readonly to?: string
}

/** Of Markdown only `[text](address)`; an address may hold brackets in pairs. */
const LINK = /\[([^[\]]+)\]\(((?:https?:\/\/|mailto:)(?:[^\s()]|\([^\s()]*\))+)\)/g

/** What is a link in a `descripcion` or `resumen`, on pages and in files. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', 2: to = '', index } of text.matchAll(LINK)) {
    if (!canParse(to)) continue
    found.push({ at: end, text: text.slice(end, index) }, { at: index, text: name, to })
    end = index + whole.length
  }
  return [...found, { at: end, text: text.slice(end) }].filter((each) => each.text !== '')
}

const joined = (text: string, shown: (name: string, to: string) => string) =>
  stretches(text)
    .map((each) => (each.to === undefined ? each.text : shown(each.text, each.to)))
    .join('')

export const withoutLinks = (text: string): string => joined(text, (name) => name)

/** 'text (address)', where nothing can be pressed. */
export const withAddresses = (text: string): string =>
  joined(text, (name, to) => {
    const address = to.replace('mailto:', '')
    return name === address ? name : `${name} (${address})`
  })
